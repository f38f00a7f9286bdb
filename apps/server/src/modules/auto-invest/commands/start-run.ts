import type { Ctx } from '../../../platform/context.ts';
import { newId } from '../../../platform/ids.ts';
import { enqueue } from '../../../platform/jobs.ts';
import { type ListingHandler, type Note, openToBuyers } from '../../notes/public.ts';
import { readSettings } from '../../settings/public.ts';
import { quotaOf } from '../domain/quota.ts';
import { HEAD_START_MS } from '../domain/run.ts';
import { anyPresetIsOn } from '../store/presets.ts';
import { finishRun, insertRun } from '../store/runs.ts';

/** Presets are run once for every listed note (AUTO-6). */
export const presetTurn: ListingHandler = { onListed: startRun };

/** Starts the run of a note; answers how long manual buyers wait for it, nothing where no preset is on. */
async function startRun(ctx: Ctx, note: Note): Promise<number> {
  const settings = await readSettings(ctx);
  const runId = newId();
  await insertRun(ctx.tx, {
    id: runId,
    noteId: note.id,
    shareSen: quotaOf(note.targetSen, settings.autoInvestSharePercent),
    sharePercent: settings.autoInvestSharePercent,
    dateShiftDays: ctx.dateShiftDays,
  });
  if (!(await anyPresetIsOn(ctx.reader, note.listedAt))) {
    await finishRun(ctx.tx, runId, 'stopped', ctx.businessNow, 'no_preset');
    await openToBuyers(ctx, note.id);
    return 0;
  }
  await enqueue(ctx, 'run_auto_invest', { note_id: note.id });
  return HEAD_START_MS;
}
