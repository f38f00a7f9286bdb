import type { QueryCtx } from '../../../platform/context.ts';
import { countHeldOrders } from '../store/orders.ts';

/** How many payments on notes are held; for the start page of operators. */
export async function servicingQueue(
  ctx: QueryCtx,
): Promise<{ can: Record<string, boolean>; counts: Record<string, number> }> {
  return { can: {}, counts: { repayments: await countHeldOrders(ctx.reader) } };
}
