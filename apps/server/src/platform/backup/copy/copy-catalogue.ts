import type { DatabaseClient } from '../../db/client.ts';
import type { TableShape } from '../catalogue.ts';

/** A sequence with the number that it gave last, or gives first where it was never used. */
export interface SequenceState {
  readonly schema: string;
  readonly name: string;
  readonly value: string;
  readonly is_used: boolean;
}

/** Every sequence of the platform, used or not. */
export async function readSequenceStates(client: DatabaseClient): Promise<SequenceState[]> {
  const { rows } = await client.query<SequenceState>(
    `select schemaname as schema, sequencename as name, coalesce(last_value, start_value)::text as value,
       last_value is not null as is_used
     from pg_sequences where schemaname in ('public', 'graphile_worker') order by 1, 2`,
  );
  return rows;
}

/** Every table, sequence and view that holds data, with its columns and their types: what a copy has to have as well. */
export async function readDataShapes(client: DatabaseClient): Promise<string[]> {
  const { rows } = await client.query<{ shape: string }>(
    `select format('%I.%I (%s)', n.nspname, c.relname, string_agg(
       format('%I %s', a.attname, format_type(a.atttypid, a.atttypmod)), ', ' order by a.attnum)) as shape
     from pg_class c
     join pg_namespace n on n.oid = c.relnamespace
     left join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
     where c.relkind in ('r', 'p', 'S', 'm', 'f') and n.nspname not in ('pg_catalog', 'information_schema')
       and n.nspname not like 'pg\\_toast%' and n.nspname not like 'pg\\_temp%'
     group by n.nspname, c.relname order by 1`,
  );
  return rows.map(({ shape }) => shape);
}

/** Databases of the cluster other than this one and those that every cluster has, by name. */
export async function readOtherDatabases(client: DatabaseClient): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select datname as name from pg_database
     where datname <> current_database() and datname not in ('postgres', 'template0', 'template1') order by 1`,
  );
  return rows.map(({ name }) => name);
}

/** Roles of the cluster that are none of PostgreSQL's own. */
export async function readRoles(client: DatabaseClient): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select rolname as name from pg_roles where rolname not like 'pg\\_%' order by 1`,
  );
  return rows.map(({ name }) => name);
}

/** The migrations that are applied, in their order; none in a database that nothing has migrated. */
export async function readAppliedMigrations(client: DatabaseClient): Promise<string[]> {
  const { rows: tables } = await client.query(
    `select from pg_class where oid = to_regclass('public.schema_migrations')`,
  );
  if (tables.length === 0) {
    return [];
  }
  const { rows } = await client.query<{ name: string }>(
    'select name from schema_migrations order by run_on, id',
  );
  return rows.map(({ name }) => name);
}

/** Whether the job library has its tables. */
export async function hasJobTables(client: DatabaseClient): Promise<boolean> {
  const { rows } = await client.query(`select from pg_namespace where nspname = 'graphile_worker'`);
  return rows.length > 0;
}

/** How many rows a table has, and a sum over a hash of each with all its columns; the same in every major version. */
export async function readTableSum(
  client: DatabaseClient,
  { schema, name }: Pick<TableShape, 'schema' | 'name'>,
): Promise<string> {
  const { rows } = await client.query<{ sum: string }>(
    `select format('%s rows, sum %s', count(*), coalesce(sum(hashtextextended(t::text, 0)), 0)) as sum
     from "${schema}"."${name}" t`,
  );
  return rows[0]?.sum ?? '';
}
