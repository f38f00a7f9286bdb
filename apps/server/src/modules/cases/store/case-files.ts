import type { Reader, Tx } from '../../../platform/db/database.ts';
import { oneOf } from '../../../platform/db/one-of.ts';

/** A file with the message or the internal note that it is attached to. */
export interface Attachment {
  readonly fileId: string;
  readonly writtenId: string;
}

/** Where files are attached: at a message or at an internal note of a case. */
export type AttachedTo = { readonly caseId: string } & (
  | { readonly messageId: string }
  | { readonly noteId: string }
);

export async function insertAttachments(tx: Tx, to: AttachedTo, fileIds: readonly string[]): Promise<void> {
  if (fileIds.length > 0) {
    await tx.db
      .insertInto('case_files')
      .values(
        fileIds.map((fileId) => ({
          ...{ file_id: fileId, case_id: to.caseId },
          ...('messageId' in to ? { message_id: to.messageId } : { note_id: to.noteId }),
        })),
      )
      .execute();
  }
}

/** What is attached to the messages of some cases, in the order of the upload. */
export async function listMessageAttachments(
  reader: Reader,
  caseIds: readonly string[],
): Promise<Attachment[]> {
  const rows = await reader.db
    .selectFrom('case_files')
    .select(['file_id', 'message_id'])
    .where('case_id', '=', oneOf(caseIds))
    .where('message_id', 'is not', null)
    .orderBy('file_id')
    .execute();
  return rows.map(({ file_id: fileId, message_id: messageId }) => ({ fileId, writtenId: messageId ?? '' }));
}

/** What is attached to the internal notes of a case. Nothing of it may reach the customer (CAS-2). */
export async function listNoteAttachments(reader: Reader, caseId: string): Promise<Attachment[]> {
  const rows = await reader.db
    .selectFrom('case_files')
    .select(['file_id', 'note_id'])
    .where('case_id', '=', caseId)
    .where('note_id', 'is not', null)
    .orderBy('file_id')
    .execute();
  return rows.map(({ file_id: fileId, note_id: noteId }) => ({ fileId, writtenId: noteId ?? '' }));
}
