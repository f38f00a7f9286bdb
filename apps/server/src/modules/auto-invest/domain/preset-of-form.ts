import { financingTypes, noteContracts } from '@titian/contracts/constants';
import type { Day } from '@titian/finance/calendar';
import { parseRate, rateFromText } from '@titian/finance/rate';
import type { Sen } from '@titian/finance/sen';
import type { Preset } from './preset.ts';
import { amountsOf, budgetOf, type PresetForm } from './validate-preset.ts';

/** The owner of a preset, and its start. */
export interface PresetFrame {
  readonly investorId: string;
  readonly version: number;
  readonly from: Date;
  /** The earlier consent to invest above the limit; it stays while the tick stays. */
  readonly agreedBefore: Date | null;
  readonly pausedUntil: Day | null;
  /** The earlier budget; it stays where the form does not mention one. */
  readonly budgetBefore: Sen | null;
}

/** The first version of a preset. */
export function newPreset(investorId: string, from: Date): PresetFrame {
  return { investorId, version: 1, from, agreedBefore: null, pausedUntil: null, budgetBefore: null };
}

/** The preset of a validated form. */
export function presetOfForm(form: PresetForm, frame: PresetFrame): Preset {
  const [termMinMonths, termMaxMonths] = form.tenure;
  const [lowest, highest] = form.interest;
  const amounts = financingTypes.flatMap((type) => {
    const range = form.financingType.includes(type) ? amountsOf(form, type) : null;
    return range === null ? [] : [[type, range] as const];
  });
  return {
    ...{ investorId: frame.investorId, version: frame.version, from: frame.from },
    ...{ isOn: form.mode === 'on', name: form.botName, pausedUntil: frame.pausedUntil },
    ...{ termMinMonths, termMaxMonths, amounts: new Map(amounts) },
    rateMinBps: rateFromText(lowest),
    rateMaxBps: rateFromText(highest),
    contracts: noteContracts.filter((contract) => form.noteType.includes(contract)),
    guaranteedOption: form.guaranteed_option,
    usesExhaustedBalance: form.exhausted_balance,
    exposureBps: form.issuer_exposure ? parseRate(form.issuer_exposure_percent ?? '') : null,
    monthlyBudgetSen: form.monthly_budget === undefined ? frame.budgetBefore : budgetOf(form),
    aboveLimitAgreedAt: form.continue_above_limit === 1 ? (frame.agreedBefore ?? frame.from) : null,
  };
}
