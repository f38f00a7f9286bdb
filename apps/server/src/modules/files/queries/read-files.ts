import type { QueryCtx } from '../../../platform/context.ts';
import type { StoredFile } from '../domain/stored-file.ts';
import { findFiles } from '../store/files.ts';

/** Files by id, for lists; unknown ones are missing from the map. */
export async function readFiles(
  ctx: QueryCtx,
  ids: readonly string[],
): Promise<ReadonlyMap<string, StoredFile>> {
  const files = await findFiles(ctx.reader, ids);
  return new Map(files.map((one) => [one.id, one]));
}
