import { senToText } from '@titian/finance/sen';
import { recordAudit } from '../../../platform/audit.ts';
import type { Ctx } from '../../../platform/context.ts';
import { invariant } from '../../../platform/errors.ts';
import { notifyUsers } from '../../notifications/public.ts';
import {
  endRefundAccount,
  type Payout,
  type PayoutHandler,
  queuePayout,
  type RefundAccount,
  storeNamedAccount,
} from '../../payments/public.ts';
import { bankByBic } from '../../settings/public.ts';
import type { Topup } from '../domain/topup.ts';
import { changeTopup, lockTopup } from '../store/topups.ts';

/**
 * Sends a held top-up back to the payer's account, in the transaction that holds its lock: the money stays in
 * `payments_received` until the bank has paid it (WAL-7).
 */
export async function refundTopup(
  ctx: Ctx,
  topup: Topup,
  account: RefundAccount,
  approvalId: string,
): Promise<void> {
  if (account.source === 'statement') {
    await storeNamedAccount(ctx, { kind: 'topup', id: topup.id }, account);
  }
  await changeTopup(ctx.tx, topup.id, { state: 'refunded', approval_id: approvalId });
  await queuePayout(ctx, {
    purpose: 'refund',
    purposeId: topup.id,
    userId: topup.investorId,
    payee: { bic: account.bic, numberEnc: account.numberEnc, last4: account.last4 },
    beneficiary: account.holderName,
    amountSen: topup.amountSen,
    usableFrom: ctx.businessNow,
  });
  await recordAudit(ctx, {
    action: 'topup.refunded',
    subjectKind: 'topup',
    subjectId: topup.id,
    after: { amount: senToText(topup.amountSen), source: account.source, last4: account.last4 },
  });
  const bank = await bankByBic(ctx, account.bic);
  await notifyUsers(ctx, [
    {
      userId: topup.investorId,
      // A refund that came back is followed by another one with another approval.
      dedupeKey: `topup_refunded:${topup.id}:${approvalId}`,
      template: 'topup_refunded',
      params: {
        amount: senToText(topup.amountSen),
        refNumber: topup.refNumber,
        bankName: bank?.name ?? account.bic,
        last4: account.last4,
      },
    },
  ]);
}

/** What a refund does as its payout moves on. */
export const refundPayouts: PayoutHandler = {
  purpose: 'refund',
  onPaid: markRefunded,
  onReturned: holdAgain,
};

async function markRefunded(ctx: Ctx, payout: Payout): Promise<void> {
  const topup = await refundedTopup(ctx, payout);
  await changeTopup(ctx.tx, topup.id, { refunded_on: payout.settledOn ?? ctx.businessDate });
  await recordAudit(ctx, { action: 'topup.refund_paid', subjectKind: 'topup', subjectId: topup.id });
}

/** The bank gave it back: the money waits again, and the account that refused it is not tried a second time. */
async function holdAgain(ctx: Ctx, payout: Payout, reason: string): Promise<void> {
  const topup = await refundedTopup(ctx, payout);
  await changeTopup(ctx.tx, topup.id, { state: 'held', approval_id: null, refunded_on: null });
  const subject = { kind: 'topup', id: topup.id } as const;
  await endRefundAccount(ctx.tx, subject, { at: ctx.now, returnedReason: reason });
  await recordAudit(ctx, {
    action: 'topup.refund_returned',
    subjectKind: 'topup',
    subjectId: topup.id,
    before: { state: topup.state },
    after: { state: 'held' },
    reason,
  });
  await notifyUsers(ctx, [
    {
      userId: topup.investorId,
      dedupeKey: `topup_refund_returned:${payout.id}`,
      template: 'topup_refund_returned',
      params: { amount: senToText(topup.amountSen), refNumber: topup.refNumber, reason },
    },
  ]);
}

async function refundedTopup(ctx: Ctx, payout: Payout): Promise<Topup> {
  const topup = await lockTopup(ctx.tx, payout.purposeId);
  invariant(topup?.state === 'refunded', `top-up ${payout.purposeId} of a refund is refunded`);
  return topup;
}
