import type { Grade } from '@titian/contracts/scorecard';
import { type RateBps, rateBps } from '@titian/finance/rate';
import { maxSen, minSen, type Sen, sen, senFromText, ZERO_SEN } from '@titian/finance/sen';
import type { CreditGrade } from '../../settings/public.ts';
import type { CreditFigures } from './credit-figures.ts';

/** What credit may start from; another offer is a matter of assessment, and of a second operator. */
export interface Suggestion {
  readonly rateMinBps: RateBps;
  readonly rateMaxBps: RateBps;
  readonly limitSen: Sen;
}

/** Instalments may take this share of what a month leaves over. */
const SURPLUS_SHARE = { of: 70n, from: 100n } as const;

/**
 * The band and the limit of a grade; the limit is never above what a month's surplus can pay back over the tenure, nor
 * above the room that is left for the issuer and its related companies.
 */
export function suggestionFor(
  grade: Grade,
  grades: readonly CreditGrade[],
  basis: { readonly figures: CreditFigures; readonly termMonths: number; readonly roomSen: Sen },
): Suggestion {
  const row = grades.find((one) => one.grade === grade);
  const { statements } = basis.figures;
  const surplus =
    senFromText(statements.inflow) - senFromText(statements.outflow) - senFromText(statements.instalments);
  const payable = sen((surplus * BigInt(basis.termMonths) * SURPLUS_SHARE.of) / SURPLUS_SHARE.from);
  const limitSen = minSen(minSen(row?.limitSen ?? ZERO_SEN, payable), basis.roomSen);
  return {
    rateMinBps: row?.rateMinBps ?? rateBps(0),
    rateMaxBps: row?.rateMaxBps ?? rateBps(0),
    limitSen: maxSen(sen(limitSen - (limitSen % 1_000n)), ZERO_SEN),
  };
}
