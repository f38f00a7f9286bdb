import type { Reader } from '../../../platform/db/database.ts';
import type { Note } from '../domain/note.ts';
import { noteOf, selectNotes } from './notes.ts';

/** Notes listed since a moment, newest first. */
export async function listListedSince(
  reader: Reader,
  since: Date,
  limit: number,
  skip: number,
): Promise<Note[]> {
  const rows = await selectNotes(reader)
    .where('notes.listed_at', '>=', since)
    .orderBy('notes.listed_at', 'desc')
    .orderBy('notes.id', 'desc')
    .limit(limit)
    .offset(skip)
    .execute();
  return rows.map(noteOf);
}
