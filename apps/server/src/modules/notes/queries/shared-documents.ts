import type { QueryCtx } from '../../../platform/context.ts';
import type { Principal } from '../../../platform/http/principal.ts';
import { notesSharing } from '../store/note-documents.ts';
import { listByIds } from '../store/note-lists.ts';
import { accessesOf } from './accessible-note.ts';

/** Approved investors read the documents of the notes that they have full access to (NOTE-13). */
export async function mayReadNoteDocument(
  ctx: QueryCtx,
  principal: Principal,
  fileId: string,
): Promise<boolean> {
  if (principal.kind !== 'user' || principal.role !== 'investor' || !principal.isApproved) {
    return false;
  }
  const notes = await listByIds(ctx.reader, await notesSharing(ctx.reader, fileId));
  const accesses = await accessesOf(ctx, principal, notes);
  return [...accesses.values()].includes('full');
}
