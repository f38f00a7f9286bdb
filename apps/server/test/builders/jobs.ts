import { Logger, runOnce, type TaskList } from 'graphile-worker';
import { systemActor } from '../../src/platform/context.ts';
import type { JobPayload } from '../../src/platform/jobs.ts';
import type { TestApp } from '../app.ts';

/** Works off the jobs of some kinds that are due now, on the queue as the worker does it. */
export async function runJobs(app: TestApp, names: readonly string[]): Promise<void> {
  const taskList: TaskList = {};
  for (const name of names) {
    const handler = app.jobs[name];
    if (handler === undefined) {
      throw new Error(`the product has no job ${name}`);
    }
    taskList[name] = async (raw) => {
      const payload = raw as JobPayload;
      const dateShiftDays = Number(payload.date_shift_days ?? 0);
      await handler(payload, { actor: systemActor, dateShiftDays, requestId: 'test' });
    };
  }
  await runOnce({
    connectionString: app.config.DATABASE_URL,
    taskList,
    noHandleSignals: true,
    logger: new Logger(() => () => undefined),
  });
}
