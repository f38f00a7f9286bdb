import type { QueryCtx } from '../../../platform/context.ts';
import type { DayFlow } from '../domain/statement.ts';
import { sumByDay } from '../store/statements.ts';

/** An account's daily sums of some kinds of entry, oldest first. */
export function dailyFlows(ctx: QueryCtx, accountId: string, kinds: readonly string[]): Promise<DayFlow[]> {
  return sumByDay(ctx.reader, accountId, kinds);
}
