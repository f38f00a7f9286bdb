import type { QueryCtx } from '../../../platform/context.ts';
import { findContentHashes } from '../store/files.ts';

/** The stored content of files, for a proposal that rests on them: SHA-256 as hex by id, in the order of the ids. */
export async function contentHashes(
  ctx: QueryCtx,
  ids: readonly string[],
): Promise<{ id: string; sha256: string | null }[]> {
  const found = await findContentHashes(ctx.reader, ids);
  return ids.map((id) => ({ id, sha256: found.get(id) ?? null }));
}
