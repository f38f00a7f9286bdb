import type { QueryCtx } from '../../../platform/context.ts';
import { findInvestors } from '../store/withdrawals.ts';

/** The investors whose some withdrawals are, by withdrawal; unknown ids are left out. */
export async function readWithdrawalOwners(
  ctx: QueryCtx,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  return ids.length === 0 ? new Map() : findInvestors(ctx.reader, ids);
}
