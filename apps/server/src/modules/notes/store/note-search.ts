import type { Reader } from '../../../platform/db/database.ts';
import { likePattern } from '../../../platform/db/like.ts';
import { oneOf } from '../../../platform/db/one-of.ts';
import type { Note } from '../domain/note.ts';
import { noteOf, selectNotes } from './notes.ts';

/** Notes with a text in their number, and those of some issuers, newest first. */
export async function searchNotes(
  reader: Reader,
  fragment: string,
  issuerIds: readonly string[],
  limit: number,
): Promise<Note[]> {
  const rows = await selectNotes(reader)
    .where((row) =>
      row.or([
        row(row.fn<string>('lower', ['notes.number']), 'like', likePattern(fragment)),
        row('notes.issuer_id', '=', oneOf(issuerIds)),
      ]),
    )
    .orderBy('notes.id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(noteOf);
}
