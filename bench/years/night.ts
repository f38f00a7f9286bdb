import { setTimeout as pause } from 'node:timers/promises';
import { addDays, type Day } from '@titian/finance/calendar';
import { runEndOfDay } from '@titian/server/modules/servicing/public';
import type { EndOfDayTask } from '@titian/server/platform/end-of-day-task';
import { runJobs } from '@titian/server/test/builders/jobs';
import type { YearsWorld } from './world.ts';

/** What is done again and again by the product itself, beside the end of the day that is called here. */
const CALLED_HERE = new Set(['end_of_day']);
export const FIGURES = 'nightly_figures';
const SIX_PAST_MIDNIGHT_MS = 360_000;
const TRIES = 3;
/** Statistics of tables that have grown at once are taken anew within that time. */
const BACK_OFF_MS = 15_000;

/** Durations of one night, in milliseconds. */
export interface Night {
  readonly day: Day;
  /** The end of the day, all its tasks, with what had to be tried again. */
  readonly endOfDayMs: number;
  /** What the end of the day failed with before it succeeded, as the job that runs it tries again. */
  readonly failures: readonly string[];
  /** Each task by its name. */
  readonly taskMs: Readonly<Record<string, number>>;
  /** Each periodic task by its name, once. */
  readonly periodicMs: Readonly<Record<string, number>>;
  /** All jobs that were queued. */
  readonly jobsMs: number;
  /** The comparison of every stored figure; null in nights that leave it out. */
  readonly figuresMs: number | null;
}

/** Works off the end of a day at six past the midnight that follows it, then what runs periodically, then all jobs. */
export async function runNight(world: YearsWorld, day: Day, withFigures: boolean): Promise<Night> {
  const { app, clock } = world;
  clock.set(addDays(day, 1), SIX_PAST_MIDNIGHT_MS);
  const taskMs: Record<string, number> = {};
  const tasks = app.contributions.endOfDayTasks.map((task) => timedTask(task, taskMs));
  const failures: string[] = [];
  const endOfDayMs = await timed(() =>
    retry(failures, () => runEndOfDay(app.work, tasks, { day, again: false, by: 'system' })),
  );
  const periodicMs: Record<string, number> = {};
  for (const one of app.periodic.filter(({ name }) => !CALLED_HERE.has(name))) {
    periodicMs[one.name] = await timed(() => one.run());
  }
  const jobsMs = await timed(() => runQueuedJobs(world));
  const figuresMs = withFigures ? await timed(() => runJobs(app, [FIGURES])) : null;
  return { day, endOfDayMs, failures, taskMs, periodicMs, jobsMs, figuresMs };
}

/** Works off every queued job but the comparison of figures, which is measured apart. */
export async function runQueuedJobs({ app }: YearsWorld): Promise<void> {
  await runJobs(
    app,
    Object.keys(app.jobs).filter((name) => name !== FIGURES),
  );
}

function timedTask(task: EndOfDayTask, into: Record<string, number>): EndOfDayTask {
  return {
    ...task,
    run: async (work, scope, day) => {
      into[task.name] = (into[task.name] ?? 0) + (await timed(() => task.run(work, scope, day)));
    },
  };
}

/** @throws Error of the last try */
async function retry(failures: string[], work: () => Promise<unknown>): Promise<void> {
  for (;;) {
    try {
      await work();
      return;
    } catch (error) {
      failures.push(String(error));
      if (failures.length === TRIES) {
        throw error;
      }
      await pause(BACK_OFF_MS);
    }
  }
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}
