import { message } from '@titian/contracts/messages/message';
import { formatRinggit, senToText } from '@titian/finance/sen';
import { z } from 'zod';
import { recordAudit } from '../../../platform/audit.ts';
import type { Ctx, QueryCtx } from '../../../platform/context.ts';
import { AppError, fieldError } from '../../../platform/errors.ts';
import { type ApprovalExecutor, approvalExecutor, boundHash } from '../../approvals/public.ts';
import type { HeldReceipt } from '../domain/held-receipt.ts';
import type { PurposeHandler } from '../domain/payment.ts';
import { purposeHandler } from '../domain/payment-deps.ts';
import type { RefundSubject } from '../domain/refund-account.ts';
import { customerNames } from '../queries/held-receipts.ts';
import {
  boundRefundAccount,
  describeRefundAccount,
  type RefundTarget,
  readRefundTarget,
} from '../queries/refund-accounts.ts';
import { changeReceipt, lockReceipt } from '../store/held-receipts.ts';
import { sendReceiptBack } from './send-receipt-back.ts';

const review = z.strictObject({ decision: z.enum(['book', 'refund']) });
type Review = z.output<typeof review>;

/**
 * Two operators decide about money that was held: book it for the customer where it is theirs after all, or send it
 * back to the payer's account (PAY-13).
 */
export function receiptReview(purposes: readonly PurposeHandler[]): ApprovalExecutor {
  return approvalExecutor<Review>({
    kind: 'receipt_review',
    subjectKind: 'receipt',
    after: review,
    async load(ctx, subjectId, { after }) {
      const receipt = await heldReceipt(ctx, subjectId);
      const target = await readRefundTarget(ctx, subjectOf(receipt));
      await refuseImpossible(ctx, purposes, receipt, after, target);
      const name = (await customerNames(ctx, [receipt.userId])).get(receipt.userId) ?? '';
      return {
        // Its state is checked above; another account is kept beside the earlier ones.
        version: 1 + target.kept,
        label: `${receipt.refNumber} · ${name} · ${formatRinggit(receipt.amountSen)}`,
        before: {
          state: receipt.state,
          amount: senToText(receipt.amountSen),
          purpose: receipt.purpose,
          customer: name,
          payer_name: receipt.payerName,
          held_reason: receipt.reason,
          received_on: receipt.heldOn,
          ...(after.decision === 'refund'
            ? { refund_to: await describeRefundAccount(ctx, target.account) }
            : {}),
        },
      };
    },
    async binds(ctx, subjectId, { after }) {
      const receipt = await heldReceipt(ctx, subjectId);
      const { account } = await readRefundTarget(ctx, subjectOf(receipt));
      return {
        amount: senToText(receipt.amountSen),
        purpose: { purpose: receipt.purpose, id: receipt.purposeId },
        customer: receipt.userId,
        payer: boundHash(ctx.fieldEncryption, receipt.payerName),
        received_on: receipt.heldOn,
        ...(after.decision === 'refund'
          ? { refund_account: boundRefundAccount(ctx, account) }
          : { booking: await purposeHandler({ purposes }, receipt.purpose).receipts.binds(ctx, receipt) }),
      };
    },
    async apply(ctx, { subjectId, after, id: approvalId }) {
      const receipt = await heldReceipt(ctx, subjectId);
      const { receipts } = purposeHandler({ purposes }, receipt.purpose);
      if (after.decision === 'refund') {
        await sendReceiptBack(ctx, receipt, await readRefundTarget(ctx, subjectOf(receipt)), approvalId);
        await receipts.onSentBack?.(ctx, receipt);
        return;
      }
      await changeReceipt(ctx.tx, receipt.id, { state: 'booked', approval_id: approvalId });
      await receipts.onBooked(ctx, receipt);
      await recordAudit(ctx, { action: 'receipt.booked', subjectKind: 'receipt', subjectId: receipt.id });
    },
  });
}

/** @throws AppError `not_found`, `wrong_state` where two operators have decided already */
export async function heldReceipt(ctx: Ctx, id: string): Promise<HeldReceipt> {
  const receipt = await lockReceipt(ctx.tx, id);
  if (receipt === null) {
    throw new AppError('not_found');
  }
  if (receipt.state !== 'held') {
    throw new AppError('wrong_state');
  }
  return receipt;
}

export function subjectOf({ id, transferId, payerName }: HeldReceipt): RefundSubject {
  return { kind: 'receipt', id, transferId, payerName };
}

async function refuseImpossible(
  ctx: QueryCtx,
  purposes: readonly PurposeHandler[],
  receipt: HeldReceipt,
  { decision }: Review,
  { account }: RefundTarget,
): Promise<void> {
  if (decision === 'refund') {
    if (account === null) {
      throw fieldError('decision', message('receipt_payer_unproven'));
    }
    return;
  }
  const refusal = await purposeHandler({ purposes }, receipt.purpose).receipts.refusal(ctx, receipt);
  if (refusal !== null) {
    throw fieldError('decision', refusal);
  }
}
