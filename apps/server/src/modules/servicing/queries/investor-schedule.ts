import type { QueryCtx } from '../../../platform/context.ts';
import { heldRows } from '../../notes/public.ts';
import { type AgedOn, type AgingDay, sumAged } from '../store/aged-principal.ts';
import {
  type Coming,
  type ComingQuery,
  listSoonest,
  readComing,
  type SoonestHolding,
} from '../store/coming-payments.ts';
import {
  type InstalmentShare,
  listInstalmentShares,
  type PromisedMonth,
  sumPromised,
} from '../store/shared-schedules.ts';

/**
 * Future payments to an investor, before fees and tax, by the days on which they are due and expected (FIG-14), and the
 * first of those that fall into a range.
 */
export function comingPayments(ctx: QueryCtx, investorId: string, query: ComingQuery): Promise<Coming> {
  return readComing(ctx.reader, heldRows({ investorId }), { ...query, today: ctx.businessDate });
}

/** What an investor's notes promised by month, paid or not, before fees and tax (FIG-9). */
export function promisedMonths(ctx: QueryCtx, investorId: string): Promise<PromisedMonth[]> {
  return sumPromised(ctx.reader, heldRows({ investorId }));
}

/** Principal of an investor that was outstanding on some days in notes past due or in default (FIG-15). */
export function agedPrincipal(
  ctx: QueryCtx,
  investorId: string,
  days: readonly AgingDay[],
): Promise<AgedOn[]> {
  return sumAged(ctx.reader, heldRows({ investorId }), days, ctx.businessDate);
}

/** Holdings of an investor with principal outstanding whose notes are paid next, in that order; then those of no day. */
export function soonestHoldings(ctx: QueryCtx, investorId: string, limit: number): Promise<SoonestHolding[]> {
  return listSoonest(ctx.reader, heldRows({ investorId }), limit);
}

/** What a holding has part in of each instalment of its note; none before all holders of the note are known. */
export function instalmentShares(ctx: QueryCtx, holdingId: string): Promise<InstalmentShare[]> {
  return listInstalmentShares(ctx.reader, heldRows({ holdingId }), ctx.businessDate);
}
