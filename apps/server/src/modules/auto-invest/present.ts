import type { ParsedApi } from '@titian/contracts/schemas/all';
import { rateToText } from '@titian/finance/rate';
import { senToText } from '@titian/finance/sen';
import type { Preset, PresetFields } from './domain/preset.ts';
import { PREVIEW_DAYS, type Preview } from './queries/preview.ts';

type Saved = NonNullable<ParsedApi['autoInvestPreset']['response']['preset']>;

/** A preset as the form takes it. */
export function presentFields(preset: PresetFields): Omit<Saved, 'version' | 'changed_at' | 'paused_until'> {
  const amounts = [...preset.amounts].map(([type, range]): [string, [string, string]] => [
    type,
    [senToText(range.minSen), senToText(range.maxSen)],
  ]);
  return {
    botName: preset.name,
    mode: preset.isOn ? 'on' : 'off',
    tenure: [preset.termMinMonths, preset.termMaxMonths],
    interest: [rateToText(preset.rateMinBps), rateToText(preset.rateMaxBps)],
    amounts: Object.fromEntries(amounts),
    financingType: [...preset.amounts.keys()],
    noteType: [...preset.contracts],
    guaranteed_option: preset.guaranteedOption,
    exhausted_balance: preset.usesExhaustedBalance,
    issuer_exposure: preset.exposureBps !== null,
    issuer_exposure_percent: preset.exposureBps === null ? null : rateToText(preset.exposureBps),
    monthly_budget: preset.monthlyBudgetSen === null ? null : senToText(preset.monthlyBudgetSen),
    continue_above_limit: preset.aboveLimitAgreedAt === null ? 0 : 1,
  };
}

/** One version of a saved preset. */
export function presentSaved(preset: Preset): Saved {
  return {
    ...presentFields(preset),
    version: preset.version,
    changed_at: preset.from.toISOString(),
    paused_until: preset.pausedUntil,
  };
}

export function presentPreview(preview: Preview): ParsedApi['autoInvestPreview']['response'] {
  return {
    success: true,
    days: PREVIEW_DAYS,
    notes: preview.notes,
    amount: senToText(preview.amountSen),
    listed: preview.listed,
    open_notes: preview.openNotes,
  };
}
