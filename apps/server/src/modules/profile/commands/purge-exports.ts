import type { Ctx } from '../../../platform/context.ts';
import type { FileStorage } from '../../../platform/storage.ts';
import { purgeFile } from '../../files/public.ts';
import { lockOutdatedExports, setExportState } from '../store.ts';

const AT_ONCE = 50;

/** Deletes the files of exports whose seven days are over. */
export async function purgeExports(ctx: Ctx, storage: FileStorage): Promise<void> {
  for (const one of await lockOutdatedExports(ctx.tx, ctx.now, AT_ONCE)) {
    await setExportState(ctx.tx, one.id, 'purged');
    if (one.fileId !== null) {
      await purgeFile(ctx, storage, one.fileId);
    }
  }
}
