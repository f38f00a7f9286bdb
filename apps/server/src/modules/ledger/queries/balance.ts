import type { Sen } from '@titian/finance/sen';
import type { QueryCtx } from '../../../platform/context.ts';
import { readBalance } from '../store/postings.ts';

/** What a cash account holds now. */
export function accountBalance(ctx: QueryCtx, accountId: string): Promise<Sen> {
  return readBalance(ctx.reader, accountId);
}
