import { addMonths, type Day, type Month, monthOf, monthsFromTo } from '@titian/finance/calendar';
import type { QueryCtx } from '../../../platform/context.ts';
import { firstIssueDay, listMonths } from '../store/published-months.ts';

/** Months that were over before a day and are not published, oldest first; the first is that of the first issued note. */
export async function missingMonths(ctx: QueryCtx, on: Day): Promise<Month[]> {
  const first = await firstIssueDay(ctx.reader);
  if (first === null) {
    return [];
  }
  const published = new Set(await listMonths(ctx.reader));
  return monthsFromTo(monthOf(first), addMonths(monthOf(on), -1)).filter((month) => !published.has(month));
}
