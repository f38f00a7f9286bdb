import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { withClient } from './client.ts';
import { migrateJobs } from './migrate-jobs.ts';
import { migrationLoaders } from './migration-files.ts';

/** The plain SQL files, found beside the source in development and beside the bundle once built. */
export const migrationsFolder = join(dirname(fileURLToPath(import.meta.url)), migrationsPath());

function migrationsPath(): string {
  return import.meta.url.includes('/src/platform/db/') ? '../../../migrations' : '../migrations';
}

/**
 * Brings a database up to the newest migration; does nothing when it is there already.
 * @param databaseUrl address of the database, signed in as its owner
 * @param retryAfterMs after how long a migration that could not lock its tables is tried again, each time
 * @throws when a migration fails; that migration is rolled back
 */
export async function migrate(databaseUrl: string, retryAfterMs = RETRY_AFTER_MS): Promise<void> {
  if (!(await isNewest(databaseUrl))) {
    await applyMigrations(databaseUrl, retryAfterMs);
  }
  await migrateJobs(databaseUrl);
  await grantJobs(databaseUrl);
}

/**
 * Brings an empty database to where an earlier version of the product left another one.
 * @param applied the migrations of that one, in their order
 * @throws Error for a history that is not the beginning of this version's
 */
export async function migrateTo(databaseUrl: string, applied: readonly string[]): Promise<void> {
  const other = applied.find((name, at) => name !== migrationNames()[at]);
  if (other !== undefined) {
    throw new Error(
      `The database has migration ${other}, which this version does not know in that place: start the version of the product that opened it last.`,
    );
  }
  if (applied.length > 0) {
    await withClient(databaseUrl, (client) => runMissing(client, applied.length));
  }
}

/** Whether exactly the migrations of this version are applied, in their order; anything else is the library's to decide. */
async function isNewest(databaseUrl: string): Promise<boolean> {
  return withClient(databaseUrl, async (client) => {
    const { rows: tables } = await client.query(`select to_regclass('schema_migrations') as known`);
    if (tables[0]?.known === null) {
      return false;
    }
    const { rows } = await client.query<{ name: string }>(
      'select name from schema_migrations order by run_on, id',
    );
    return rows.map(({ name }) => name).join() === migrationNames().join();
  });
}

/** Where migrations are, how they are read, and where those that are applied are noted. */
export const migrationOptions = {
  dir: migrationsFolder,
  migrationsTable: 'schema_migrations',
  migrationLoaderStrategies: migrationLoaders,
  direction: 'up',
  verbose: false,
  log: () => undefined,
} as const;

/** How long a statement of a migration waits for a lock, and so everyone who comes after it. */
const LOCK_TIMEOUT_MS = 2_000;
const RETRY_AFTER_MS = [1_000, 2_000, 4_000, 8_000, 15_000, 30_000];
const LOCK_NOT_AVAILABLE = '55P03';
/** How often a process that waits for its turn looks. */
const TURN_AFTER_MS = 100;

/**
 * Applies what is missing. A migration that cannot lock a table in time is rolled back and tried again later, so that
 * calls wait for seconds at most.
 * @throws Error with what to do where a table stays locked
 */
async function applyMigrations(databaseUrl: string, retryAfterMs: readonly number[]): Promise<void> {
  for (const waitMs of [...retryAfterMs, null]) {
    try {
      await withClient(databaseUrl, (client) => runMissing(client));
      return;
    } catch (error) {
      if (!(error instanceof pg.DatabaseError) || error.code !== LOCK_NOT_AVAILABLE) {
        throw error;
      }
      if (waitMs === null) {
        throw new Error(
          'A migration could not lock its tables: a transaction holds them. It is not applied; end that transaction (pg_stat_activity, xact_start), and start again.',
          { cause: error },
        );
      }
      await delay(waitMs);
    }
  }
}

async function runMissing(client: pg.Client, count = Number.POSITIVE_INFINITY): Promise<void> {
  // Most starts find nothing to apply, and the library takes longer to load than the look.
  const { PG_MIGRATE_LOCK_ID, runner } = await import('node-pg-migrate');
  await lockMigrations(client, PG_MIGRATE_LOCK_ID);
  await client.query(`set lock_timeout = ${LOCK_TIMEOUT_MS}`);
  await runner({ ...migrationOptions, dbClient: client, count, checkOrder: true, noLock: true });
}

/**
 * Processes that start together run one after the other; only the first migrates. Whoever waited within a statement would
 * hold a snapshot, for which the building of an index waits in turn.
 */
async function lockMigrations(client: pg.Client, lockId: number): Promise<void> {
  for (;;) {
    const { rows } = await client.query<{ locked: boolean }>('select pg_try_advisory_lock($1) as locked', [
      lockId,
    ]);
    if (rows[0]?.locked === true) {
      return;
    }
    await delay(TURN_AFTER_MS);
  }
}

/** The job library restricts its tables to their owner by row security; only the worker login is granted access. */
const JOB_RIGHTS = `
  select pg_advisory_xact_lock(hashtext('titian_job_rights'));
  grant usage on schema graphile_worker to titian_worker;
  grant select, insert, update, delete on all tables in schema graphile_worker to titian_worker;
  revoke insert, update, delete on graphile_worker.migrations from titian_worker;
  grant usage, select on all sequences in schema graphile_worker to titian_worker;
  do $$
  declare closed regclass;
  begin
    for closed in
      select c.oid from pg_class c where c.relnamespace = 'graphile_worker'::regnamespace and c.relrowsecurity
        and not exists (select from pg_policy p where p.polrelid = c.oid and p.polname = 'worker')
    loop
      execute format('create policy worker on %s to titian_worker using (true) with check (true)', closed);
    end loop;
  end $$;`;

async function grantJobs(databaseUrl: string): Promise<void> {
  await withClient(databaseUrl, (client) => client.query(JOB_RIGHTS));
}

/**
 * Rejects a database that lacks migrations of this version: the serving login may not apply them.
 * @throws Error with what to do
 */
export async function rejectUnmigrated(databaseUrl: string): Promise<void> {
  try {
    const { rows } = await withClient(databaseUrl, (client) =>
      client.query<{ names: string[] }>('select array_agg(name::text) as names from schema_migrations'),
    );
    const applied = new Set(rows[0]?.names ?? []);
    const missing = migrationNames().find((name) => !applied.has(name));
    if (missing !== undefined) {
      throw new Error(`The database lacks migration ${missing}: run ROLE=migrate with this version first.`);
    }
  } catch (error) {
    if (error instanceof pg.DatabaseError) {
      throw new Error(`The database is not migrated (${error.message}): run ROLE=migrate first.`);
    }
    throw error;
  }
}

/** Every migration of this version, in order. */
export function migrationNames(): string[] {
  return readdirSync(migrationsFolder)
    .filter((file) => file.endsWith('.sql'))
    .map((file) => file.slice(0, -'.sql'.length))
    .sort();
}
