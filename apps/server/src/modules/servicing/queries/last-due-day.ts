import { addDays, type Day } from '@titian/finance/calendar';
import type { QueryCtx } from '../../../platform/context.ts';
import { laterDay } from '../domain/excess.ts';
import { lastFinishedDay } from '../store/days.ts';

/** The last day that is over: what was due on it is not left to the end of this one. */
export async function lastDueDay(ctx: QueryCtx): Promise<Day> {
  const [yesterday, finished] = [addDays(ctx.businessDate, -1), await lastFinishedDay(ctx.reader)];
  return laterDay(yesterday, finished ?? yesterday);
}
