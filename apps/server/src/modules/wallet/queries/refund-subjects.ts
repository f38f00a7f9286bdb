import type { QueryCtx } from '../../../platform/context.ts';
import { type Payment, paymentState, type RefundSubject } from '../../payments/public.ts';
import type { Topup } from '../domain/topup.ts';

/** A top-up as money that may have to go back to whoever paid it. */
export function subjectOfTopup(topup: Topup, payment: Payment | null): RefundSubject {
  return {
    kind: 'topup',
    id: topup.id,
    transferId: payment?.receivedTransferId ?? null,
    payerName: payment?.payerName ?? null,
  };
}

/** The same, with its payment read. */
export async function refundSubject(ctx: QueryCtx, topup: Topup): Promise<RefundSubject> {
  const payment = topup.intentId === null ? null : await paymentState(ctx, topup.intentId);
  return subjectOfTopup(topup, payment);
}
