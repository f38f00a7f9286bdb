import { type JobsOptions, type JobTable, type RunningJobs, startJobs } from './jobs.ts';

/** Tasks that somebody waits for at a screen, such as a code by mail. */
const PROMPT_TASKS: ReadonlySet<string> = new Set(['send_email']);
const PROMPT_CONCURRENCY = 2;
const CONCURRENCY = 4;

/**
 * Works on prompt tasks and on all others with workers of their own, so that a code does not wait for four long jobs.
 * @throws Error when the first start fails
 */
export async function startJobLanes(
  table: JobTable,
  options: Omit<JobsOptions, 'concurrency'>,
): Promise<RunningJobs> {
  const tasks = Object.entries(table);
  const prompt = tasks.filter(([name]) => PROMPT_TASKS.has(name));
  const others = tasks.filter(([name]) => !PROMPT_TASKS.has(name));
  const lanes = await Promise.all([
    startJobs(Object.fromEntries(prompt), { ...options, concurrency: PROMPT_CONCURRENCY }),
    startJobs(Object.fromEntries(others), { ...options, concurrency: CONCURRENCY }),
  ]);
  return {
    async stop() {
      await Promise.all(lanes.map((lane) => lane.stop()));
    },
  };
}
