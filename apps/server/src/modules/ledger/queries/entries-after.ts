import type { QueryCtx } from '../../../platform/context.ts';
import type { EntryHead, FlowEntry } from '../domain/statement.ts';
import { listAfter, listInvestorHeads } from '../store/statements.ts';

/** The next entries of some accounts, each after the number up to which it is known; at most `limitEach` of each. */
export function entriesAfter(
  ctx: QueryCtx,
  heads: readonly EntryHead[],
  limitEach: number,
): Promise<FlowEntry[]> {
  return listAfter(ctx.reader, heads, limitEach);
}

/** The number of the last entry of investors' cash accounts, some at a time by id. */
export function investorHeads(ctx: QueryCtx, afterId: string | null, limit: number): Promise<EntryHead[]> {
  return listInvestorHeads(ctx.reader, afterId, limit);
}
