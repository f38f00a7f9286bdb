import { senToText } from '@titian/finance/sen';
import { recordAudit } from '../../../platform/audit.ts';
import type { Ctx } from '../../../platform/context.ts';
import { invariant } from '../../../platform/errors.ts';
import { newId } from '../../../platform/ids.ts';
import { lockAccounts, platformAccount, postTransfers } from '../../ledger/public.ts';
import { readInvestor } from '../../onboarding/public.ts';
import { changePayment, type UnclaimedPayment } from '../store/payments.ts';

/** Puts a locked payment back into the cash of its customer: the bank returned it, or operators cancelled it. */
export async function returnToCustomer(
  ctx: Ctx,
  payment: UnclaimedPayment,
  cause: { readonly action: 'returned' | 'cancelled'; readonly reason: string },
): Promise<void> {
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
  await changePayment(ctx.tx, payment.id, {
    ...{ state: 'returned', paid_on: null, return_transfer_id: transferId },
  });
  await recordAudit(ctx, {
    action: `unclaimed_money.${cause.action}`,
    subjectKind: 'unclaimed_payment',
    subjectId: payment.id,
    before: { state: payment.state },
    after: { state: 'returned', amount: senToText(payment.amountSen) },
    reason: cause.reason,
  });
}
