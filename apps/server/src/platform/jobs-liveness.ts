import { hostname } from 'node:os';
import type { JobPool } from './db/job-pool.ts';
import type { Log } from './log.ts';

const BEAT_MS = 5_000;
const DEAD_AFTER_SECONDS = 30;

/** Maintains the list of live job workers, so that a killed process's jobs do not wait for hours. */
export interface Liveness {
  add(workerId: string): void;
  releaseDead(): Promise<void>;
  start(): NodeJS.Timeout;
  /** Once nothing is worked on any more: jobs that were taken unseen are for others again. */
  remove(): Promise<void>;
}

export function createLiveness(pool: JobPool, log: Log): Liveness {
  const own = new Set<string>();
  const beat = async () => {
    await pool.query(
      `insert into job_workers (worker_id, host, pid, seen_at)
       select id, $2, $3, now() from unnest($1::text[]) as id
       on conflict (worker_id) do update set seen_at = now()`,
      [[...own], hostname(), process.pid],
    );
  };
  const releaseDead = async () => {
    const known = await pool.query<{ worker_id: string; host: string; pid: number; stale: boolean }>(
      `select worker_id, host, pid, seen_at < now() - make_interval(secs => $1) as stale from job_workers`,
      [DEAD_AFTER_SECONDS],
    );
    const dead = known.rows
      .filter((worker) => worker.stale || (worker.host === hostname() && !isAlive(worker.pid)))
      .map((worker) => worker.worker_id);
    if (dead.length > 0) {
      await pool.query('select graphile_worker.force_unlock_workers($1::text[])', [dead]);
      await pool.query('delete from job_workers where worker_id = any($1)', [dead]);
    }
  };
  return {
    add(workerId) {
      own.add(workerId);
      beat().catch((error) => log.warn({ err: error }, 'could not note a job worker'));
    },
    releaseDead,
    start: () =>
      setInterval(() => {
        beat()
          .then(releaseDead)
          .catch((error) => log.warn({ err: error }, 'could not renew the list of job workers'));
      }, BEAT_MS),
    async remove() {
      await pool.query('select graphile_worker.force_unlock_workers($1::text[])', [[...own]]);
      await pool.query('delete from job_workers where worker_id = any($1)', [[...own]]);
    },
  };
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
