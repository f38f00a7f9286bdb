import type { QueryCtx, Scope } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors.ts';
import { subjectsWithProposal } from '../../approvals/public.ts';
import type { HeldReceipt } from '../domain/held-receipt.ts';
import type { RefundSubject } from '../domain/refund-account.ts';
import { findReceipt, lockReceipt } from '../store/held-receipts.ts';
import { subjectOf } from './review-receipt.ts';
import { type EnteredAccount, type RefundDeps, verifyAccount } from './store-refund-account.ts';

/**
 * Proves the account that held money goes back to.
 * @throws FieldError on `bic`, `number` or `payer_name`; AppError `not_found`, `wrong_state`, `unavailable`
 */
export function verifyReceiptAccount(
  deps: RefundDeps,
  scope: Scope,
  receiptId: string,
  told: EnteredAccount,
): Promise<void> {
  return verifyAccount(deps, scope, told, {
    find: async (ctx) => open(ctx, await findReceipt(ctx.reader, receiptId)),
    lock: async (ctx) => open(ctx, await lockReceipt(ctx.tx, receiptId)),
  });
}

async function open(ctx: QueryCtx, receipt: HeldReceipt | null): Promise<RefundSubject> {
  if (receipt === null) {
    throw new AppError('not_found');
  }
  const isProposed = (await subjectsWithProposal(ctx, 'receipt_review', [receipt.id])).has(receipt.id);
  if (receipt.state !== 'held' || isProposed) {
    throw new AppError('wrong_state', { state: receipt.state });
  }
  return subjectOf(receipt);
}
