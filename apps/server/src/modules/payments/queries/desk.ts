import type { QueryCtx } from '../../../platform/context.ts';
import { countQueued } from '../store/payouts.ts';

/** How many payouts wait to be put into a batch; for the start page of operators. */
export async function paymentsDesk(
  ctx: QueryCtx,
): Promise<{ can: Record<string, boolean>; counts: Record<string, number> }> {
  return { can: {}, counts: { payouts: await countQueued(ctx.reader) } };
}
