import type { Reader, Tx } from '../../../platform/db/database.ts';

/** Shares these documents with every user with access to the note. */
export async function shareDocuments(tx: Tx, noteId: string, fileIds: readonly string[]): Promise<void> {
  if (fileIds.length === 0) {
    return;
  }
  await tx.db
    .insertInto('note_documents')
    .values([...new Set(fileIds)].map((fileId) => ({ note_id: noteId, file_id: fileId })))
    .execute();
}

/** Lets exactly these documents be read from now on. */
export async function replaceDocuments(tx: Tx, noteId: string, fileIds: readonly string[]): Promise<void> {
  await tx.db.deleteFrom('note_documents').where('note_id', '=', noteId).execute();
  await shareDocuments(tx, noteId, fileIds);
}

/** The documents of a note that investors may read. */
export async function listDocuments(reader: Reader, noteId: string): Promise<string[]> {
  const rows = await reader.db
    .selectFrom('note_documents')
    .select('file_id')
    .where('note_id', '=', noteId)
    .orderBy('file_id')
    .execute();
  return rows.map((row) => row.file_id);
}

/** The notes that show a file among their documents. */
export async function notesSharing(reader: Reader, fileId: string): Promise<string[]> {
  const rows = await reader.db
    .selectFrom('note_documents')
    .select('note_id')
    .where('file_id', '=', fileId)
    .execute();
  return rows.map((row) => row.note_id);
}
