import { afterEach, beforeEach, expect, it } from 'vitest';
import { databaseBefore, type EarlierDatabase } from '../../../test/earlier-database.ts';
import { migrate, migrationNames, rejectUnmigrated } from './migrate.ts';

const newest = migrationNames().at(-1) ?? '';
let earlier: EarlierDatabase;

beforeEach(async () => {
  earlier = await databaseBefore(newest);
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
    [newest],
  );
  await expect(migrate(earlier.url)).rejects.toThrow(/preceding already run migration/u);
});

it('rejects a database that a migration is missing in, and applies it', async () => {
  await expect(rejectUnmigrated(earlier.url)).rejects.toThrow(`lacks migration ${newest}`);
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
