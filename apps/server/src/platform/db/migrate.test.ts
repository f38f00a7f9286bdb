import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { databaseBefore, type EarlierDatabase } from '../../../test/earlier-database.ts';
import { withClient } from './client.ts';
import { migrate, migrationNames, rejectUnmigrated } from './migrate.ts';

/** It locks the table of cases, and builds indexes outside a transaction. */
const first = '0645_queue_orders';
let earlier: EarlierDatabase;

beforeEach(async () => {
  earlier = await databaseBefore(first);
});
afterEach(() => earlier.drop());

const applied = async (): Promise<string[]> =>
  (await earlier.client.query('select name from schema_migrations order by run_on, id')).rows.map(
    ({ name }) => name,
  );

it('rejects a history in another order than this version’s, though no migration is missing', async () => {
  await migrate(earlier.url);
  await earlier.client.query(
    `update schema_migrations set run_on = run_on - interval '1 year' where name = $1`,
    [first],
  );
  await expect(migrate(earlier.url)).rejects.toThrow(/preceding already run migration/u);
});

it('rejects a database that a migration is missing in, and applies it', async () => {
  await expect(rejectUnmigrated(earlier.url)).rejects.toThrow(`lacks migration ${first}`);
  await migrate(earlier.url);
  expect(await applied()).toEqual(migrationNames());
  await rejectUnmigrated(earlier.url);
});

it('lets workers at the jobs again though every migration is applied', async () => {
  await migrate(earlier.url);
  const policies = `select count(*)::int as n from pg_policies where schemaname = 'graphile_worker'`;
  const [before] = (await earlier.client.query(policies)).rows;
  const { rows } = await earlier.client.query(
    `select tablename from pg_policies where schemaname = 'graphile_worker' limit 1`,
  );
  await earlier.client.query(`drop policy worker on graphile_worker.${rows[0]?.tablename}`);
  await migrate(earlier.url);
  expect((await earlier.client.query(policies)).rows[0]).toEqual(before);
});

describe('a migration whose table is locked', () => {
  const locked = async (work: () => Promise<void>) => {
    await withClient(earlier.url, async (holder) => {
      await holder.query('begin');
      await holder.query('lock table cases in share update exclusive mode');
      await work();
      await holder.query('rollback');
    });
  };

  it('is rejected with what to do, changes nothing, and can be applied afterwards', async () => {
    await locked(async () => {
      await expect(migrate(earlier.url, [])).rejects.toThrow(/could not lock its tables: .* start again/u);
    });
    expect(await applied()).toEqual(migrationNames().filter((name) => name < first));
    await migrate(earlier.url, []);
    expect(await applied()).toEqual(migrationNames());
  });

  it('is tried again, until the lock is gone', async () => {
    let migrated: Promise<void> = Promise.resolve();
    await locked(async () => {
      migrated = migrate(earlier.url, [1, 1, 1, 1]);
      const waits = `select count(*)::int as n from pg_locks where not granted and relation = 'cases'::regclass`;
      await vi.waitUntil(async () => (await earlier.client.query(waits)).rows[0].n > 0, { timeout: 20_000 });
    });
    await migrated;
    expect(await applied()).toEqual(migrationNames());
  });
});

it('is applied once by processes that start together, though it builds indexes while the product serves', async () => {
  await Promise.all([migrate(earlier.url), migrate(earlier.url), migrate(earlier.url)]);
  expect(await applied()).toEqual(migrationNames());
  const { rows } = await earlier.client.query(
    'select indexrelid::regclass from pg_index where not indisvalid',
  );
  expect(rows).toEqual([]);
});
