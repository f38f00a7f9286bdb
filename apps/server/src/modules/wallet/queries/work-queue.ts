import type { QueryCtx } from '../../../platform/context.ts';
import { countRequested } from '../store/withdrawals.ts';

/** How many withdrawals wait for a decision; for the start page of operators. */
export async function walletQueue(
  ctx: QueryCtx,
): Promise<{ can: Record<string, boolean>; counts: Record<string, number> }> {
  return {
    can: {},
    counts: { withdrawals: await countRequested(ctx.reader) },
  };
}
