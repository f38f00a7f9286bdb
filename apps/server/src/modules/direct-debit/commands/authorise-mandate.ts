import type { Message } from '@titian/contracts/messages/definition';
import { message } from '@titian/contracts/messages/message';
import type { Sen } from '@titian/finance/sen';
import { recordAudit } from '../../../platform/audit.ts';
import type { Ctx, QueryCtx } from '../../../platform/context.ts';
import type { JsonValue } from '../../../platform/db/schema.ts';
import { AppError, invariant } from '../../../platform/errors.ts';
import { newId } from '../../../platform/ids.ts';
import { enqueue } from '../../../platform/jobs.ts';
import { boundHash } from '../../approvals/public.ts';
import { lockAccounts, platformAccount, postTransfers } from '../../ledger/public.ts';
import { isNameOf } from '../../onboarding/public.ts';
import {
  type HeldMoney,
  holdPayment,
  isDepositReference,
  type Payment,
  type PurposeHandler,
  receiptHandler,
  type SettledPayment,
} from '../../payments/public.ts';
import type { Mandate, RejectedReason } from '../domain/mandate.ts';
import { readHolder } from '../queries/holder.ts';
import { changeMandate, findRunning, lockMandate } from '../store/mandates.ts';
import { changeAuthorised, dropChange, isChange } from './change-mandate.ts';
import { notifyRejected } from './notify-owner.ts';

/** What the bank's answer to an authorisation does, in the transaction that accepts it. */
export const mandatePurpose: PurposeHandler = {
  purpose: 'mandate',
  onStarted,
  onSucceeded,
  onHeld,
  onFailed,
  returnPath: (refNumber) =>
    isDepositReference(refNumber)
      ? '/balance/topup'
      : `/direct-debit/settings?ref_number=${encodeURIComponent(refNumber)}`,
};

/** What two operators may decide about a verification debit that is held (DDB-6). */
export const heldMandatePayments = receiptHandler({ purpose: 'mandate', objection: rejection, binds, book });

async function onStarted(ctx: Ctx, payment: Payment): Promise<void> {
  const mandate = await load(ctx, payment);
  if (isChange(mandate, payment.intentId)) {
    return;
  }
  if (mandate.state !== 'draft' && mandate.state !== 'authorising') {
    throw new AppError('payment_closed');
  }
  await changeMandate(ctx.tx, mandate.id, { state: 'authorising' });
}

/** Authorised: the verification debit is its owner's own money, and the bank is queried for its decision. */
async function onSucceeded(ctx: Ctx, payment: SettledPayment): Promise<void> {
  const mandate = await load(ctx, payment);
  const isOwn = await isOwnAccount(ctx, { userId: mandate.userId, payerName: payment.payerName });
  if (payment.intentId !== mandate.intentId) {
    await settleChange(ctx, mandate, payment, isOwn);
    return;
  }
  if (!isOwn) {
    // Not money of another account: the debit stays in `receipts_clearing` until two operators have decided.
    await reject(ctx, mandate, 'held');
    await holdPayment(ctx, payment, 'payer');
    await enqueue(ctx, 'mandate_end', { mandate_id: mandate.id });
    await notifyRejected(ctx, mandate, 'held');
    return;
  }
  await creditVerification(ctx, mandate.userId, payment);
  const isOpen = mandate.state === 'draft' || mandate.state === 'authorising';
  // An approval that comes after all is taken, unless its owner has ended it or has another by now.
  const isRevived = mandate.state === 'rejected' && (await findRunning(ctx.tx, mandate.userId)) === null;
  if (!isOpen && !isRevived) {
    await enqueue(ctx, 'mandate_end', { mandate_id: mandate.id });
    return;
  }
  await changeMandate(ctx.tx, mandate.id, { state: 'awaiting_bank_approval', rejected_reason: null });
  await recordAudit(ctx, { action: 'mandate.authorised', subjectKind: 'mandate', subjectId: mandate.id });
  await enqueue(ctx, 'mandate_decision', { mandate_id: mandate.id }, { key: `mandate:${mandate.id}` });
}

/** The answer to a change; one that was given up in the meantime brings only its verification debit. */
async function settleChange(
  ctx: Ctx,
  mandate: Mandate,
  payment: SettledPayment,
  isOwn: boolean,
): Promise<void> {
  const isOpen = isChange(mandate, payment.intentId);
  if (!isOwn) {
    await holdPayment(ctx, payment, 'payer');
    return isOpen ? dropChange(ctx, mandate) : undefined;
  }
  await creditVerification(ctx, mandate.userId, payment);
  if (isOpen) {
    await changeAuthorised(ctx, mandate);
  }
}

async function onFailed(ctx: Ctx, payment: Payment): Promise<void> {
  const mandate = await load(ctx, payment);
  if (payment.intentId !== mandate.intentId) {
    return isChange(mandate, payment.intentId) ? dropChange(ctx, mandate) : undefined;
  }
  await reject(ctx, mandate, payment.failureReason ?? 'timed_out');
}

/** The bank's answer contradicts the order: nothing may be collected on it. */
async function onHeld(ctx: Ctx, payment: SettledPayment): Promise<void> {
  const mandate = await load(ctx, payment);
  if (payment.intentId !== mandate.intentId) {
    await holdPayment(ctx, payment, 'bank');
    return isChange(mandate, payment.intentId) ? dropChange(ctx, mandate) : undefined;
  }
  await reject(ctx, mandate, 'held');
  await holdPayment(ctx, payment, 'bank');
  await enqueue(ctx, 'mandate_end', { mandate_id: mandate.id });
}

/** A verification debit from another account holder may not be accepted. */
async function rejection(ctx: QueryCtx, receipt: HeldMoney): Promise<Message | null> {
  return receipt.payerName === null || (await isOwnAccount(ctx, receipt, 'close'))
    ? null
    : message('mandate_payer_not_own');
}

/** A verification debit is credited to its owner's cash account. */
async function binds(ctx: Ctx, { userId }: HeldMoney): Promise<JsonValue> {
  const holder = await readHolder(ctx, userId);
  return {
    credited_to: boundHash(ctx.fieldEncryption, holder.cashAccountId),
    verified_name: boundHash(ctx.fieldEncryption, holder.verifiedName),
  };
}

function book(ctx: Ctx, receipt: HeldMoney): Promise<void> {
  const { intentId, amountSen: receivedSen } = receipt;
  invariant(intentId, `receipt ${receipt.id} came by a payment`);
  return creditVerification(ctx, receipt.userId, { intentId, receivedSen });
}

async function load(ctx: Ctx, payment: Payment): Promise<Mandate> {
  const mandate = await lockMandate(ctx.tx, payment.purposeId);
  invariant(mandate, `payment ${payment.intentId} authorises a mandate`);
  return mandate;
}

async function reject(ctx: Ctx, mandate: Mandate, reason: RejectedReason): Promise<void> {
  if (mandate.state !== 'draft' && mandate.state !== 'authorising') {
    return;
  }
  await changeMandate(ctx.tx, mandate.id, { state: 'rejected', rejected_reason: reason });
  await recordAudit(ctx, {
    action: 'mandate.rejected',
    subjectKind: 'mandate',
    subjectId: mandate.id,
    after: { reason },
  });
}

/** Whether the account is one that its holder may have collected from, by the name that the bank gives (DDB-6). */
async function isOwnAccount(
  ctx: QueryCtx,
  { userId, payerName }: { readonly userId: string; readonly payerName: string | null },
  reviewed?: 'close',
): Promise<boolean> {
  const holder = await readHolder(ctx, userId);
  return isNameOf(reviewed ?? holder.strictness, payerName, holder.names);
}

async function creditVerification(
  ctx: Ctx,
  userId: string,
  payment: { readonly intentId: string; readonly receivedSen: Sen },
): Promise<void> {
  const { cashAccountId } = await readHolder(ctx, userId);
  const locked = await lockAccounts(ctx, [cashAccountId]);
  await postTransfers(ctx, locked, [
    {
      id: newId(),
      debitAccountId: platformAccount('receipts_clearing'),
      creditAccountId: cashAccountId,
      amountSen: payment.receivedSen,
      kind: 'mandate_verification',
      referenceId: payment.intentId,
      noteId: null,
    },
  ]);
}
