import { randomBytes } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { runner } from 'node-pg-migrate';
import pg from 'pg';
import { inject } from 'vitest';
import { withClient } from '../src/platform/db/client.ts';
import { migrate, migrationOptions, migrationsFolder } from '../src/platform/db/migrate.ts';
import { dropDatabase } from './database.ts';
import { TEST_PREFIX, urlOf } from './template.ts';

export interface EarlierDatabase {
  readonly client: pg.Client;
  /** Its address, for the role that owns it. */
  readonly url: string;
  /** Applies that migration and all later ones, as a start of the product does. */
  upgrade(): Promise<void>;
  drop(): Promise<void>;
}

/**
 * A database as the version before a migration left it, without rows.
 * @param name the first migration that is not applied, such as `0100_tax_residences`
 * @throws when there is no such migration
 */
export async function databaseBefore(name: string): Promise<EarlierDatabase> {
  const files = readdirSync(migrationsFolder).sort();
  const count = files.indexOf(`${name}.sql`);
  if (count < 0) {
    throw new Error(`There is no migration ${name}.`);
  }
  const { serverUrl } = inject('testDatabases');
  const database = `${TEST_PREFIX}${randomBytes(8).toString('hex')}`;
  await withClient(serverUrl, (maintenance) => maintenance.query(`create database ${database}`));
  const url = urlOf(serverUrl, database);
  if (count > 0) {
    await runner({ ...migrationOptions, databaseUrl: url, count });
  }
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return {
    client,
    url,
    upgrade: () => migrate(url),
    async drop() {
      await client.end();
      await withClient(serverUrl, (maintenance) => dropDatabase(maintenance, database));
    },
  };
}
