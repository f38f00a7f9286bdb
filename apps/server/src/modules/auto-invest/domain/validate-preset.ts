import type { FinancingType } from '@titian/contracts/constants';
import type { Message } from '@titian/contracts/messages/definition';
import { message } from '@titian/contracts/messages/message';
import type { ParsedApi } from '@titian/contracts/schemas/all';
import { parseRate, type RateBps, rateToText } from '@titian/finance/rate';
import { minSen, parseSen, type Sen, senFromText, senToText } from '@titian/finance/sen';
import type { FieldMessages } from '../../../platform/errors.ts';
import type { AmountRange } from './preset.ts';

export type PresetForm = ParsedApi['autoBotInvestCreate']['body'];

/** The figures of the business that a preset is held against. */
export interface PresetRules {
  readonly minimumSen: Sen;
  readonly stepSen: Sen;
  readonly rateCapBps: RateBps;
  /** Whether the investor is limited to guaranteed notes. */
  readonly isGuaranteedOnly: boolean;
}

const WHOLE_PERCENT_BPS = 10_000;

/** The problems of a preset beyond the contract's validation; an empty record without problems. */
export function presetProblems(form: PresetForm, rules: PresetRules): FieldMessages {
  const problems: Record<string, Message[]> = {};
  const blame = (field: string, text: Message | null) => {
    if (text !== null) {
      problems[field] = [text];
    }
  };
  const [shortest, longest] = form.tenure;
  blame('tenure', shortest > longest ? message('preset_tenure_reversed') : null);
  blame('interest', rateProblem(form.interest, rules.rateCapBps));
  for (const type of form.financingType) {
    blame(`amounts.${type}`, amountProblem(amountsOf(form, type), rules));
  }
  blame('issuer_exposure_percent', form.issuer_exposure ? exposureProblem(form) : null);
  blame('monthly_budget', budgetProblem(form, rules));
  const unguaranteed = rules.isGuaranteedOnly && form.guaranteed_option !== 'only';
  blame('guaranteed_option', unguaranteed ? message('guaranteed_only_choice') : null);
  return problems;
}

/** What one type may take, or null where the form has no readable range for it. */
export function amountsOf(form: PresetForm, type: FinancingType): AmountRange | null {
  const [from, to] = form.amounts[type] ?? [];
  const minSen = parseSen(from ?? '');
  const maxSen = parseSen(to ?? '');
  return minSen === null || maxSen === null ? null : { minSen, maxSen };
}

/** The budget of a form, or null where it limits nothing. */
export function budgetOf({ monthly_budget: budget }: PresetForm): Sen | null {
  return budget === undefined || budget === null ? null : senFromText(budget);
}

/** A budget below every minimum would never be touched. */
function budgetProblem(form: PresetForm, rules: PresetRules): Message | null {
  const budgetSen = budgetOf(form);
  if (budgetSen === null) {
    return null;
  }
  const minimums = form.financingType.flatMap((type) => amountsOf(form, type)?.minSen ?? []);
  const [first, ...others] = minimums;
  const leastSen = first === undefined ? rules.minimumSen : others.reduce((a, b) => minSen(a, b), first);
  if (budgetSen < leastSen) {
    return message('preset_amount_below_minimum', { minimum: senToText(leastSen) });
  }
  return budgetSen % rules.stepSen === 0n
    ? null
    : message('preset_amount_step', { step: senToText(rules.stepSen) });
}

function rateProblem([from, to]: PresetForm['interest'], capBps: RateBps): Message | null {
  const lowest = parseRate(from);
  const highest = parseRate(to);
  if (lowest === null || highest === null || lowest < 1 || highest > capBps) {
    return message('preset_rate_out_of_range', { max: rateToText(capBps) });
  }
  return lowest > highest ? message('preset_rates_reversed') : null;
}

function amountProblem(range: AmountRange | null, rules: PresetRules): Message | null {
  if (range === null) {
    return message('preset_amounts_required');
  }
  if (range.minSen < rules.minimumSen) {
    return message('preset_amount_below_minimum', { minimum: senToText(rules.minimumSen) });
  }
  if (range.minSen % rules.stepSen !== 0n || range.maxSen % rules.stepSen !== 0n) {
    return message('preset_amount_step', { step: senToText(rules.stepSen) });
  }
  return range.minSen > range.maxSen ? message('preset_amounts_reversed') : null;
}

function exposureProblem({ issuer_exposure_percent: percent }: PresetForm): Message | null {
  const share = parseRate(percent ?? '');
  const fits = share !== null && share >= 1 && share <= WHOLE_PERCENT_BPS;
  return fits ? null : message('issuer_share_invalid');
}
