import pg from 'pg';
import type { Log } from '../log.ts';
import { repeatOutcomes } from './job-outcomes.ts';
import { preparing } from './prepare-session.ts';

/** Connections of the job library, signed in as a worker. */
export type JobPool = pg.Pool;

/**
 * Opens them; a connection that is lost while idle is noted and replaced.
 *
 * @param stopping until then outcomes are stored again whose connection was lost; omitted where no job is worked on
 */
export function openJobPool(url: string, max: number, log: Log | null, stopping?: AbortSignal): JobPool {
  const config = { connectionString: url, application_name: 'titian-jobs' };
  const pool = new pg.Pool({ ...config, max, verify: preparing({}, true) });
  const lost = (error: Error) => log?.warn({ err: error }, 'a job connection was lost');
  pool.on('error', lost);
  pool.on('connect', (client) => client.on('error', lost));
  if (stopping !== undefined) {
    repeatOutcomes(pool, config, log, stopping);
  }
  return pool;
}
