import { recordAudit } from '../../../platform/audit.ts';
import type { Ctx } from '../../../platform/context.ts';
import { AppError, fieldError } from '../../../platform/errors.ts';
import { readOperator, readOperatorsOf } from '../../identity/public.ts';
import type { BankAccount } from '../domain/bank-account.ts';
import type { ReconciliationException } from '../domain/exception.ts';
import { findException, lockException, resolve, setOwner } from '../store/exceptions.ts';
import { explainLine, matchLineToMovement } from '../store/line-resolutions.ts';
import { lockProgress, markDirty } from '../store/progress.ts';
import { listReconciliations } from '../store/reconciliations.ts';
import { reconcileAccount } from './reconcile-account.ts';

export interface AssignException {
  readonly id: string;
  /** A finance operator; null gives it back to nobody. */
  readonly ownerId: string | null;
  readonly note: string | null;
}

/**
 * Makes an operator the owner of an open exception.
 * @throws AppError `not_found`, `wrong_state`; FieldError on owner_id for somebody who is not of finance
 */
export async function assignException(ctx: Ctx, { id, ownerId, note }: AssignException): Promise<void> {
  const known = await openException(ctx, id);
  const owners = await readOperatorsOf(ctx, ['finance']);
  if (ownerId !== null && !owners.some((one) => one.id === ownerId)) {
    throw fieldError('owner_id', 'Please choose an operator of finance');
  }
  const nameOf = async (owner: string | null) =>
    owner === null ? null : ((await readOperator(ctx, owner))?.name ?? null);
  await setOwner(ctx.tx, id, ownerId);
  await recordAudit(ctx, {
    action: 'reconciliation_exception.assigned',
    subjectKind: 'reconciliation_exception',
    subjectId: id,
    before: { owner: await nameOf(known.ownerId) },
    after: { owner: await nameOf(ownerId) },
    ...(note === null ? {} : { reason: note }),
  });
}

export interface ResolveException {
  readonly id: string;
  readonly operatorId: string;
  readonly reason: string;
  /** The transfer that a line is, where one of the same amount waits for its line. */
  readonly transferId: string | null;
}

/**
 * Explains an exception for good: by words, or a line by the transfer of the ledger that it shows. It moves no money;
 * what has to move is a proposal for two operators.
 *
 * @throws AppError `not_found`, `wrong_state`; FieldError on transfer_id for a transfer that the line cannot be
 */
export async function resolveException(
  ctx: Ctx,
  accounts: readonly BankAccount[],
  input: ResolveException,
): Promise<void> {
  const seen = await findException(ctx.tx, input.id);
  const account = accounts.find((one) => one.kind === seen?.account);
  if (seen === null || account === undefined) {
    throw new AppError('not_found');
  }
  // The same order as everybody who works on an account: first its progress, then its rows.
  await lockProgress(ctx.tx, account.kind);
  const known = await openException(ctx, input.id);
  await explain(ctx, account, known, input.transferId);
  await resolve(ctx.tx, [known.id], { by: input.operatorId, at: ctx.now, text: input.reason });
  await markDirty(ctx.tx, account.kind, known.sinceOn);
  await recordAudit(ctx, {
    action: 'reconciliation_exception.resolved',
    subjectKind: 'reconciliation_exception',
    subjectId: known.id,
    after: { transfer_id: input.transferId },
    reason: input.reason,
  });
  const [last] = await listReconciliations(ctx.tx, account.kind, null, 1);
  if (last !== undefined) {
    await reconcileAccount(ctx, account, last.day);
  }
}

async function explain(
  ctx: Ctx,
  account: BankAccount,
  known: ReconciliationException,
  transferId: string | null,
): Promise<void> {
  const bankReference = known.cause.startsWith('line:') ? known.cause.slice('line:'.length) : null;
  if (transferId === null) {
    if (bankReference !== null) {
      await explainLine(ctx.tx, bankReference);
    }
    return;
  }
  if (bankReference === null || !(await matchLineToMovement(ctx.tx, account, bankReference, transferId))) {
    throw fieldError('transfer_id', 'This transfer has another amount, or a line shows it already.');
  }
}

async function openException(ctx: Ctx, id: string): Promise<ReconciliationException> {
  const known = await lockException(ctx.tx, id);
  if (known === null) {
    throw new AppError('not_found');
  }
  if (known.state !== 'open') {
    throw new AppError('wrong_state');
  }
  return known;
}
