import type { Ctx, Scope } from '../../../platform/context.ts';
import type { UnitOfWork } from '../../../platform/unit-of-work.ts';
import { openToBuyers } from '../../notes/public.ts';
import { MAX_FAILURES, type Run } from '../domain/run.ts';
import { countFailure, finishRun, lockRun, nextRun } from '../store/runs.ts';
import { allocateChunk } from './allocate-chunk.ts';
import { planRun } from './plan-run.ts';

/**
 * Works off all runs that wait, one after the other, each step in a transaction of its own. Several workers may do so
 * at once: they take turns at the same run, and a step that was done already changes nothing.
 */
export async function driveRuns(work: UnitOfWork, scope: Scope): Promise<void> {
  for (;;) {
    const run = await work.query(scope, (ctx) => nextRun(ctx.reader));
    if (run === null) {
      return;
    }
    // The business date of its listing, whichever worker continues it.
    await step(work, { ...scope, dateShiftDays: run.dateShiftDays }, run);
  }
}

async function step(work: UnitOfWork, scope: Scope, run: Run): Promise<void> {
  try {
    await work.command(scope, async (ctx) => {
      if (run.state === 'allocating') {
        await allocateChunk(ctx, run.id);
      } else {
        await planRun(ctx, run.id);
      }
    });
  } catch (error) {
    await work.command(scope, (ctx) => giveUpIfHopeless(ctx, run.id));
    throw error;
  }
}

/** Later notes must not wait for a run that fails again and again; what it has given stands. */
async function giveUpIfHopeless(ctx: Ctx, runId: string): Promise<void> {
  const run = await lockRun(ctx.tx, runId);
  const isUnderWay = run?.state === 'waiting' || run?.state === 'allocating';
  if (run && isUnderWay && (await countFailure(ctx.tx, runId)) >= MAX_FAILURES) {
    await finishRun(ctx.tx, runId, 'stopped', ctx.now, run.seq === null ? 'failed' : null);
    await openToBuyers(ctx, run.noteId);
  }
}
