import type { QueryCtx } from '../../../platform/context.ts';
import { findAccountSince } from '../store/bank-accounts.ts';

/** When a bank account became its customer's, or null. */
export function readAccountSince(ctx: QueryCtx, bankAccountId: string): Promise<Date | null> {
  return findAccountSince(ctx.reader, bankAccountId);
}
