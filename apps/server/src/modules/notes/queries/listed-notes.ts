import type { QueryCtx } from '../../../platform/context.ts';
import type { Note } from '../domain/note.ts';
import { listListedSince } from '../store/listed-notes.ts';

/** Notes that were listed since a moment, newest first, whatever became of them; at most `limit`, after `skip`. */
export function notesListedSince(ctx: QueryCtx, since: Date, limit: number, skip = 0): Promise<Note[]> {
  return listListedSince(ctx.reader, since, limit, skip);
}
