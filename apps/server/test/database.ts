import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { withClient } from '../src/platform/db/client.ts';
import { TEMPLATE_LOCK, TEST_PREFIX, testLogin, urlOf } from './template.ts';

export interface TestDatabase {
  /** Its address, for the role that owns it. */
  readonly url: string;
  /** Its address for a process that answers calls. */
  readonly apiUrl: string;
  /** Its address for one that also works on jobs. */
  readonly workerUrl: string;
  /** The owner at work as a worker, who becomes the owner again by `set local role none`. */
  readonly workerWithWayBackUrl: string;
  /** Counts its rows for the planner, as autovacuum does in time for a product that runs. */
  analyze(): Promise<void>;
  /** Removes it; close the pools on it first. */
  drop(): Promise<void>;
}

/** A database of one's own with every migration applied, cloned in about a tenth of a second. One per test file. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const { serverUrl, template } = inject('testDatabases');
  const name = `${TEST_PREFIX}${randomBytes(8).toString('hex')}`;
  await withClient(serverUrl, async (client) => {
    await client.query('select pg_advisory_lock($1)', [TEMPLATE_LOCK]);
    await client.query(`create database ${name} template ${template} strategy wal_log`);
  });
  return testDatabase(serverUrl, name);
}

/**
 * A database of one's own with what a dump holds, and nothing else.
 * @param dump statements that need no program of PostgreSQL: tables, then rows by INSERT
 */
export async function restoreTestDatabase(dump: string): Promise<TestDatabase> {
  const { serverUrl } = inject('testDatabases');
  const name = `${TEST_PREFIX}${randomBytes(8).toString('hex')}`;
  await withClient(serverUrl, (client) => client.query(`create database ${name}`));
  // One message: the server finds the ends of statements itself, whatever texts and functions hold.
  await withClient(urlOf(serverUrl, name), (client) => client.query(dump));
  return testDatabase(serverUrl, name);
}

function testDatabase(serverUrl: string, name: string): TestDatabase {
  const url = urlOf(serverUrl, name);
  return {
    url,
    apiUrl: testLogin(url, 'titian_api'),
    workerUrl: testLogin(url, 'titian_worker'),
    workerWithWayBackUrl: `${url}?options=${encodeURIComponent('-c role=titian_worker -c timezone=UTC')}`,
    analyze: () =>
      withClient(url, async (client) => {
        await client.query('analyze');
      }),
    drop: () => withClient(serverUrl, (client) => dropDatabase(client, name)),
  };
}

const IN_USE = '55006';

/** A plain drop ends autovacuum by itself, which force may not do; force is for a pool left open. */
export async function dropDatabase(client: pg.Client, name: string): Promise<void> {
  try {
    await client.query(`drop database ${name}`);
  } catch (error) {
    if (!(error instanceof pg.DatabaseError) || error.code !== IN_USE) {
      throw error;
    }
    await client.query(`drop database ${name} with (force)`);
  }
}
