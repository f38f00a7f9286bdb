import type { QueryCtx, Scope } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors.ts';
import { subjectsWithProposal } from '../../approvals/public.ts';
import { lineOfCause, type ReconciliationException } from '../domain/exception.ts';
import type { RefundSubject } from '../domain/refund-account.ts';
import { senderOf } from '../queries/line-sender.ts';
import { findBankLine } from '../store/bank-lines.ts';
import { findException, lockException } from '../store/exceptions.ts';
import { type EnteredAccount, type RefundDeps, verifyAccount } from './store-refund-account.ts';

/**
 * Verifies the account that an unidentified receipt goes back to: one in the name of the line's sender (PAY-14).
 * @throws FieldError on `bic`, `number` or `payer_name`; AppError `not_found`, `wrong_state`, `unavailable`
 */
export function verifySenderAccount(
  deps: RefundDeps,
  scope: Scope,
  exceptionId: string,
  entered: EnteredAccount,
): Promise<void> {
  return verifyAccount(deps, scope, entered, {
    find: async (ctx) => open(ctx, await findException(ctx.reader, exceptionId)),
    lock: async (ctx) => open(ctx, await lockException(ctx.tx, exceptionId)),
  });
}

async function open(ctx: QueryCtx, exception: ReconciliationException | null): Promise<RefundSubject> {
  const bankReference = exception === null ? null : lineOfCause(exception.cause);
  const line = bankReference === null ? null : await findBankLine(ctx.reader, bankReference);
  if (exception === null || line === null) {
    throw new AppError('not_found');
  }
  const isProposed = (await subjectsWithProposal(ctx, 'line_return', [exception.id])).has(exception.id);
  if (exception.state !== 'open' || line.amountSen < 0n || isProposed) {
    throw new AppError('wrong_state', { state: exception.state });
  }
  return senderOf(exception.id, line);
}
