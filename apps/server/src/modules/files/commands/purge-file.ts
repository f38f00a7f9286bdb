import { recordAudit } from '../../../platform/audit.ts';
import type { Ctx } from '../../../platform/context.ts';
import type { FileStorage } from '../../../platform/storage.ts';
import { setPurged } from '../store/files.ts';

/** Deletes a file's bytes once that is committed; its row stays as a record. Idempotent. */
export async function purgeFile(ctx: Ctx, storage: FileStorage, fileId: string): Promise<void> {
  const storageKey = await setPurged(ctx.tx, fileId);
  if (storageKey === null) {
    return;
  }
  await recordAudit(ctx, { action: 'file.purged', subjectKind: 'file', subjectId: fileId });
  ctx.afterCommit(() => {
    storage
      .remove(storageKey)
      .catch((error: unknown) =>
        ctx.log.warn({ err: error, fileId }, 'the bytes of a purged file are still there'),
      );
  });
}
