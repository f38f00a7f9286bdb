import type { Reader, Tx } from '../../../platform/db/database.ts';
import type { FactSheet } from '../domain/fact-sheet.ts';

export async function insertFactSheet(tx: Tx, noteId: string, sheet: FactSheet): Promise<void> {
  await tx.db
    .insertInto('fact_sheets')
    .values({ note_id: noteId, version: sheet.version, body: JSON.stringify(sheet) })
    .execute();
}

/** The newest fact sheet of a note, as it was written. */
export async function findFactSheet(reader: Reader, noteId: string): Promise<FactSheet | null> {
  const row = await reader.db
    .selectFrom('fact_sheets')
    .select('body')
    .where('note_id', '=', noteId)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();
  return (row?.body as FactSheet | undefined) ?? null;
}
