import { recordAudit } from '../../../platform/audit.ts';
import type { Ctx } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors.ts';
import { enqueue } from '../../../platform/jobs.ts';
import type { BankAccount } from '../domain/bank-account.ts';
import type { BankLine } from '../domain/bank-line.ts';
import { type ExceptionCategory, lineOfCause, type ReconciliationException } from '../domain/exception.ts';
import { lockBankLine } from '../store/bank-lines.ts';
import { resolve } from '../store/exception-resolutions.ts';
import { findException, lockException } from '../store/exceptions.ts';
import { lockProgress, markDirty } from '../store/progress.ts';
import { listReconciliations } from '../store/reconciliations.ts';
import { reconcileAccount } from './reconcile-account.ts';

/** An open exception with its account and, where it is about one, its line; all locked. */
export interface OpenException {
  readonly exception: ReconciliationException;
  readonly account: BankAccount;
  readonly line: BankLine | null;
}

/**
 * Locks an open exception in the lock order of an account: its progress, its line, the exception.
 * @throws AppError `not_found`, `wrong_state` where it is closed
 */
export async function lockOpen(
  ctx: Ctx,
  accounts: readonly BankAccount[],
  id: string,
): Promise<OpenException> {
  const seen = await findException(ctx.tx, id);
  const account = accounts.find((one) => one.kind === seen?.account);
  if (seen === null || account === undefined) {
    throw new AppError('not_found');
  }
  await lockProgress(ctx.tx, account.kind);
  const bankReference = lineOfCause(seen.cause);
  const line = bankReference === null ? null : await lockBankLine(ctx.tx, bankReference);
  return { exception: await lockOpenException(ctx, id), account, line };
}

/** @throws AppError `not_found`, `wrong_state` where it is closed */
export async function lockOpenException(ctx: Ctx, id: string): Promise<ReconciliationException> {
  const known = await lockException(ctx.tx, id);
  if (known === null) {
    throw new AppError('not_found');
  }
  if (known.state !== 'open') {
    throw new AppError('wrong_state');
  }
  return known;
}

/** Under which approval an exception is closed, and how. */
export interface ClosingException {
  readonly category: ExceptionCategory;
  readonly approvalId: string;
  readonly makerId: string;
  readonly reason: string;
  readonly transferId: string | null;
}

/** Closes a locked exception and works out its account's days again. */
export async function closeException(
  ctx: Ctx,
  { exception, account }: OpenException,
  { category, approvalId, makerId, reason, transferId }: ClosingException,
): Promise<void> {
  const resolution = { by: makerId, at: ctx.now, text: reason, category, approvalId };
  await resolve(ctx.tx, [exception.id], resolution);
  await markDirty(ctx.tx, account.kind, exception.sinceOn);
  if (exception.kind === 'continuity') {
    // Statements that waited behind the gap are stored now.
    await enqueue(ctx, 'settle_statements', {}, { key: 'settle_statements' });
  }
  await recordAudit(ctx, {
    action: 'reconciliation_exception.resolved',
    subjectKind: 'reconciliation_exception',
    subjectId: exception.id,
    after: { category, transfer_id: transferId },
    reason,
  });
  const [last] = await listReconciliations(ctx.tx, account.kind, null, 1);
  if (last !== undefined) {
    await reconcileAccount(ctx, account, last.day);
  }
}
