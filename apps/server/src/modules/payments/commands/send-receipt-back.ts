import { senToText } from '@titian/finance/sen';
import { recordAudit } from '../../../platform/audit.ts';
import type { Ctx } from '../../../platform/context.ts';
import { invariant } from '../../../platform/errors.ts';
import { notifyUsers } from '../../notifications/public.ts';
import { bankByBic } from '../../settings/public.ts';
import type { HeldReceipt } from '../domain/held-receipt.ts';
import type { Payout, PayoutHandler } from '../domain/payout.ts';
import type { RefundTarget } from '../queries/refund-accounts.ts';
import { changeReceipt, lockReceipt } from '../store/held-receipts.ts';
import { endRefundAccount, storeNamedAccount } from '../store/refund-accounts.ts';
import { queuePayout } from './queue-payout.ts';

/**
 * Sends held money back to the payer's account, in the transaction that holds its lock: it stays in
 * `payments_received` until the bank has paid it (PAY-13).
 */
export async function sendReceiptBack(
  ctx: Ctx,
  receipt: HeldReceipt,
  { account }: RefundTarget,
  approvalId: string,
): Promise<void> {
  invariant(account, `the account that receipt ${receipt.id} goes back to is known`);
  const subject = { kind: 'receipt', id: receipt.id } as const;
  if (account.source === 'statement') {
    await storeNamedAccount(ctx, subject, account);
  }
  await changeReceipt(ctx.tx, receipt.id, { state: 'refunded', approval_id: approvalId });
  await queuePayout(ctx, {
    purpose: 'receipt',
    purposeId: receipt.id,
    userId: receipt.userId,
    payee: { bic: account.bic, numberEnc: account.numberEnc, last4: account.last4 },
    beneficiary: account.holderName,
    amountSen: receipt.amountSen,
    usableFrom: ctx.businessNow,
  });
  await recordAudit(ctx, {
    action: 'receipt.sent_back',
    subjectKind: 'receipt',
    subjectId: receipt.id,
    after: { amount: senToText(receipt.amountSen), source: account.source, last4: account.last4 },
  });
  const bank = await bankByBic(ctx, account.bic);
  await notifyUsers(ctx, [
    {
      userId: receipt.userId,
      // One that came back is followed by another with another approval.
      dedupeKey: `receipt_sent_back:${receipt.id}:${approvalId}`,
      template: 'receipt_sent_back',
      params: {
        amount: senToText(receipt.amountSen),
        refNumber: receipt.refNumber,
        bankName: bank?.name ?? account.bic,
        last4: account.last4,
      },
    },
  ]);
}

/** What money that goes back does as its payout moves on. */
export const receiptPayouts: PayoutHandler = {
  purpose: 'receipt',
  async onPaid(ctx, payout) {
    const receipt = await refundedReceipt(ctx, payout);
    await changeReceipt(ctx.tx, receipt.id, { refunded_on: payout.settledOn ?? ctx.businessDate });
    await recordAudit(ctx, {
      action: 'receipt.refund_paid',
      subjectKind: 'receipt',
      subjectId: receipt.id,
    });
  },
  /** The bank gave it back: the money waits again, and the account that refused it is not tried a second time. */
  async onReturned(ctx, payout, reason) {
    const receipt = await refundedReceipt(ctx, payout);
    await changeReceipt(ctx.tx, receipt.id, { state: 'held', approval_id: null, refunded_on: null });
    const subject = { kind: 'receipt', id: receipt.id } as const;
    await endRefundAccount(ctx.tx, subject, { at: ctx.now, returnedReason: reason });
    await recordAudit(ctx, {
      action: 'receipt.refund_returned',
      subjectKind: 'receipt',
      subjectId: receipt.id,
      before: { state: receipt.state },
      after: { state: 'held' },
      reason,
    });
  },
};

async function refundedReceipt(ctx: Ctx, payout: Payout): Promise<HeldReceipt> {
  const receipt = await lockReceipt(ctx.tx, payout.purposeId);
  invariant(receipt?.state === 'refunded', `receipt ${payout.purposeId} of a refund is refunded`);
  return receipt;
}
