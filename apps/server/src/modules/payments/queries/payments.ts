import type { QueryCtx } from '../../../platform/context.ts';
import { invariant } from '../../../platform/errors.ts';
import type { Payment } from '../domain/payment.ts';
import { paymentOf } from '../domain/payment-intent.ts';
import type { PaymentPurpose } from '../domain/payment-purpose.ts';
import { findIntents } from '../store/intents.ts';
import { listPaymentsBehind } from '../store/payments-behind.ts';

/** The outcome of one payment so far; throws for an id that no payment has. */
export async function paymentState(ctx: QueryCtx, intentId: string): Promise<Payment> {
  const [payment] = await findIntents(ctx.reader, [intentId]);
  invariant(payment, `payment ${intentId} exists`);
  return paymentOf(payment);
}

/** The same for many, by id. */
export async function readPayments(
  ctx: QueryCtx,
  intentIds: readonly string[],
): Promise<ReadonlyMap<string, Payment>> {
  const payments = await findIntents(ctx.reader, intentIds);
  return new Map(payments.map((payment) => [payment.intentId, paymentOf(payment)]));
}

/** How money was paid that other modules booked by the id of its payment, of its collection, or of what was held. */
export interface PaymentBehind {
  readonly refNumber: string;
  readonly purpose: PaymentPurpose;
}

/** The payments behind some booked money, by the id of its source; sources without one are left out. */
export async function readPaymentsBehind(
  ctx: QueryCtx,
  sourceIds: readonly string[],
): Promise<ReadonlyMap<string, PaymentBehind>> {
  const rows = await listPaymentsBehind(ctx.reader, sourceIds);
  return new Map(rows.map(({ sourceId, ...payment }) => [sourceId, payment]));
}
