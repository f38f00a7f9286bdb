import { recordAudit } from '../../../platform/audit.ts';
import type { Ctx } from '../../../platform/context.ts';
import { newId } from '../../../platform/ids.ts';
import type { StoredFile } from '../domain/stored-file.ts';
import { type FileReader, insertRead } from '../store/files.ts';

/** Records who opened a file, its purpose and the ground of the reading (FIL-4). */
export async function recordReading(
  ctx: Ctx,
  file: StoredFile,
  reader: FileReader,
  ground: string | null,
): Promise<void> {
  await insertRead(ctx.tx, { id: newId(), fileId: file.id, reader, reason: ground, at: ctx.now });
  // A download link carries no session, so the reader is the one it was made for.
  await recordAudit(
    { ...ctx, actor: reader },
    {
      action: 'file.read',
      subjectKind: 'file',
      subjectId: file.id,
      after: { purpose: file.purpose, owner_user_id: file.ownerUserId },
      ...(ground === null ? {} : { reason: ground }),
    },
  );
}
