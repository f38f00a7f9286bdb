import { message } from '@titian/contracts/messages/message';
import { senToText, sumSen } from '@titian/finance/sen';
import { z } from 'zod';
import type { Ctx } from '../../../platform/context.ts';
import type { JsonValue } from '../../../platform/db/schema.ts';
import { AppError, fieldError, invariant } from '../../../platform/errors.ts';
import { sha256 } from '../../../platform/field-encryption.ts';
import { newId } from '../../../platform/ids.ts';
import { enqueue } from '../../../platform/jobs.ts';
import {
  type ApprovalExecutor,
  type ApprovalOf,
  type ApprovalRequest,
  type ApprovalSubject,
  approvalExecutor,
} from '../../approvals/public.ts';
import { currentBankAccount } from '../../onboarding/public.ts';
import type { Batch } from '../domain/batch.ts';
import type { Payout, PayoutHandler } from '../domain/payout.ts';
import { payoutHandler } from '../domain/payout-deps.ts';
import { messageIdOf, type PaymentFileDeps, paymentFile } from '../queries/payment-file.ts';
import { changeBatch, documentPlace, insertBatch, lockBatchOf } from '../store/batches.ts';
import { changePayouts, lockBatchPayouts, lockPayouts } from '../store/payouts.ts';
import { isElsewhere } from './follow-bank-accounts.ts';
import { returnToQueue } from './return-to-queue.ts';
import { rejectRestricted } from './withhold-restricted.ts';

const choice = z.strictObject({ payout_ids: z.array(z.uuid()).min(1).max(500) });
type Choice = z.output<typeof choice>;

/**
 * A batch of payouts (PAY-5): proposing it approves its payouts and writes its payment file, a different operator's
 * approval releases exactly that file to the bank, and a rejection gives them back to the queue (decision 029).
 */
export function payoutBatch(handlers: readonly PayoutHandler[], file: PaymentFileDeps): ApprovalExecutor {
  return approvalExecutor<Choice>({
    kind: 'payout_batch',
    subjectKind: 'payout',
    after: choice,
    load: (ctx, subjectId, request) => loadChoice(ctx, subjectId, request.after, request.approvalId),
    binds: (ctx, _subjectId, request) => bindFile(ctx, file, request),
    onProposed: (ctx, approval) => approvePayouts(ctx, handlers, file, approval),
    apply: (ctx, approval) => releaseBatch(ctx, handlers, approval),
    onRejected: (ctx, approval) => giveBack(ctx, handlers, approval.id),
    onExpired: (ctx, approval) => giveBack(ctx, handlers, approval.id),
  });
}

async function loadChoice(
  ctx: Ctx,
  subjectId: string,
  { payout_ids: ids }: Choice,
  approvalId: string | null,
): Promise<ApprovalSubject> {
  if (ids[0] !== subjectId || new Set(ids).size !== ids.length) {
    throw fieldError('payout_ids', message('payouts_repeated'));
  }
  const batch = approvalId === null ? null : await lockBatchOf(ctx.tx, approvalId);
  const payouts = await lockPayouts(ctx.tx, ids);
  if (payouts.length !== ids.length) {
    throw new AppError('not_found');
  }
  const wanted = approvalId === null ? 'queued' : 'approved';
  if (payouts.some((one) => one.state !== wanted || one.batchId !== (batch?.id ?? null))) {
    throw new AppError('wrong_state');
  }
  if (payouts.some((one) => one.usableFrom !== null && one.usableFrom > ctx.businessNow)) {
    throw fieldError('payout_ids', message('payout_on_hold'));
  }
  await rejectOldAccounts(ctx, payouts);
  await rejectRestricted(ctx, payouts);
  const totalSen = sumSen(payouts.map((one) => one.amountSen));
  return {
    // The states above are checked at both moments, so a payout cannot have changed unseen.
    version: 1,
    label: message('subject_payouts', { count: payouts.length, total: senToText(totalSen) }),
    before: {
      total: senToText(totalSen),
      payouts: payouts.map((one) => ({
        id: one.id,
        purpose: one.purpose,
        beneficiary: one.beneficiary,
        amount: senToText(one.amountSen),
      })),
    },
  };
}

/**
 * Nothing leaves to an account that its receiver has replaced; where that was between the two operators, the batch is
 * overtaken and its payouts wait again.
 */
async function rejectOldAccounts(ctx: Ctx, payouts: readonly Payout[]): Promise<void> {
  for (const payout of payouts) {
    const account = payout.userId === null ? null : await currentBankAccount(ctx, payout.userId);
    if (account !== null && isElsewhere(payout, account.id)) {
      throw fieldError('payout_ids', message('payout_account_changed', { beneficiary: payout.beneficiary }));
    }
  }
}

/** The bytes of the payment file as they would be written now and, once it is proposed, as they are stored. */
async function bindFile(
  ctx: Ctx,
  deps: PaymentFileDeps,
  { after, approvalId, proposalId, proposedAt }: ApprovalRequest<Choice>,
): Promise<JsonValue> {
  const payouts = await lockPayouts(ctx.tx, after.payout_ids);
  const document = await paymentFile(ctx, deps, { proposalId, proposedAt, payouts });
  const batch = approvalId === null ? null : await lockBatchOf(ctx.tx, approvalId);
  const stored = batch === null ? document : openedFile(ctx, batch);
  return {
    file_sha256: sha256(document).toString('hex'),
    stored_file_sha256: sha256(stored).toString('hex'),
    payouts: payouts.map((one) => ({ id: one.id, purpose: one.purpose, purpose_id: one.purposeId })),
  };
}

function openedFile(ctx: Ctx, { sealedDocument }: Batch): string {
  return sealedDocument === null ? '' : ctx.fieldEncryption.open(sealedDocument);
}

async function approvePayouts(
  ctx: Ctx,
  handlers: readonly PayoutHandler[],
  file: PaymentFileDeps,
  approval: ApprovalOf<Choice>,
): Promise<void> {
  const payouts = await lockPayouts(ctx.tx, approval.after.payout_ids);
  const { id: proposalId, createdAt: proposedAt } = approval;
  const document = await paymentFile(ctx, file, { proposalId, proposedAt, payouts });
  const batchId = newId();
  await insertBatch(ctx.tx, {
    id: batchId,
    message_id: messageIdOf(proposalId),
    document_enc: ctx.fieldEncryption.seal(document, documentPlace(batchId)),
    document_sha256: sha256(document),
    payouts: payouts.length,
    total_sen: sumSen(payouts.map((one) => one.amountSen)),
    approval_id: approval.id,
    maker_id: approval.makerId,
    business_date: ctx.businessDate,
    date_shift_days: ctx.dateShiftDays,
  });
  await changePayouts(ctx.tx, idsOf(payouts), { state: 'approved', batch_id: batchId });
  for (const payout of payouts) {
    await payoutHandler(handlers, payout).onApproved?.(ctx, { ...payout, state: 'approved', batchId });
  }
}

async function releaseBatch(
  ctx: Ctx,
  handlers: readonly PayoutHandler[],
  approval: ApprovalOf<Choice>,
): Promise<void> {
  const batch = await lockBatchOf(ctx.tx, approval.id);
  invariant(batch?.state === 'proposed', `the batch of approval ${approval.id} is proposed`);
  const payouts = await lockBatchPayouts(ctx.tx, batch.id);
  await changeBatch(ctx.tx, batch.id, {
    state: 'released',
    released_at: ctx.now,
    business_date: ctx.businessDate,
    date_shift_days: ctx.dateShiftDays,
  });
  await changePayouts(ctx.tx, idsOf(payouts), { state: 'in_batch' });
  for (const payout of payouts) {
    await payoutHandler(handlers, payout).onReleased?.(ctx, { ...payout, state: 'in_batch' });
  }
  await enqueue(ctx, 'submit_batch', { batch_id: batch.id }, { key: `submit:${batch.id}` });
}

async function giveBack(ctx: Ctx, handlers: readonly PayoutHandler[], approvalId: string): Promise<void> {
  const batch = await lockBatchOf(ctx.tx, approvalId);
  invariant(batch?.state === 'proposed', `the batch of approval ${approvalId} is proposed`);
  await returnToQueue(ctx, handlers, batch.id);
}

function idsOf(payouts: readonly Payout[]): string[] {
  return payouts.map((one) => one.id);
}
