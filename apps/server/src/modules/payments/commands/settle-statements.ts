import type { Day } from '@titian/finance/calendar';
import type { Ctx, Scope } from '../../../platform/context.ts';
import type { BankAccount } from '../domain/bank-account.ts';
import type { PayoutDeps } from '../domain/payout-deps.ts';
import { lastFinalDay } from '../store/final-statements.ts';
import { listReconciliations } from '../store/reconciliations.ts';
import { storeHeld } from './hold-statements.ts';
import { settleOpenLines } from './import-statement.ts';
import { reconcileAccount } from './reconcile-account.ts';

/**
 * After an import was approved or a gap explained: stores the statements that waited for it, settles what the lines
 * confirm, and recalculates the days of every account. Idempotent.
 */
export async function settleStatements(deps: PayoutDeps, scope: Scope): Promise<void> {
  await storeHeld(deps, scope);
  await settleOpenLines(deps, scope);
  for (const account of deps.bankAccounts) {
    await deps.work.command(scope, (ctx) => reconcileKnownDays(ctx, account));
  }
}

/** Days that are over, up to the last one that was reconciled or is stated now. */
async function reconcileKnownDays(ctx: Ctx, account: BankAccount): Promise<void> {
  const [last] = await listReconciliations(ctx.tx, account.kind, null, 1);
  const stated: Day | null = await lastFinalDay(ctx.tx, account.accountNo);
  const over = [last?.day, stated].filter((day): day is Day => day != null && day < ctx.businessDate);
  const day = over.sort().at(-1);
  if (day !== undefined) {
    await reconcileAccount(ctx, account, day);
  }
}
