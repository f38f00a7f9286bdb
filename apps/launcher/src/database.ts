import type pg from 'pg';
import type { DataFolder } from './data-folder.ts';
import {
  type RunningPostgres,
  type StartOptions,
  startPostgres,
} from './embedded-postgres/start-postgres.ts';
import { programs } from './environment.ts';
import type { Settings } from './settings.ts';
import { StartError } from './start-error.ts';
import { upgradeCluster } from './upgrade/upgrade-cluster.ts';
import { isUpgradeDue } from './upgrade/upgrade-paths.ts';
import { withClient } from './with-client.ts';

const DATABASE = 'titian';

/** The database that the product runs on, embedded or the user's own. */
export interface ProductDatabase {
  readonly url: string;
  /** The embedded server; null for a database of the user's own. */
  readonly embedded: RunningPostgres | null;
  stop(): Promise<void>;
}

/**
 * Starts the embedded database, or takes the one that `DATABASE_URL` names. One of the previous major version of
 * PostgreSQL is upgraded first.
 *
 * @param say gets a line about each step of an upgrade
 */
export async function openProductDatabase(
  settings: Pick<Settings, 'databaseUrl'>,
  folder: DataFolder,
  say: (line: string) => void,
): Promise<ProductDatabase> {
  if (settings.databaseUrl !== null) {
    return { url: settings.databaseUrl, embedded: null, stop: async () => undefined };
  }
  const options = startOptions(folder);
  if (isUpgradeDue(folder)) {
    await upgradeCluster({ folder, options, program: programs.copyDatabase, say });
  }
  const embedded = await startPostgres(options);
  return { url: productDatabaseUrl(embedded), embedded, stop: () => embedded.stop() };
}

/**
 * Starts the embedded database again after it has ended: on the same port, by which its users know it, or on another
 * one where that is taken.
 */
export async function reopenProductDatabase(
  ended: RunningPostgres,
  folder: DataFolder,
): Promise<RunningPostgres> {
  await ended.stop();
  return startPostgres({ ...startOptions(folder), preferredPort: ended.port });
}

/** How the product's embedded database is started: it archives its WAL, as no other cluster does. */
export function startOptions({ postgresDir, archiveDir, archiveLimitBytes }: DataFolder): StartOptions {
  const archive = { dir: archiveDir, limitBytes: archiveLimitBytes, program: programs.archiveWal };
  return { dataDir: postgresDir, databases: [DATABASE], archive };
}

/** The address of the product's database on an embedded server, signed in as its owner. */
export function productDatabaseUrl(embedded: RunningPostgres): string {
  return embedded.url(DATABASE);
}

/** Of the demo data: there once they are complete, and while they are being made. */
export interface DemoState {
  readonly isComplete: boolean;
  readonly isUnfinished: boolean;
}

/**
 * Decides whether the demo data still have to be created, and clears the remains of an interrupted first start. A
 * database that holds users and was not being created is never cleared, whatever file is missing beside it.
 *
 * @throws StartError for people without demo.json, and for an incomplete database of the user's own, which the
 * launcher does not clear
 */
export async function needsDemo(
  database: ProductDatabase,
  { isComplete, isUnfinished }: DemoState,
): Promise<boolean> {
  if (!(await hasPeople(database.url))) return true;
  if (isComplete) return false;
  if (database.embedded === null) {
    throw new StartError(
      'The database that DATABASE_URL names already holds people, but DATA_DIR has no demo.json that belongs to it. ' +
        'Name an empty database, or the DATA_DIR it was made with.',
    );
  }
  if (!isUnfinished) {
    throw new StartError(
      'The database in DATA_DIR holds people, but demo.json, which holds the sign-ins, is not beside it. ' +
        'Put it back from the backup, or name an empty folder to begin anew: DATA_DIR=.data2 npm start',
    );
  }
  await recreate(database.embedded);
  return true;
}

/** Operators are made before the first customer, so a start may have been cut off between the two. */
async function hasPeople(url: string): Promise<boolean> {
  return withClient(url, async (client) => {
    for (const table of ['users', 'operators'] as const) {
      if (await hasRows(client, table)) return true;
    }
    return false;
  });
}

async function hasRows(client: pg.Client, table: 'users' | 'operators'): Promise<boolean> {
  const { rows } = await client.query<{ present: boolean }>('select to_regclass($1) is not null as present', [
    table,
  ]);
  if (rows[0]?.present !== true) return false;
  return ((await client.query(`select from ${table} limit 1`)).rowCount ?? 0) > 0;
}

async function recreate(embedded: RunningPostgres): Promise<void> {
  await withClient(embedded.url('postgres'), async (client) => {
    await client.query(`drop database ${DATABASE} with (force)`);
    await client.query(`create database ${DATABASE}`);
  });
}
