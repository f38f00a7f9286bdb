import type { QueryCtx } from '../../../platform/context.ts';
import { readPayments } from '../../payments/public.ts';
import { listLatestOrders } from '../store/orders.ts';

/** Whether a manual payment on a note is not decided yet; under the note's lock the answer holds. */
export async function hasPaymentUnderWay(ctx: QueryCtx, noteId: string): Promise<boolean> {
  const orders = await listLatestOrders(ctx.reader, noteId);
  const payments = await readPayments(
    ctx,
    orders.map((one) => one.intentId),
  );
  return [...payments.values()].some(({ state }) => state === 'created' || state === 'pending');
}
