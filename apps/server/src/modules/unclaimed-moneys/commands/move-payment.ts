import { senToText } from '@titian/finance/sen';
import { recordAudit } from '../../../platform/audit.ts';
import type { Ctx } from '../../../platform/context.ts';
import { invariant } from '../../../platform/errors.ts';
import { newId } from '../../../platform/ids.ts';
import { lockAccounts, platformAccount, postTransfers } from '../../ledger/public.ts';
import { notifyUsers } from '../../notifications/public.ts';
import { readInvestor } from '../../onboarding/public.ts';
import { type Payout, type PayoutHandler, returnReasonText } from '../../payments/public.ts';
import { changePayment, lockPayment, type UnclaimedPayment } from '../store/payments.ts';

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
  await audit(ctx, payment, 'paid');
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
  const investor = await readInvestor(ctx, payment.customerId);
  invariant(investor, `investor ${payment.customerId} of unclaimed money exists`);
  const transferId = newId();
  await postTransfers(ctx, await lockAccounts(ctx, [investor.cashAccountId]), [
    {
      id: transferId,
      debitAccountId: platformAccount('unclaimed_moneys'),
      creditAccountId: investor.cashAccountId,
      amountSen: payment.amountSen,
      kind: 'unclaimed_money_returned',
      referenceId: payment.id,
      noteId: null,
    },
  ]);
  const change = { state: 'returned', paid_on: null, return_transfer_id: transferId };
  await changePayment(ctx.tx, payment.id, change);
  await audit(ctx, payment, 'returned', reason);
  await notifyUsers(ctx, [
    {
      userId: payment.customerId,
      dedupeKey: `unclaimed_money_returned:${payment.id}`,
      template: 'unclaimed_money_returned',
      params: { amount: senToText(payment.amountSen), reason: returnReasonText(reason) },
    },
  ]);
}

async function audit(
  ctx: Ctx,
  payment: UnclaimedPayment,
  state: 'paid' | 'returned',
  reason?: string,
): Promise<void> {
  await recordAudit(ctx, {
    action: `unclaimed_money.${state}`,
    subjectKind: 'unclaimed_payment',
    subjectId: payment.id,
    before: { state: payment.state },
    after: { state, amount: senToText(payment.amountSen) },
    ...(reason === undefined ? {} : { reason }),
  });
}
