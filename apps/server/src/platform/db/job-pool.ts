import pg from 'pg';
import type { Log } from '../log.ts';

/** Connections of the job library, signed in as a worker. */
export type JobPool = pg.Pool;

/** Opens them; a connection that is lost while idle is noted and replaced. */
export function openJobPool(url: string, max: number, log: Log | null): JobPool {
  const pool = new pg.Pool({ connectionString: url, max, application_name: 'titian-jobs' });
  const lost = (error: Error) => log?.warn({ err: error }, 'a job connection was lost');
  pool.on('error', lost);
  pool.on('connect', (client) => client.on('error', lost));
  return pool;
}
