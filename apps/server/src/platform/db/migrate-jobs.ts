import { Logger, runMigrations } from 'graphile-worker';
import { openJobPool } from './job-pool.ts';

/** Creates or updates the job library's own tables. */
export async function migrateJobs(url: string): Promise<void> {
  const pool = openJobPool(url, 1, null);
  try {
    await runMigrations({ pgPool: pool, logger: new Logger(() => () => undefined) });
  } finally {
    await pool.end();
  }
}
