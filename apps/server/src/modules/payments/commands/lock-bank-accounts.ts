import type { Ctx } from '../../../platform/context.ts';
import type { BankAccount } from '../domain/bank-account.ts';
import { lockProgress } from '../store/progress.ts';

/**
 * Locks the accounts of the platform that some statements are about, always in the same order, to avoid deadlocks.
 * @param accounts all of the platform, the trust account first
 */
export async function lockBankAccounts(
  ctx: Ctx,
  accounts: readonly BankAccount[],
  statements: readonly { readonly accountNo: string }[],
): Promise<void> {
  const named = new Set(statements.map((one) => one.accountNo));
  for (const account of accounts.filter((one) => named.has(one.accountNo))) {
    await lockProgress(ctx.tx, account.kind);
  }
}
