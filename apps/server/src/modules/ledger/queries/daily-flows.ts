import type { Day } from '@titian/finance/calendar';
import type { Sen } from '@titian/finance/sen';
import type { QueryCtx } from '../../../platform/context.ts';
import { sumByDay } from '../store/statements.ts';

/** What an account gained (positive) or gave on one business day through some kinds of transfer. */
export interface DayFlow {
  readonly on: Day;
  readonly amountSen: Sen;
}

/** An account's daily sums of some kinds of entry, oldest first. */
export function dailyFlows(ctx: QueryCtx, accountId: string, kinds: readonly string[]): Promise<DayFlow[]> {
  return sumByDay(ctx.reader, accountId, kinds);
}
