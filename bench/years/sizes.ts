import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type pg from 'pg';

const SHOWN = 12;

interface TableSize {
  readonly name: string;
  readonly rows: number;
  readonly tableBytes: number;
  readonly indexBytes: number;
  readonly deadRows: number;
  readonly vacuums: number;
}

/** What the database and the folder hold at one moment. */
export interface Sizes {
  readonly databaseBytes: number;
  readonly filesBytes: number;
  readonly walBytes: number;
  readonly entries: number;
  readonly jobs: number;
  readonly failedJobs: number;
  /** The largest tables, the largest first. */
  readonly tables: readonly TableSize[];
}

const TABLES = `select s.relname as name, greatest(c.reltuples, 0)::float8 as rows,
    pg_table_size(s.relid)::float8 as "tableBytes", pg_indexes_size(s.relid)::float8 as "indexBytes",
    s.n_dead_tup::float8 as "deadRows", (s.autovacuum_count + s.vacuum_count)::float8 as vacuums
  from pg_stat_user_tables s join pg_class c on c.oid = s.relid
  order by pg_total_relation_size(s.relid) desc limit ${SHOWN}`;
const TOTALS = `select pg_database_size(current_database())::float8 as "databaseBytes",
    (select count(*)::float8 from entries) as entries,
    pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0')::float8 as "walBytes",
    (select count(*)::float8 from graphile_worker._private_jobs) as jobs,
    (select count(*)::float8 from graphile_worker._private_jobs where attempts > 0) as "failedJobs"`;

/** @param folder of the run, whose stored files are counted too */
export async function readSizes(owner: pg.Client, folder: string): Promise<Sizes> {
  const tables = await owner.query<TableSize>(TABLES);
  const totals = await owner.query<Omit<Sizes, 'tables' | 'filesBytes'>>(TOTALS);
  const [row] = totals.rows;
  if (row === undefined) {
    throw new Error('the database does not say how large it is');
  }
  return { ...row, filesBytes: bytesBelow(join(folder, 'files')), tables: tables.rows };
}

function bytesBelow(folder: string): number {
  if (!existsSync(folder)) {
    return 0;
  }
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((one) => one.isFile())
    .reduce((sum, one) => sum + statSync(join(one.parentPath, one.name)).size, 0);
}
