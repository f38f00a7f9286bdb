import type { Ctx } from '../../../platform/context.ts';
import { dropFiles } from '../../files/public.ts';
import { lockOutdatedExports, setExportState } from '../store.ts';

const AT_ONCE = 50;

/** Gives up the files of exports whose seven days are over; a job of the files removes the bytes. */
export async function purgeExports(ctx: Ctx): Promise<void> {
  for (const one of await lockOutdatedExports(ctx.tx, ctx.now, AT_ONCE)) {
    await setExportState(ctx.tx, one.id, 'purged');
    if (one.fileId !== null) {
      await dropFiles(ctx, [one.fileId]);
    }
  }
}
