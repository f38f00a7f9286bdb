import type { Ctx } from '../../../platform/context.ts';
import type { BankAccount } from '../domain/bank-account.ts';
import { lockProgress } from '../store/progress.ts';

/** Locks the accounts of some statements, in one order for everybody who locks several: the trust account first. */
export async function lockAccounts(
  ctx: Ctx,
  statements: readonly { readonly account: BankAccount }[],
): Promise<void> {
  const kinds = new Set(statements.map((one) => one.account.kind));
  for (const kind of [...kinds].sort().reverse()) {
    await lockProgress(ctx.tx, kind);
  }
}
