import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runner } from 'node-pg-migrate';
import { migrateJobs } from '../jobs.ts';

/** The plain SQL files, found beside the source in development and beside the bundle once built. */
export const migrationsFolder = join(dirname(fileURLToPath(import.meta.url)), migrationsPath());

function migrationsPath(): string {
  return import.meta.url.includes('/src/platform/db/') ? '../../../migrations' : '../migrations';
}

/**
 * Brings a database up to the newest migration; does nothing when it is there already.
 * @param databaseUrl address of the database, signed in as its owner
 * @throws when a migration fails; that migration is rolled back
 */
export async function migrate(databaseUrl: string): Promise<void> {
  await runner({
    databaseUrl,
    dir: migrationsFolder,
    migrationsTable: 'schema_migrations',
    direction: 'up',
    checkOrder: true,
    // Processes that start together take turns; those that come later find nothing to do.
    advisoryLockMode: 'wait',
    verbose: false,
    log: () => undefined,
  });
  await migrateJobs(databaseUrl);
}
