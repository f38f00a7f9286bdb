import { EventEmitter } from 'node:events';
import { type JobHelpers, Logger, run, runMigrations, type TaskList } from 'graphile-worker';
import type { Ctx, Scope } from './context.ts';
import { systemActor } from './context.ts';
import { isConnectionLoss, isUnsent } from './db/connection-loss.ts';
import { openJobPool } from './db/job-pool.ts';
import { createLiveness } from './jobs-liveness.ts';
import type { Log } from './log.ts';

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

/** Adds a job in the causing transaction: it runs only if that commits, and at the same business date. */
export async function enqueue(
  ctx: Ctx,
  task: string,
  payload: JobPayload,
  options: EnqueueOptions = {},
): Promise<void> {
  const carried = { ...payload, date_shift_days: ctx.dateShiftDays };
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
  readonly concurrency: number;
  readonly pollIntervalMs?: number;
}

/** Creates or updates the job library's own tables. */
export async function migrateJobs(url: string): Promise<void> {
  const pool = openJobPool(url, 1, null);
  try {
    await runMigrations({ pgPool: pool, logger: new Logger(() => () => undefined) });
  } finally {
    await pool.end();
  }
}

export interface RunningJobs {
  /** Resolves with the reason when no jobs are worked on any more though nobody requested that. */
  readonly failed: Promise<Error>;
  /** Waits for those under way. */
  stop(): Promise<void>;
}

/** Starts working on jobs. */
export async function startJobs(table: JobTable, options: JobsOptions): Promise<RunningJobs> {
  const pool = openJobPool(options.url, options.concurrency + 3, options.log);
  const liveness = createLiveness(pool, options.log);
  await liveness.releaseDead();
  const events = new EventEmitter();
  // Jobs are taken in the name of the pool, not of the worker in it that does them.
  events.on('pool:create', ({ workerPool }: { workerPool: { id: string } }) => liveness.add(workerPool.id));
  const runner = await run({
    pgPool: pool,
    taskList: taskList(table, options.log),
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
 * not know of it, and would wait for hours. The end of the process releases it.
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

function taskList(table: JobTable, log: Log): TaskList {
  const list: TaskList = {};
  for (const [name, handler] of Object.entries(table)) {
    list[name] = async (raw: unknown, helpers: JobHelpers) => {
      const payload = raw as JobPayload;
      const dateShiftDays = Number(payload.date_shift_days ?? 0);
      try {
        await handler(payload, { actor: systemActor, dateShiftDays, requestId: `job:${helpers.job.id}` });
      } catch (error) {
        log.warn(
          { err: error, job: name, attempt: helpers.job.attempts },
          'a job failed and will be tried again',
        );
        throw error;
      }
    };
  }
  return list;
}

function quietLogger(log: Log): Logger {
  return new Logger(() => (level, message) => {
    if (level === 'error') {
      log.error({ jobs: true }, message);
    }
  });
}
