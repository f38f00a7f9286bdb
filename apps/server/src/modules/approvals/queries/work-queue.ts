import type { QueryCtx } from '../../../platform/context.ts';
import { countProposed } from '../store.ts';

/** How many proposals wait for a checker; for the start page of operators. */
export async function approvalsQueue(
  ctx: QueryCtx,
): Promise<{ can: Record<string, boolean>; counts: Record<string, number> }> {
  return { can: {}, counts: { approvals: await countProposed(ctx.reader, ctx.businessNow) } };
}
