import { recordAudit } from '../../../platform/audit.ts';
import type { Ctx } from '../../../platform/context.ts';
import { enqueue } from '../../../platform/jobs.ts';
import { markDropped } from '../store/files.ts';

/** Drops files that their form no longer has: they cannot be opened any more, and a job removes the bytes. */
export async function dropFiles(ctx: Ctx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) {
    return;
  }
  await markDropped(ctx.tx, ids);
  for (const id of ids) {
    await recordAudit(ctx, { action: 'file.dropped', subjectKind: 'file', subjectId: id });
  }
  await enqueue(ctx, 'purge_files', {}, { key: 'purge_files' });
}
