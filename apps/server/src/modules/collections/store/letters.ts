import type { Reader, Tx } from '../../../platform/db/database.ts';
import { oneOf } from '../../../platform/db/one-of.ts';
import type { Letter } from '../domain/records.ts';

const NEWEST = 200;

export async function insertLetter(tx: Tx, one: Letter): Promise<void> {
  await tx.db
    .insertInto('collection_letters')
    .values({
      ...{ id: one.id, note_id: one.noteId, operator_id: one.operatorId, sent_at: one.at },
      ...{ template: one.template, language: one.language, file_id: one.fileId },
      ...{ total_sen: one.totalSen, on_date: one.on },
    })
    .execute();
}

/** The newest letters about some notes, newest first. */
export async function listLetters(reader: Reader, noteIds: readonly string[]): Promise<Letter[]> {
  const rows = await reader.db
    .selectFrom('collection_letters')
    .selectAll()
    .where('note_id', '=', oneOf(noteIds))
    .orderBy('id', 'desc')
    .limit(NEWEST)
    .execute();
  return rows.map((row) => ({
    ...{ id: row.id, noteId: row.note_id, operatorId: row.operator_id, at: row.sent_at },
    // The CHECK lists of the table are exactly these types.
    template: row.template as Letter['template'],
    language: row.language as Letter['language'],
    ...{ fileId: row.file_id, totalSen: row.total_sen, on: row.on_date },
  }));
}
