import type { Day } from '@titian/finance/calendar';
import type { QueryCtx } from '../../../platform/context.ts';
import { investorSchedules } from '../../servicing/public.ts';
import { type ComingPayment, calendarRange, comingPayments, type DayRange } from '../domain/cash-flow.ts';

/** An investor's calendar: the days that were asked for, and everything that is still to come. */
export interface CashFlow extends DayRange {
  readonly today: Day;
  /** Of all days, by the day on which each is expected. */
  readonly coming: readonly ComingPayment[];
}

/** What is still to come to an investor, by contract and as expected (rules §6). @throws FieldError on `to` */
export async function cashFlowOf(
  ctx: QueryCtx,
  investorId: string,
  asked: { readonly from?: string | undefined; readonly to?: string | undefined },
): Promise<CashFlow> {
  const range = calendarRange(asked, ctx.businessDate);
  const coming = comingPayments(await investorSchedules(ctx, investorId));
  return { ...range, today: ctx.businessDate, coming };
}
