import type { QueryCtx } from '../../../platform/context.ts';
import type { Note } from '../domain/note.ts';
import { searchNotes } from '../store/note-search.ts';

/** Notes with a text in their number, and those of some issuers, newest first. */
export function findNotes(
  ctx: QueryCtx,
  fragment: string,
  issuerIds: readonly string[],
  limit: number,
): Promise<Note[]> {
  return searchNotes(ctx.reader, fragment, issuerIds, limit);
}
