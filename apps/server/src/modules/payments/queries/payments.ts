import type { QueryCtx } from '../../../platform/context.ts';
import { invariant } from '../../../platform/errors.ts';
import type { Payment } from '../domain/payment.ts';
import { paymentOf } from '../domain/payment-intent.ts';
import { findIntents } from '../store/intents.ts';

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
