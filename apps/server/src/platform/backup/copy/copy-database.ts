import { pipeline } from 'node:stream/promises';
import { from, to } from 'pg-copy-streams';
import { type DatabaseClient, withClient } from '../../db/client.ts';
import { migrateTo } from '../../db/migrate.ts';
import { migrateJobs } from '../../db/migrate-jobs.ts';
import { copyTarget, isEmptyDatabase, readTables, type TableShape } from '../catalogue.ts';
import {
  hasJobTables,
  readAppliedMigrations,
  readDataShapes,
  readOtherDatabases,
  readRoles,
  readSequenceStates,
} from './copy-catalogue.ts';

/** The product's database in two clusters, nobody else connected to either. */
export interface CopyAddresses {
  /** The database that is copied, signed in as the superuser of its cluster. */
  readonly source: string;
  /** The empty one, signed in as the superuser of its cluster. */
  readonly target: string;
  /** The empty one, signed in as its owner. */
  readonly owner: string;
}

export interface Copied {
  readonly tables: number;
  readonly rows: number;
  /** Roles that neither migrations nor the launcher make. */
  readonly lostRoles: readonly string[];
}

/**
 * Copies a database into an empty one of another cluster, of whatever major version: the schema by this version's
 * migrations as far as they are applied there, then all rows as of one instant, and sequences. The source is only read.
 * @throws Error in one sentence with what to do; what the target holds then is of no use
 */
export async function copyDatabase(addresses: CopyAddresses): Promise<Copied> {
  return withClient(addresses.source, async (source) => {
    await rejectOtherDatabases(source);
    await beginSnapshot(source);
    await makeSchema(source, addresses.owner);
    return withClient(addresses.target, async (target) => {
      await rejectOtherShape(source, target);
      const known = new Set(await readRoles(target));
      const lostRoles = (await readRoles(source)).filter((role) => !known.has(role));
      return { ...(await copyRows(source, target)), lostRoles };
    });
  });
}

/** Reads all tables as of one instant, and writes none. */
export async function beginSnapshot(client: DatabaseClient): Promise<void> {
  await client.query('begin isolation level repeatable read, read only');
}

async function rejectOtherDatabases(source: DatabaseClient): Promise<void> {
  const [other] = await readOtherDatabases(source);
  if (other !== undefined) {
    throw new Error(
      `The cluster also holds a database ${other}, which is none of the product's: move it elsewhere and drop it.`,
    );
  }
}

async function makeSchema(source: DatabaseClient, owner: string): Promise<void> {
  if (!(await withClient(owner, isEmptyDatabase))) {
    throw new Error('The database that is copied into is not empty.');
  }
  await migrateTo(owner, await readAppliedMigrations(source));
  if (await hasJobTables(source)) {
    await migrateJobs(owner);
  }
}

/** What this version's migrations do not make would be lost. */
async function rejectOtherShape(source: DatabaseClient, target: DatabaseClient): Promise<void> {
  const [there, here] = [await readDataShapes(source), await readDataShapes(target)];
  const lost = there.find((shape) => !here.includes(shape));
  const other = lost ?? here.find((shape) => !there.includes(shape));
  if (other !== undefined) {
    throw new Error(
      `The tables of the database are not those that its migrations make, first in ${other}: undo what was changed by hand.`,
    );
  }
}

/** All in one transaction, in which the tables were emptied: PostgreSQL writes no WAL of it where none is needed. */
async function copyRows(source: DatabaseClient, target: DatabaseClient): Promise<Omit<Copied, 'lostRoles'>> {
  const tables = await readTables(source, []);
  await target.query('begin');
  // Rows are copied as they are: triggers that fill, reject or count have run already, and foreign keys hold.
  await target.query('set local session_replication_role = replica');
  if (tables.length > 0) {
    const names = tables.map(({ schema, name }) => `"${schema}"."${name}"`);
    await target.query(`truncate ${names.join(', ')}`);
  }
  let rows = 0;
  for (const table of tables) {
    rows += await copyTable(source, target, table);
  }
  for (const { schema, name, value, is_used } of await readSequenceStates(source)) {
    await target.query('select setval(format($1, $2::text, $3::text)::regclass, $4::bigint, $5)', [
      '%I.%I',
      schema,
      name,
      value,
      is_used,
    ]);
  }
  await target.query('commit');
  await target.query('analyze');
  return { tables: tables.length, rows };
}

/** A stream into the other: the source is read no faster than the target takes it. */
async function copyTable(source: DatabaseClient, target: DatabaseClient, table: TableShape): Promise<number> {
  const rows = target.query(from(`copy ${copyTarget(table)} from stdin with (freeze)`));
  await pipeline(source.query(to(`copy ${copyTarget(table)} to stdout`)), rows);
  return rows.rowCount;
}
