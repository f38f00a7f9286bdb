import { formatRinggit, senToText } from '@titian/finance/sen';
import { z } from 'zod';
import type { Ctx } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors.ts';
import { approvalExecutor, boundHash } from '../../approvals/public.ts';
import { readInvestor } from '../../onboarding/public.ts';
import { cancelPayout, lockStoppable } from '../../payments/public.ts';
import { findPayment, lockPayment, type UnclaimedPayment } from '../store/payments.ts';
import { returnToCustomer } from './return-payment.ts';

/**
 * Two finance operators cancel a payment to the Registrar that no batch has yet: its amount is the customer's cash again,
 * unclaimed as before (CMP-12).
 */
export const unclaimedPaymentCancellation = approvalExecutor<Record<string, never>>({
  kind: 'unclaimed_payment_cancellation',
  subjectKind: 'unclaimed_payment',
  after: z.strictObject({}),
  async load(ctx, subjectId) {
    const { customerId, amountSen, state, returnYear } = await lockCancellable(ctx, subjectId);
    const investor = await readInvestor(ctx, customerId);
    return {
      // An approved payment only leaves that state, which `load` checks itself.
      version: 1,
      label: `${investor?.verifiedName ?? ''} · ${formatRinggit(amountSen)}`,
      before: {
        ...{ state, investor: investor?.invNo ?? '', amount: senToText(amountSen) },
        return_year: returnYear,
      },
    };
  },
  async binds(ctx, subjectId) {
    const { customerId, amountSen, payoutId } = await lockCancellable(ctx, subjectId);
    const investor = await readInvestor(ctx, customerId);
    return {
      ...{ amount: senToText(amountSen), payout_id: payoutId },
      credited_to: boundHash(ctx.fieldEncryption, investor?.cashAccountId ?? null),
    };
  },
  async apply(ctx, { subjectId, reason }) {
    const payment = await lockCancellable(ctx, subjectId);
    await cancelPayout(ctx, 'unclaimed_money', payment.id);
    await returnToCustomer(ctx, payment, { action: 'cancelled', reason });
  },
});

/**
 * Locks the payout before its payment, the lock order of releasing a batch.
 * @throws AppError `not_found`; `wrong_state` once a batch has it, and where it has ended
 */
async function lockCancellable(ctx: Ctx, id: string): Promise<UnclaimedPayment> {
  if ((await findPayment(ctx.tx, id)) === null) {
    throw new AppError('not_found');
  }
  await lockStoppable(ctx, 'unclaimed_money', id);
  return lockPayment(ctx.tx, id);
}
