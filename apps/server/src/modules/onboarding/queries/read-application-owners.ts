import type { QueryCtx } from '../../../platform/context.ts';
import { findOwners } from '../store/applications.ts';

/** The customers whose some applications, requests for changes and identity checks are, by id of these; unknown ids are left out. */
export async function readApplicationOwners(
  ctx: QueryCtx,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  return ids.length === 0 ? new Map() : findOwners(ctx.reader, ids);
}
