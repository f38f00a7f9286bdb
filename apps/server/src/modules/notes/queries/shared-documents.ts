import type { QueryCtx } from '../../../platform/context.ts';
import type { Principal } from '../../../platform/http/principal.ts';
import { isShared } from '../store/note-documents.ts';

/** Approved investors read the documents of notes (rules §4, "Fact sheet"). */
export async function mayReadNoteDocument(
  ctx: QueryCtx,
  principal: Principal,
  fileId: string,
): Promise<boolean> {
  return (
    principal.kind === 'user' &&
    principal.role === 'investor' &&
    principal.isApproved &&
    isShared(ctx.reader, fileId)
  );
}
