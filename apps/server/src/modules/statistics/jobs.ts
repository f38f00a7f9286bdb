import { day, monthOf } from '@titian/finance/calendar';
import type { EndOfDayTask } from '../../platform/end-of-day-task.ts';
import { enqueue, type JobTable } from '../../platform/jobs.ts';
import type { UnitOfWork } from '../../platform/unit-of-work.ts';
import { runAfter } from '../insights/public.ts';
import { publishMonths, restateMonths } from './commands/publish-months.ts';
import { missingMonths } from './queries/missing-months.ts';

/** After the end of a day: a month that is over is published, and published months are compared with the records of now. */
export const publicationStep: EndOfDayTask = {
  name: 'published_months',
  phase: 'figures',
  run: (work, scope, on) =>
    work.command(scope, async (ctx) => {
      if ((await missingMonths(ctx, on)).length > 0) {
        await enqueue(ctx, 'publish_months', { day: on }, { key: `publish_months:${monthOf(on)}` });
      }
      const options = { key: 'restate_months', runAt: runAfter(on, ctx.now) };
      await enqueue(ctx, 'restate_months', { day: on }, options);
    }),
};

export function statisticsJobs(work: UnitOfWork): JobTable {
  return {
    publish_months: (payload, scope) => publishMonths(work, scope, day(String(payload.day))),
    restate_months: (payload, scope) => restateMonths(work, scope, day(String(payload.day))),
  };
}
