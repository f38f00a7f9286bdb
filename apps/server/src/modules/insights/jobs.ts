import { addDays, type Day, day, malaysiaDay } from '@titian/finance/calendar';
import { later } from '../../platform/clock.ts';
import type { EndOfDayTask } from '../../platform/end-of-day-task.ts';
import type { Invariant } from '../../platform/invariants.ts';
import { enqueue, type JobTable } from '../../platform/jobs.ts';
import type { UnitOfWork } from '../../platform/unit-of-work.ts';
import { checkFigures } from './commands/check-figures.ts';
import { makePlatformFigures } from './commands/make-platform-figures.ts';
import { rollUpFlows } from './commands/roll-up-flows.ts';
import { allowLongReads } from './store/long-reads.ts';

/** Days that are caught up follow each other at once: the figures of the last are enough. */
const QUIET_MS = 10_000;

/**
 * After the end of a day: months are added up, the platform's figures made, and everything compared (FIG-13). After
 * yesterday no other day is caught up, so its figures wait for nothing and replace those that wait (decision 024).
 */
export const figuresStep: EndOfDayTask = {
  name: 'figures',
  phase: 'figures',
  run: (work, scope, on) =>
    work.command(scope, (ctx) =>
      enqueue(ctx, 'nightly_figures', { day: on }, { key: 'nightly_figures', runAt: runAfter(on, ctx.now) }),
    ),
};

/** When work runs that the end of a day starts and the end of the next one would replace. */
export function runAfter(on: Day, now: Date): Date {
  return addDays(on, 1) === malaysiaDay(now) ? now : later(now, QUIET_MS);
}

/** @param invariants what is compared, of all modules */
export function insightJobs(work: UnitOfWork, invariants: readonly Invariant[]): JobTable {
  return {
    async nightly_figures(payload, scope) {
      const on = day(String(payload.day));
      await rollUpFlows(work, scope);
      await work.command(scope, async (ctx) => {
        await allowLongReads(ctx.tx);
        await makePlatformFigures(ctx, on);
      });
      await checkFigures(work, scope, invariants, on);
    },
  };
}
