import { statfs } from 'node:fs/promises';
import { sql } from 'kysely';
import { clockErrorMs } from './clock.ts';
import type { Config } from './config.ts';
import { type HealthCheck, secondsSince, stateOf, worstOf } from './health.ts';
import { walArchive } from './health-archive.ts';
import { restoreDrill } from './restore-drills.ts';

const WORKER_SILENT_SECONDS = 30;
const JOB_WAIT = { warning: 120, failing: 900 };
const RETRIED_JOBS = { warning: 10, failing: Number.POSITIVE_INFINITY };
const UNSEALED = { warning: 120, failing: 900 };
const TRANSACTION = { warning: 300, failing: 1_800 };
/** Of the space or the connections that there are. */
const USED_PERCENT = { warning: 90, failing: 97 };
/** Seconds between the clocks of this machine and of the database. */
const APART = { warning: 2, failing: 60 };
const ANY = { warning: 1, failing: 1 };

/** The checks of what the platform itself does for every module (OPS-28). */
export function platformHealth(config: Pick<Config, 'DATA_DIR' | 'ARCHIVE_DIR'>): readonly HealthCheck[] {
  return [
    workers,
    jobs,
    auditChain,
    walArchive(config.ARCHIVE_DIR ?? null),
    restoreDrill,
    clock,
    disk(config.DATA_DIR),
    databaseUse,
  ];
}

const workers: HealthCheck = {
  name: 'workers',
  async read({ reader }) {
    const { workers: living, at } = await reader.db
      .selectFrom('job_workers')
      // A process has an entry for each kind of job it works on.
      .select(({ fn }) => [
        sql<bigint>`count(distinct (host, pid))`.as('workers'),
        fn.max('seen_at').as('at'),
      ])
      .where('seen_at', '>', sql<Date>`now() - make_interval(secs => ${WORKER_SILENT_SECONDS})`)
      .executeTakeFirstOrThrow();
    return { state: living === 0n ? 'failing' : 'ok', facts: { workers: Number(living), at } };
  },
};

const JOB_QUEUE = { name: 'health_job_queue', text: 'select * from job_queue()' };

interface JobQueue {
  readonly waiting: bigint;
  readonly oldest_due_at: Date | null;
  readonly retried: bigint;
  readonly failed: bigint;
}

const jobs: HealthCheck = {
  name: 'jobs',
  async read({ reader, now }) {
    const [queue] = await reader.run<JobQueue & Record<string, unknown>>(JOB_QUEUE, []);
    const [retried, failed] = [Number(queue?.retried ?? 0), Number(queue?.failed ?? 0)];
    const wait = secondsSince(queue?.oldest_due_at ?? null, now);
    return {
      state: worstOf(stateOf(wait, JOB_WAIT), stateOf(retried, RETRIED_JOBS), stateOf(failed, ANY)),
      facts: { waiting: Number(queue?.waiting ?? 0), oldest_wait: wait, retried, failed },
    };
  },
};

const auditChain: HealthCheck = {
  name: 'audit_chain',
  async read({ reader, now }) {
    const { unsealed, since } = await reader.db
      .selectFrom('audit_events')
      .select(({ fn }) => [fn.countAll<bigint>().as('unsealed'), fn.min('created_at').as('since')])
      .where('sealed_seq', 'is', null)
      .executeTakeFirstOrThrow();
    const head = await reader.db
      .selectFrom('audit_seals')
      .select('created_at')
      .orderBy('seq', 'desc')
      .limit(1)
      .executeTakeFirst();
    const wait = secondsSince(since, now);
    return {
      state: stateOf(wait, UNSEALED),
      facts: { at: head?.created_at ?? null, unsealed: Number(unsealed), oldest_wait: wait },
    };
  },
};

/** The clock of this machine beside that of the database, which the product goes by (OPS-59). */
const clock: HealthCheck = {
  name: 'clock',
  async read() {
    const apart = Math.round(Math.abs(clockErrorMs()) / 1_000);
    return { state: stateOf(apart, APART), facts: { apart } };
  },
};

/** The file system that files of customers are on. */
function disk(folder: string): HealthCheck {
  return {
    name: 'disk',
    async read() {
      const { bsize, blocks, bavail } = await statfs(folder);
      return {
        state: stateOf(percent(blocks - bavail, blocks), USED_PERCENT),
        facts: { free: bavail * bsize, size: blocks * bsize },
      };
    },
  };
}

const DATABASE_USE = {
  name: 'health_database',
  text: `select (select count(*) from pg_stat_activity) as connections,
    current_setting('max_connections')::bigint as connections_max, oldest_transaction() as oldest,
    pg_database_size(current_database()) as size`,
};

interface DatabaseUse {
  readonly connections: bigint;
  readonly connections_max: bigint;
  readonly oldest: Date | null;
  readonly size: bigint;
}

const databaseUse: HealthCheck = {
  name: 'database',
  async read({ reader, now }) {
    const [use] = await reader.run<DatabaseUse & Record<string, unknown>>(DATABASE_USE, []);
    const [connections, most] = [Number(use?.connections ?? 0), Number(use?.connections_max ?? 0)];
    const longest = secondsSince(use?.oldest ?? null, now);
    return {
      state: worstOf(stateOf(percent(connections, most), USED_PERCENT), stateOf(longest, TRANSACTION)),
      facts: {
        ...{ connections, connections_max: most },
        ...{ longest_transaction: longest, size: Number(use?.size ?? 0) },
      },
    };
  },
};

function percent(part: number, whole: number): number {
  return whole === 0 ? 0 : Math.floor((part * 100) / whole);
}
