import { financingTypes } from '@titian/contracts/constants';
import { nameOf } from '../../../lib/text/names.ts';
import type { SavedPreset } from '../api/preset.ts';

type Field =
  | 'name'
  | 'mode'
  | 'tenure'
  | 'interest'
  | 'amounts'
  | 'types'
  | 'contracts'
  | 'guaranteed'
  | 'exhausted'
  | 'exposure'
  | 'aboveLimit'
  | 'budget'
  | 'paused';

/** One thing that a new version says differently; '' stands for nothing. */
export interface Change {
  readonly field: Field;
  readonly from: string;
  readonly to: string;
  /** The financing type that amounts are of. */
  readonly type?: string;
}

/** How amounts and days are written. */
interface Formats {
  readonly money: (amount: string) => string;
  readonly day: (day: string) => string;
}

/** What the later of two versions of a preset says differently. */
export function changesBetween(before: SavedPreset, after: SavedPreset, formats: Formats): Change[] {
  const [old, now] = [facts(before, formats), facts(after, formats)];
  const changed = Object.entries(old).flatMap(([field, from]): Change[] => {
    const to = now[field as Exclude<Field, 'amounts'>];
    return from === to ? [] : [{ field: field as Field, from, to }];
  });
  const amounts = financingTypes.flatMap((type): Change[] => {
    const [from, to] = [before.amounts[type], after.amounts[type]].map((range) => rangeOf(range, formats));
    const both = from !== '' && to !== '';
    return both && from !== undefined && to !== undefined && from !== to
      ? [{ field: 'amounts', from, to, type }]
      : [];
  });
  return [...changed, ...amounts];
}

function facts(preset: SavedPreset, { money, day }: Formats): Record<Exclude<Field, 'amounts'>, string> {
  return {
    name: preset.botName,
    mode: preset.mode,
    tenure: preset.tenure.join(' – '),
    interest: preset.interest.join(' – '),
    types: preset.financingType.map((one) => nameOf('note_types', one)).join(', '),
    contracts: preset.noteType.map((one) => nameOf('note_contracts', one)).join(', '),
    guaranteed: preset.guaranteed_option,
    exhausted: preset.exhausted_balance ? 'on' : 'off',
    exposure: preset.issuer_exposure_percent ?? '',
    aboveLimit: preset.continue_above_limit === 1 ? 'on' : 'off',
    budget: preset.monthly_budget === null ? '' : money(preset.monthly_budget),
    paused: preset.paused_until === null ? '' : day(preset.paused_until),
  };
}

function rangeOf(range: readonly [string, string] | undefined, { money }: Formats): string {
  return range === undefined ? '' : range.map(money).join(' – ');
}
