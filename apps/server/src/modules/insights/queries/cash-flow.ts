import type { Day } from '@titian/finance/calendar';
import type { QueryCtx } from '../../../platform/context.ts';
import { type ComingDay, type ComingShare, comingPayments, type DayRange } from '../../servicing/public.ts';
import { calendarRange } from '../domain/cash-flow.ts';

interface CashFlowQuery {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** An investor's calendar. */
export interface CashFlow extends DayRange {
  readonly today: Day;
  /** Future payments of the requested days; what is past due or in default whenever it was due. */
  readonly coming: readonly ComingDay[];
  /** Payments of the requested days, soonest first. */
  readonly items: readonly ComingShare[];
}

/** What a screen lists. */
export const LISTED_PAYMENTS = 100;

/**
 * Future payments to an investor, by contract and as expected (FIG-8).
 * @param limit how many payments are listed at most; null for all of them
 * @throws FieldError on `to`
 */
export async function cashFlowOf(
  ctx: QueryCtx,
  investorId: string,
  query: CashFlowQuery,
  limit: number | null,
): Promise<CashFlow> {
  const range = calendarRange(query, ctx.businessDate);
  const { days, payments } = await comingPayments(ctx, investorId, { ...range, limit });
  return { ...range, today: ctx.businessDate, coming: days, items: payments };
}
