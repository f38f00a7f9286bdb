import type { Reader, Tx } from '../../../platform/db/database.ts';
import { oneOf } from '../../../platform/db/one-of.ts';

/** Puts a note on a watchlist; once is enough. */
export async function insertWatched(tx: Tx, investorId: string, noteId: string): Promise<void> {
  await tx.db
    .insertInto('watchlist_notes')
    .values({ investor_id: investorId, note_id: noteId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function deleteWatched(tx: Tx, investorId: string, noteId: string): Promise<void> {
  await tx.db
    .deleteFrom('watchlist_notes')
    .where('investor_id', '=', investorId)
    .where('note_id', '=', noteId)
    .execute();
}

/** Of some notes, those that an investor watches. */
export async function watchedAmong(
  reader: Reader,
  investorId: string,
  noteIds: readonly string[],
): Promise<ReadonlySet<string>> {
  if (noteIds.length === 0) {
    return new Set();
  }
  const rows = await reader.db
    .selectFrom('watchlist_notes')
    .select('note_id')
    .where('investor_id', '=', investorId)
    .where('note_id', '=', oneOf(noteIds))
    .execute();
  return new Set(rows.map((row) => row.note_id));
}

/** The watchlist of an investor, for the export. */
export function listWatchedOf(reader: Reader, investorId: string): Promise<object[]> {
  return reader.db
    .selectFrom('watchlist_notes as w')
    .innerJoin('notes', 'notes.id', 'w.note_id')
    .select(['notes.number as note_number', 'w.created_at'])
    .where('w.investor_id', '=', investorId)
    .orderBy('w.created_at')
    .execute();
}
