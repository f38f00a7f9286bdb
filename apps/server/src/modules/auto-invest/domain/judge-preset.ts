import type { FinancingType } from '@titian/contracts/constants';
import type { ParsedApi } from '@titian/contracts/schemas/all';
import { parseRate, type RateBps, rateToText } from '@titian/finance/rate';
import { formatRinggit, parseSen, type Sen } from '@titian/finance/sen';
import type { FieldErrors } from '../../../platform/errors.ts';
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

/** What is wrong with a preset beyond what the contract refuses; an empty record where nothing is. */
export function presetProblems(form: PresetForm, rules: PresetRules): FieldErrors {
  const problems: Record<string, string[]> = {};
  const blame = (field: string, text: string | null) => {
    if (text !== null) {
      problems[field] = [text];
    }
  };
  const [shortest, longest] = form.tenure;
  blame('tenure', shortest > longest ? 'Please let the shortest tenure be no longer than the longest' : null);
  blame('interest', rateProblem(form.interest, rules.rateCapBps));
  for (const type of form.financingType) {
    blame(`amounts.${type}`, amountProblem(amountsOf(form, type), rules));
  }
  blame('issuer_exposure_percent', form.issuer_exposure ? exposureProblem(form) : null);
  const unguaranteed = rules.isGuaranteedOnly && form.guaranteed_option !== 'only';
  blame(
    'guaranteed_option',
    unguaranteed ? 'Your account is limited to guaranteed notes. Please choose only.' : null,
  );
  return problems;
}

/** What one type may take, or null where the form has no readable range for it. */
export function amountsOf(form: PresetForm, type: FinancingType): AmountRange | null {
  const [from, to] = form.amounts[type] ?? [];
  const minSen = parseSen(from ?? '');
  const maxSen = parseSen(to ?? '');
  return minSen === null || maxSen === null ? null : { minSen, maxSen };
}

function rateProblem([from, to]: PresetForm['interest'], capBps: RateBps): string | null {
  const lowest = parseRate(from);
  const highest = parseRate(to);
  if (lowest === null || highest === null || lowest < 1 || highest > capBps) {
    return `Please enter rates from 0.01 to ${rateToText(capBps)} percent a year`;
  }
  return lowest > highest ? 'Please let the lowest rate be no higher than the highest' : null;
}

function amountProblem(range: AmountRange | null, rules: PresetRules): string | null {
  if (range === null) {
    return 'Please enter a smallest and a largest amount';
  }
  if (range.minSen < rules.minimumSen) {
    return `Please enter at least ${formatRinggit(rules.minimumSen)}`;
  }
  if (range.minSen % rules.stepSen !== 0n || range.maxSen % rules.stepSen !== 0n) {
    return `Please use steps of ${formatRinggit(rules.stepSen)}`;
  }
  return range.minSen > range.maxSen ? 'Please let the smallest amount be no more than the largest' : null;
}

function exposureProblem({ issuer_exposure_percent: percent }: PresetForm): string | null {
  const share = parseRate(percent ?? '');
  const fits = share !== null && share >= 1 && share <= WHOLE_PERCENT_BPS;
  return fits ? null : 'Please enter a share from 0.01 to 100 percent';
}
