import { EventEmitter } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { SpanKind } from '@opentelemetry/api';
import { type Job, type JobHelpers, Logger, run, type TaskList } from 'graphile-worker';
import type { Ctx, Scope } from './context.ts';
import { systemActor } from './context.ts';
import { isConnectionLoss, isUnsent } from './db/connection-loss.ts';
import { type JobPool, openJobPool } from './db/job-pool.ts';
import { createLiveness } from './jobs-liveness.ts';
import type { Log } from './log.ts';
import { type JobMeasure, type Metrics, noMetrics } from './telemetry/metrics.ts';
import { carriedTrace, causeOf, withSpan } from './telemetry/spans.ts';

/** What a job carries: ids only, so that it re-reads the state it acts on. */
export type JobPayload = Readonly<Record<string, string | number>>;

/** A job's work: safe to run twice, because a crash may repeat it. */
export type JobHandler = (payload: JobPayload, scope: Scope) => Promise<void>;

export type JobTable = Readonly<Record<string, JobHandler>>;

export interface EnqueueOptions {
  /** A job with the same key that has not started yet is replaced. */
  readonly key?: string;
  readonly runAt?: Date;
  readonly maxAttempts?: number;
}

const ENQUEUE = { name: 'enqueue_job', text: 'select enqueue_job($1, $2::json, $3, $4, $5)' };
const DEFAULT_ATTEMPTS = 12;

/** Adds a job in the causing transaction: it runs only if that commits, at the same business date, in the same trace. */
export async function enqueue(
  ctx: Ctx,
  task: string,
  payload: JobPayload,
  options: EnqueueOptions = {},
): Promise<void> {
  const carried = { ...payload, ...carriedTrace(), date_shift_days: ctx.dateShiftDays };
  await ctx.tx.run(ENQUEUE, [
    task,
    JSON.stringify(carried),
    options.key ?? null,
    options.runAt ?? null,
    options.maxAttempts ?? DEFAULT_ATTEMPTS,
  ]);
}

export interface JobsOptions {
  readonly url: string;
  readonly log: Log;
  /** Omitted where nobody reads them. */
  readonly metrics?: Metrics | undefined;
  readonly concurrency: number;
  readonly pollIntervalMs?: number;
}

/** Jobs that are worked on. */
interface Work {
  /** Resolves with the reason when jobs are worked on no more, or one may wait unseen, though nobody requested that. */
  readonly failed: Promise<Error>;
  /** Waits for those under way. */
  stop(): Promise<void>;
}

export type RunningJobs = Pick<Work, 'stop'>;

const RESTART_DELAY_MS = 1_000;

/**
 * Works on jobs until it is stopped. After a loss of its connection that may hide a job that was taken, and after an end of
 * the library, it begins anew: then nothing is held by those who worked before (OPS-53).
 * @throws Error when the first start fails
 */
export async function startJobs(table: JobTable, options: JobsOptions): Promise<RunningJobs> {
  const { log } = options;
  const stopping = new AbortController();
  const stopped = new Promise<null>((resolve) => {
    stopping.signal.addEventListener('abort', () => resolve(null), { once: true });
  });
  let work: Work | null = await beginWork(table, options, stopping.signal);
  const watch = async () => {
    while (work !== null) {
      const failure = await Promise.race([work.failed, stopped]);
      if (failure === null) {
        return;
      }
      log.warn({ err: failure }, 'jobs are worked on anew');
      await work.stop().catch((error: unknown) => log.warn({ err: error }, 'jobs did not stop cleanly'));
      work = await beginAgain(table, options, stopping.signal);
    }
  };
  const watching = watch();
  return {
    async stop() {
      stopping.abort();
      await watching;
      await work?.stop();
    },
  };
}

/** Tries until the database answers. @returns null when it is stopped before */
async function beginAgain(table: JobTable, options: JobsOptions, signal: AbortSignal): Promise<Work | null> {
  while (!signal.aborted) {
    try {
      return await beginWork(table, options, signal);
    } catch (error) {
      options.log.warn({ err: error }, 'jobs could not be begun');
    }
    await delay(RESTART_DELAY_MS, null, { signal }).catch(() => null);
  }
  return null;
}

async function beginWork(table: JobTable, options: JobsOptions, stopping: AbortSignal): Promise<Work> {
  const pool = openJobPool(options.url, options.concurrency + 3, options.log, stopping);
  try {
    return await workWith(pool, table, options);
  } catch (error) {
    await pool.end();
    throw error;
  }
}

async function workWith(pool: JobPool, table: JobTable, options: JobsOptions): Promise<Work> {
  const liveness = createLiveness(pool, options.log);
  await liveness.releaseDead();
  const events = new EventEmitter();
  // Jobs are taken in the name of the pool, not of the worker in it that does them.
  events.on('pool:create', ({ workerPool }: { workerPool: { id: string } }) => liveness.add(workerPool.id));
  const runner = await run({
    pgPool: pool,
    taskList: taskList(table, options),
    concurrency: options.concurrency,
    noHandleSignals: true,
    pollInterval: options.pollIntervalMs ?? 1_000,
    logger: quietLogger(options.log),
    events,
  });
  const beat = liveness.start();
  return {
    failed: failureOf(runner.promise, events),
    async stop() {
      clearInterval(beat);
      try {
        await runner.stop();
        await liveness.remove();
      } finally {
        await pool.end();
      }
    },
  };
}

/**
 * A worker reconnects by itself, with one exception: a job whose taking was not answered belongs to a worker that does
 * not know of it, and would wait for hours.
 */
function failureOf(ended: Promise<void>, events: EventEmitter): Promise<Error> {
  const stopped = new Error('the job library stopped working');
  return new Promise((resolve) => {
    ended.then(
      () => resolve(stopped),
      (cause: unknown) => resolve(new Error(stopped.message, { cause })),
    );
    events.on('worker:getJob:error', ({ error }: { error: unknown }) => {
      if (isConnectionLoss(error) && !isUnsent(error)) {
        resolve(new Error('the connection was lost while a job was taken', { cause: error }));
      }
    });
  });
}

function taskList(table: JobTable, options: JobsOptions): TaskList {
  const list: TaskList = {};
  for (const [name, handler] of Object.entries(table)) {
    list[name] = async (raw: unknown, { job }: JobHelpers) => {
      const payload = raw as JobPayload;
      const attributes = { 'titian.job.task': name, 'titian.job.attempt': job.attempts };
      const span = { kind: SpanKind.CONSUMER, attributes, parent: causeOf(payload.traceparent) };
      await withSpan(`job ${name}`, span, () => work(name, handler, payload, job, options));
    };
  }
  return list;
}

/** Does a job, and records how it went. */
async function work(
  name: string,
  handler: JobHandler,
  payload: JobPayload,
  job: Job,
  { log, metrics = noMetrics }: JobsOptions,
): Promise<void> {
  const dateShiftDays = Number(payload.date_shift_days ?? 0);
  const began = performance.now();
  const record = (outcome: JobMeasure['outcome']) =>
    metrics.recordJob({ task: name, outcome, durationMs: performance.now() - began });
  try {
    await handler(payload, { actor: systemActor, dateShiftDays, requestId: `job:${job.id}` });
    record('done');
  } catch (error) {
    record('failed');
    log.warn({ err: error, job: name, attempt: job.attempts }, 'a job failed and will be tried again');
    throw error;
  }
}

function quietLogger(log: Log): Logger {
  return new Logger(() => (level, message) => {
    if (level === 'error') {
      log.error({ jobs: true }, message);
    }
  });
}
