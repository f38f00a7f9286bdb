import type { Reader, Tx } from '../../../platform/db/database.ts';
import type { Contact } from '../domain/records.ts';

const NEWEST = 200;

export async function insertContact(tx: Tx, one: Contact): Promise<void> {
  await tx.db
    .insertInto('collection_contacts')
    .values({
      ...{ id: one.id, note_id: one.noteId, operator_id: one.operatorId, contacted_at: one.at },
      ...{ channel: one.channel, person: one.person, outcome: one.outcome, body: one.text },
      follow_up_on: one.followUpOn,
    })
    .execute();
}

/** The newest contacts about a note, newest first. */
export async function listContacts(reader: Reader, noteId: string): Promise<Contact[]> {
  const rows = await reader.db
    .selectFrom('collection_contacts')
    .selectAll()
    .where('note_id', '=', noteId)
    .orderBy('id', 'desc')
    .limit(NEWEST)
    .execute();
  return rows.map((row) => ({
    ...{ id: row.id, noteId: row.note_id, operatorId: row.operator_id, at: row.contacted_at },
    // The CHECK lists of the table are exactly these types.
    channel: row.channel as Contact['channel'],
    outcome: row.outcome as Contact['outcome'],
    ...{ person: row.person, text: row.body, followUpOn: row.follow_up_on },
  }));
}
