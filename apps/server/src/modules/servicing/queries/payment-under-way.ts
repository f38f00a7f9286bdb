import type { QueryCtx } from '../../../platform/context.ts';
import { readPayments } from '../../payments/public.ts';
import { listIntentsOf } from '../store/orders.ts';

/** Whether a payment by hand on a note is not decided yet; under the note's lock the answer holds. */
export async function hasPaymentUnderWay(ctx: QueryCtx, noteId: string): Promise<boolean> {
  const payments = await readPayments(ctx, await listIntentsOf(ctx.reader, noteId));
  return [...payments.values()].some(({ state }) => state === 'created' || state === 'pending');
}
