import type { Sen } from '@titian/finance/sen';
import type { QueryCtx } from '../../../platform/context.ts';
import { readBalance, readBalances } from '../store/postings.ts';

/** What a cash account holds now. */
export function accountBalance(ctx: QueryCtx, accountId: string): Promise<Sen> {
  return readBalance(ctx.reader, accountId);
}

/** What some cash accounts hold now, by id. */
export function accountBalances(
  ctx: QueryCtx,
  accountIds: readonly string[],
): Promise<ReadonlyMap<string, Sen>> {
  return readBalances(ctx.reader, accountIds);
}
