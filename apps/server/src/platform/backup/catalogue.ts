import type { DatabaseClient } from '../db/client.ts';
import type { BackupTable, Manifest } from './manifest.ts';

/** Filled by the migrations of a restore. */
const OF_MIGRATIONS = ['public.schema_migrations', 'graphile_worker.migrations'];

export type TableShape = Pick<BackupTable, 'schema' | 'name' | 'columns'>;

/**
 * Every table with rows of the platform, and its columns that are not generated.
 * @param leftOut names with their schema, of tables that are not asked for
 */
export async function readTables(
  client: DatabaseClient,
  leftOut: readonly string[] = OF_MIGRATIONS,
): Promise<TableShape[]> {
  const { rows } = await client.query<TableShape>(
    `select n.nspname as schema, c.relname as name, array_agg(a.attname::text order by a.attname) as columns
     from pg_class c
     join pg_namespace n on n.oid = c.relnamespace
     join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
     where c.relkind = 'r' and n.nspname in ('public', 'graphile_worker')
       and n.nspname || '.' || c.relname <> all ($1)
     group by 1, 2
     order by 1, 2`,
    [leftOut],
  );
  return rows;
}

/** How far every sequence has counted; one that was never used is left out. */
export async function readSequences(client: DatabaseClient): Promise<Manifest['sequences']> {
  const { rows } = await client.query<Manifest['sequences'][number]>(
    `select schemaname as schema, sequencename as name, last_value::text as value
     from pg_sequences where schemaname in ('public', 'graphile_worker') and last_value is not null order by 1, 2`,
  );
  return rows;
}

export async function readMigrations(client: DatabaseClient): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>('select name from schema_migrations order by name');
  return rows.map(({ name }) => name);
}

/** Whether a database has no tables. */
export async function isEmptyDatabase(client: DatabaseClient): Promise<boolean> {
  const { rows } = await client.query(
    `select from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind in ('r', 'p') and n.nspname not in ('pg_catalog', 'information_schema')
       and n.nspname not like 'pg\\_%' limit 1`,
  );
  return rows.length === 0;
}

/** A table's name and columns as a statement has them. */
export function copyTarget({ schema, name, columns }: TableShape): string {
  return `"${schema}"."${name}" (${columns.map((column) => `"${column}"`).join(', ')})`;
}
