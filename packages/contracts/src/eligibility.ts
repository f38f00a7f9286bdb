import { type FinancingType, financingTypes } from './constants.ts';
import { ineligibleIndustries } from './reference/business-lists.ts';

/** The questions to a company before the long form; empty while unanswered. */
export interface EligibilityAnswers {
  readonly entity_type: string;
  /** `YYYY-MM-DD`. */
  readonly incorporated_on: string;
  /** Ringgit with two decimals at most. */
  readonly annual_revenue: string;
  /** A section of the industry list. */
  readonly bo_industry_select: string;
  /** "1" or "0". */
  readonly on_lending: string;
}

/** Why a company cannot apply now; each has a sentence on the screen. */
export type Obstacle = 'industry' | 'on_lending' | 'not_incorporated' | 'too_young' | 'too_small';

export type Eligibility =
  | { readonly verdict: 'unanswered' }
  | { readonly verdict: 'no'; readonly obstacles: readonly Obstacle[] }
  | {
      readonly verdict: 'yes';
      /** What the company may apply for at its age. */
      readonly types: readonly FinancingType[];
      /** About how much may be requested, in whole ringgit; credit decides. */
      readonly upToRinggit: number;
    };

/** The form requires bank statements of six months, and a term financing a year of figures. */
const monthsToApply = 6;
const monthsForTermFinancing = 12;
/** FIN-12. */
export const financingRinggit = { least: 5_000, most: 1_000_000, step: 10 } as const;
/** What a company can carry beside what it earns: a quarter of a year's revenue. */
const REVENUE_SHARE = 4;

/**
 * Says at once whether and for what a company may apply (FIN-12), from five answers.
 * @param today the Malaysian day, `YYYY-MM-DD`
 */
export function eligibilityOf(answers: EligibilityAnswers, today: string): Eligibility {
  const revenue = wholeRinggit(answers.annual_revenue);
  const isAnswered = Object.values(answers).every((one) => one.trim() !== '') && revenue !== null;
  const ineligible = ineligibleKinds(answers);
  // What can never be financed is said at once, whatever else is still missing.
  if (ineligible.length > 0) return { verdict: 'no', obstacles: ineligible };
  if (!isAnswered || !/^\d{4}-\d{2}-\d{2}$/.test(answers.incorporated_on)) return { verdict: 'unanswered' };
  const months = monthsBetween(answers.incorporated_on, today);
  const upToRinggit = amountFor(revenue);
  const obstacles = [...ageObstacles(answers.incorporated_on, today, months), ...sizeObstacles(upToRinggit)];
  if (obstacles.length > 0) return { verdict: 'no', obstacles };
  const types = financingTypes.filter((one) => one !== 'Term Financing' || months >= monthsForTermFinancing);
  return { verdict: 'yes', types, upToRinggit };
}

function ineligibleKinds({
  bo_industry_select: industry,
  on_lending: lends,
}: EligibilityAnswers): Obstacle[] {
  return [
    ...(ineligibleIndustries.includes(industry) ? ['industry' as const] : []),
    ...(lends === '1' ? ['on_lending' as const] : []),
  ];
}

function ageObstacles(incorporatedOn: string, today: string, months: number): Obstacle[] {
  if (incorporatedOn > today) return ['not_incorporated'];
  return months < monthsToApply ? ['too_young'] : [];
}

function sizeObstacles(upToRinggit: number): Obstacle[] {
  return upToRinggit < financingRinggit.least ? ['too_small'] : [];
}

function amountFor(revenueRinggit: number): number {
  const { most, step } = financingRinggit;
  return Math.min(most, Math.floor(revenueRinggit / REVENUE_SHARE / step) * step);
}

/** Full months from one day to another, both `YYYY-MM-DD`. */
function monthsBetween(from: string, to: string): number {
  const [fromYear = 0, fromMonth = 0] = from.split('-').map(Number);
  const [toYear = 0, toMonth = 0] = to.split('-').map(Number);
  const months = (toYear - fromYear) * 12 + toMonth - fromMonth;
  return to.slice(8) >= from.slice(8) ? months : months - 1;
}

/** The ringgit of an amount, its sen left out; null for what is no amount. */
function wholeRinggit(amount: string): number | null {
  const [, ringgit] = /^(\d{1,12})(?:\.\d{1,2})?$/.exec(amount.trim()) ?? [];
  return ringgit === undefined ? null : Number(ringgit);
}
