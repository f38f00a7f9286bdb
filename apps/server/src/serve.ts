import { compose, type Titian } from './compose.ts';
import { systemClock } from './platform/clock.ts';
import type { Config } from './platform/config.ts';
import { type QueryCtx, type Scope, systemActor } from './platform/context.ts';
import { markDeployment } from './platform/db/deployment.ts';
import { readAllHealth } from './platform/health.ts';
import { startJobLanes } from './platform/job-lanes.ts';
import type { RunningJobs } from './platform/jobs.ts';
import type { Log } from './platform/log.ts';
import { observeHealth } from './platform/telemetry/health-metrics.ts';
import { createMetrics, type Metrics } from './platform/telemetry/metrics.ts';
import type { Tracing } from './platform/telemetry/tracing.ts';

const ownScope: Scope = { actor: systemActor, dateShiftDays: 0, requestId: null };

/** Runs the configured roles until the process is signalled to stop. */
export async function serve(config: Config): Promise<void> {
  const tracing = await startTraces(config);
  const measured = await startMetrics(config);
  const titian = await compose(config, systemClock, measured?.metrics);
  await markDeployment(titian.database, config.TITIAN_ENV);
  const work = config.ROLE === 'api' ? null : await startWork(config, titian, measured?.metrics);
  measured?.observe(titian);
  if (config.ROLE !== 'worker') {
    await titian.app.listen({ host: config.HOST, port: config.PORT });
  }
  publishEvent(titian, config);
  await stopRequested();
  await stopAll(
    [
      // No proxy leads to a worker.
      () => (config.ROLE === 'worker' ? undefined : titian.drain(config.DRAIN_NOTICE_MS)),
      () => work?.stop(),
      () => titian.close(),
      () => measured?.stop(),
      () => tracing?.stop(),
    ],
    titian.log,
  );
  // An open channel to the parent process would keep the process alive.
  if (process.connected) {
    process.disconnect();
  }
}

/** Stops each part whatever became of the others: without a database none of them can say goodbye to it. */
async function stopAll(parts: readonly (() => Promise<void> | undefined)[], log: Log): Promise<void> {
  for (const stop of parts) {
    try {
      await stop();
    } catch (error) {
      log.warn({ err: error }, 'a part did not stop cleanly');
    }
  }
}

async function startWork(config: Config, titian: Titian, metrics?: Metrics): Promise<RunningJobs> {
  const jobs = await startJobLanes(titian.jobs, { url: config.DATABASE_URL, log: titian.log, metrics });
  const periodic = titian.startPeriodic();
  return {
    async stop() {
      await periodic.stop();
      await jobs.stop();
    },
  };
}

interface Measured {
  readonly metrics: Metrics;
  /** Publishes the checks of the page Health; one process of a deployment is enough, and its workers are it. */
  observe(titian: Titian): void;
  stop(): Promise<void>;
}

/** Measures where somebody reads it: the library takes time to load. @returns null without a port */
async function startMetrics({
  METRICS_HOST: host,
  METRICS_PORT: port,
  ROLE: role,
}: Config): Promise<Measured | null> {
  if (port === undefined) {
    return null;
  }
  const { startMetricsServer } = await import('./platform/telemetry/metrics-server.ts');
  const server = await startMetricsServer(host, port);
  return {
    metrics: createMetrics(server.meter),
    observe({ work, contributions, log }) {
      if (role !== 'api') {
        const read = (ctx: QueryCtx) => readAllHealth(ctx, contributions.healthChecks);
        observeHealth(server.meter, () => work.query(ownScope, read));
      }
      log.info({ url: server.url }, 'metrics are published');
    },
    stop: () => server.stop(),
  };
}

/** Publishes spans where somebody reads them. @returns null without an address */
async function startTraces({ TRACES_URL: url, TRACES_RATIO: ratio }: Config): Promise<Tracing | null> {
  if (url === undefined) {
    return null;
  }
  const { startTracing } = await import('./platform/telemetry/tracing.ts');
  return startTracing(url, ratio);
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
