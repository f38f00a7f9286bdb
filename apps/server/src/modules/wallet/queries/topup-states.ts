import type { QueryCtx } from '../../../platform/context.ts';
import type { TopupState } from '../domain/topup.ts';
import { findTopups } from '../store/topups.ts';

/** How top-ups stand, by their ids; unknown ids are left out. */
export async function readTopupStates(
  ctx: QueryCtx,
  ids: readonly string[],
): Promise<ReadonlyMap<string, TopupState>> {
  const topups = await findTopups(ctx.reader, ids);
  return new Map(topups.map(({ id, state }) => [id, state]));
}
