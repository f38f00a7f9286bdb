import type { Reader } from '../../../platform/db/database.ts';
import type { Note } from '../domain/note.ts';
import { type Holding, selectHoldings } from './holdings.ts';
import { noteOf, selectNotes } from './notes.ts';

/** What an investor holds and held, newest first. */
export function listHoldingsOf(
  reader: Reader,
  investorId: string,
  beforeId: string | null,
  limit: number,
): Promise<Holding[]> {
  return selectHoldings(reader)
    .where('investor_id', '=', investorId)
    .$if(beforeId !== null, (query) => query.where('id', '<', beforeId))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

/** An issuer's notes in every state, newest first. */
export async function listNotesOf(
  reader: Reader,
  issuerId: string,
  beforeId: string | null,
  limit: number,
): Promise<Note[]> {
  const rows = await selectNotes(reader)
    .where('notes.issuer_id', '=', issuerId)
    .$if(beforeId !== null, (query) => query.where('notes.id', '<', beforeId))
    .orderBy('notes.id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(noteOf);
}
