import type { Day } from '@titian/finance/calendar';
import type { QueryCtx } from '../../../platform/context.ts';
import { type HeldNote, portfolioOf } from '../../notes/public.ts';
import { type ComingDay, comingDays, comingShares, type DayRange } from '../../servicing/public.ts';
import { type ComingPayment, calendarRange } from '../domain/cash-flow.ts';

interface CashFlowQuery {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** An investor's calendar. */
export interface CashFlow extends DayRange {
  readonly today: Day;
  /** Everything that is still to come, whatever days were asked for. */
  readonly coming: readonly ComingDay[];
  /** The first payments of the days that were asked for. */
  readonly items: readonly ComingPayment[];
}

const ITEMS = 100;

/** Future payments to an investor, by contract and as expected (FIG-8). @throws FieldError on `to` */
export async function cashFlowOf(ctx: QueryCtx, investorId: string, query: CashFlowQuery): Promise<CashFlow> {
  const range = calendarRange(query, ctx.businessDate);
  const held = await portfolioOf(ctx, investorId);
  const coming = await comingDays(ctx, held);
  return { ...range, today: ctx.businessDate, coming, items: await payments(ctx, held, range, ITEMS) };
}

/** Every payment that is due or expected within some days, soonest first. @throws FieldError on `to` */
export async function comingPayments(
  ctx: QueryCtx,
  investorId: string,
  query: CashFlowQuery,
): Promise<DayRange & { readonly payments: readonly ComingPayment[] }> {
  const range = calendarRange(query, ctx.businessDate);
  return { ...range, payments: await payments(ctx, await portfolioOf(ctx, investorId), range, null) };
}

async function payments(
  ctx: QueryCtx,
  held: readonly HeldNote[],
  range: DayRange,
  limit: number | null,
): Promise<ComingPayment[]> {
  const shares = await comingShares(ctx, held, range, limit);
  const titles = new Map(held.map(({ note }) => [note.id, note.purpose]));
  return shares.map((one) => ({ ...one, title: titles.get(one.noteId) ?? '' }));
}
