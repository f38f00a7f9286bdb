import type { QueryCtx } from '../../../platform/context.ts';
import { invariant } from '../../../platform/errors.ts';
import type { Payment } from '../domain/payment.ts';
import { findIntents, paymentOf } from '../store/intents.ts';

/** What became of one payment so far; throws for an id that no payment has. */
export async function paymentState(ctx: QueryCtx, intentId: string): Promise<Payment> {
  const [row] = await findIntents(ctx.reader, [intentId]);
  invariant(row, `payment ${intentId} exists`);
  return paymentOf(row);
}

/** The same for many, by id. */
export async function readPayments(
  ctx: QueryCtx,
  intentIds: readonly string[],
): Promise<ReadonlyMap<string, Payment>> {
  const rows = await findIntents(ctx.reader, intentIds);
  return new Map(rows.map((row) => [row.id, paymentOf(row)]));
}
