import type { QueryCtx } from '../../../platform/context.ts';
import { readFiles, type StoredFile } from '../../files/public.ts';
import { type Attachment, listMessageAttachments, listNoteAttachments } from '../store/case-files.ts';

/** The files of each message or note by its id; one that was removed since is left out. */
export type AttachedFiles = ReadonlyMap<string, readonly StoredFile[]>;

/** What is attached to the messages of some cases. */
export async function messageFiles(ctx: QueryCtx, caseIds: readonly string[]): Promise<AttachedFiles> {
  return filesOf(ctx, await listMessageAttachments(ctx.reader, caseIds));
}

/** What is attached to the messages and to the internal notes of a case, for operators. */
export async function allFiles(ctx: QueryCtx, caseId: string): Promise<AttachedFiles> {
  const ofMessages = await listMessageAttachments(ctx.reader, [caseId]);
  return filesOf(ctx, [...ofMessages, ...(await listNoteAttachments(ctx.reader, caseId))]);
}

async function filesOf(ctx: QueryCtx, attachments: readonly Attachment[]): Promise<AttachedFiles> {
  const files = await readFiles(
    ctx,
    attachments.map(({ fileId }) => fileId),
  );
  const attached = new Map<string, StoredFile[]>();
  for (const { fileId, writtenId } of attachments) {
    const file = files.get(fileId);
    if (file !== undefined) {
      attached.set(writtenId, [...(attached.get(writtenId) ?? []), file]);
    }
  }
  return attached;
}
