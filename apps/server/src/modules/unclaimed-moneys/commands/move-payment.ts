import { senToText } from '@titian/finance/sen';
import { recordAudit } from '../../../platform/audit.ts';
import type { Ctx } from '../../../platform/context.ts';
import { notifyUsers } from '../../notifications/public.ts';
import { type Payout, type PayoutHandler, returnReasonText } from '../../payments/public.ts';
import { changePayment, lockPayment } from '../store/payments.ts';
import { returnToCustomer } from './return-payment.ts';

/**
 * What a payment to the Registrar does as its payout moves on: the bank's payment ends it, a return puts the money back
 * into the cash of its customer, unclaimed as before (CMP-11).
 */
export const unclaimedPayouts: PayoutHandler = {
  purpose: 'unclaimed_money',
  onPaid: markPaid,
  onReturned: giveBack,
};

async function markPaid(ctx: Ctx, payout: Payout): Promise<void> {
  const payment = await lockPayment(ctx.tx, payout.purposeId);
  const paidOn = payout.settledOn ?? ctx.businessDate;
  await changePayment(ctx.tx, payment.id, { state: 'paid', paid_on: paidOn });
  await recordAudit(ctx, {
    action: 'unclaimed_money.paid',
    subjectKind: 'unclaimed_payment',
    subjectId: payment.id,
    before: { state: payment.state },
    after: { state: 'paid', amount: senToText(payment.amountSen) },
  });
  await notifyUsers(ctx, [
    {
      userId: payment.customerId,
      dedupeKey: `unclaimed_money_paid:${payment.id}`,
      template: 'unclaimed_money_paid',
      params: {
        ...{ amount: senToText(payment.amountSen), paidOn },
        ...{ returnYear: payment.returnYear, reference: payout.endToEndId },
      },
    },
  ]);
}

async function giveBack(ctx: Ctx, payout: Payout, reason: string): Promise<void> {
  const payment = await lockPayment(ctx.tx, payout.purposeId);
  await returnToCustomer(ctx, payment, { action: 'returned', reason });
  await notifyUsers(ctx, [
    {
      userId: payment.customerId,
      dedupeKey: `unclaimed_money_returned:${payment.id}`,
      template: 'unclaimed_money_returned',
      params: { amount: senToText(payment.amountSen), reason: returnReasonText(reason) },
    },
  ]);
}
