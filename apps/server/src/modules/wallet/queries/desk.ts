import type { QueryCtx } from '../../../platform/context.ts';
import { countHeld } from '../store/topups.ts';

/** How many top-ups wait for a decision; for the start page of operators. */
export async function walletDesk(
  ctx: QueryCtx,
): Promise<{ can: Record<string, boolean>; counts: Record<string, number> }> {
  return { can: {}, counts: { topups: await countHeld(ctx.reader) } };
}
