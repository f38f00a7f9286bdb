/**
 * Writes the database's types for Kysely (`npm run db:types`): migrates an empty database of the embedded PostgreSQL
 * (or of the server that DATABASE_URL names) and reads its catalogue.
 */
import { randomBytes } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { Kysely, PostgresDialect as KyselyPostgres } from 'kysely';
import { type DatabaseMetadata, generate, PostgresDialect } from 'kysely-codegen';
import pg from 'pg';
import { migrate } from '../apps/server/src/platform/db/migrate.ts';
import { urlOf } from '../apps/server/test/template.ts';
import { startTestServer } from '../apps/server/test/test-server.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const outFile = `${root}apps/server/src/platform/db/schema.ts`;

/** Arrives as `parserFor` of platform/db makes it. */
const typeMapping = { int8: 'bigint', numeric: 'string', date: 'Day', timestamptz: 'Date', money: 'Sen' };
const customImports = { Day: '@titian/finance/calendar#Day', Sen: '@titian/finance/sen#Sen' };

const server = await startTestServer();
const database = `titian_types_${randomBytes(6).toString('hex')}`;
const maintenance = new pg.Client({ connectionString: server.url });
try {
  await maintenance.connect();
  await maintenance.query(`create database ${database}`);
  await writeTypes(urlOf(server.url, database));
  await maintenance.query(`drop database ${database} with (force)`);
} finally {
  await maintenance.end();
  await server.stop();
}

async function writeTypes(url: string): Promise<void> {
  await migrate(url);
  const pool = new pg.Pool({ connectionString: url, max: 1 });
  const db = new Kysely<Record<string, never>>({ dialect: new KyselyPostgres({ pool }) });
  try {
    await generate({
      db,
      dialect: new PostgresDialect(),
      defaultSchemas: ['public'],
      excludePattern: 'schema_migrations',
      customImports,
      typeMapping,
      postprocess: async ({ metadata }) => withSen(metadata),
      outFile,
    });
  } finally {
    // It closes the pool itself, unless it failed before.
    if (!pool.ended) await db.destroy();
  }
}

/** Every `_sen` column becomes Sen, by way of PostgreSQL's own money type, which no table uses. */
function withSen(metadata: DatabaseMetadata): DatabaseMetadata {
  for (const column of metadata.tables.flatMap(({ columns }) => columns)) {
    if (column.dataType === 'int8' && column.name.endsWith('_sen'))
      Object.assign(column, { dataType: 'money' });
  }
  return metadata;
}
