import type { Reader } from '../../../platform/db/database.ts';
import type { NoteRelation } from '../domain/note-access.ts';

const RELATIONS = {
  name: 'note_standings',
  text: `select n.id, n.issuer_id = $1 as "isIssuer",
      exists (select from holdings h where h.investor_id = $1 and h.note_id = n.id) as "isHolder",
      exists (select from subscriptions s where s.investor_id = $1 and s.note_id = n.id) as "hasSubscribed"
    from notes n where n.id = any($2::uuid[])`,
};

/** What a customer has to do with each of some notes, by note. */
export async function readNoteRelations(
  reader: Reader,
  userId: string,
  noteIds: readonly string[],
): Promise<Map<string, NoteRelation>> {
  if (noteIds.length === 0) {
    return new Map();
  }
  const rows = await reader.run<NoteRelation & { id: string }>(RELATIONS, [userId, [...noteIds]]);
  return new Map(rows.map(({ id, ...relation }) => [id, relation]));
}
