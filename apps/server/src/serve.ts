import { compose, type Titian } from './compose.ts';
import type { Config } from './platform/config.ts';
import { markDeployment } from './platform/db/deployment.ts';
import { type RunningJobs, startJobs } from './platform/jobs.ts';

const JOB_CONCURRENCY = 4;

/** Runs the configured roles until the process is signalled to stop. */
export async function serve(config: Config): Promise<void> {
  const titian = await compose(config);
  await markDeployment(titian.database, config.TITIAN_ENV);
  const work = config.ROLE === 'api' ? null : await startWork(config, titian);
  if (config.ROLE !== 'worker') {
    await titian.app.listen({ host: config.HOST, port: config.PORT });
  }
  publishEvent(titian, config);
  await stopRequested();
  await stopAll(titian, work);
  // An open channel to the parent process would keep the process alive.
  if (process.connected) {
    process.disconnect();
  }
}

/** Stops each part whatever became of the others: without a database none of them can say goodbye to it. */
async function stopAll(titian: Titian, work: RunningJobs | null): Promise<void> {
  for (const stop of [() => work?.stop(), () => titian.close()]) {
    try {
      await stop();
    } catch (error) {
      titian.log.warn({ err: error }, 'a part did not stop cleanly');
    }
  }
}

async function startWork(config: Config, titian: Titian): Promise<RunningJobs> {
  const jobs = await startJobs(titian.jobs, {
    url: config.DATABASE_URL,
    log: titian.log,
    concurrency: JOB_CONCURRENCY,
  });
  const periodic = titian.startPeriodic();
  return {
    async stop() {
      await periodic.stop();
      await jobs.stop();
    },
  };
}

/** One line for the parent process, which signals readiness. */
function publishEvent(titian: Titian, config: Config): void {
  const address = titian.app.server.address();
  const port = address !== null && typeof address === 'object' ? address.port : config.PORT;
  const line = { ready: true, url: `http://${config.HOST}:${port}` };
  process.stdout.write(`${JSON.stringify(line)}\n`);
  process.send?.(line);
}

function stopRequested(): Promise<void> {
  return new Promise((resolve) => {
    process.once('SIGTERM', () => resolve());
    process.once('SIGINT', () => resolve());
    process.once('disconnect', () => resolve());
  });
}
