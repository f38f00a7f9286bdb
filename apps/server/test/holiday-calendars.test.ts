import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { migrationsFolder } from '../src/platform/db/migrate.ts';
import { createTestDatabase, type TestDatabase } from './database.ts';

/** A database as it was with one calendar, a note issued by it, and the migration that makes two of it. */
let database: TestDatabase;
let client: pg.Client;
beforeAll(async () => {
  database = await createTestDatabase();
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
  await client.query(EARLIER);
  await client.query(
    readFileSync(join(migrationsFolder, '0012_reference.sql'), 'utf8').match(HOLIDAYS)?.[0] ?? '',
  );
  await client.query(`insert into holidays (day, name) values ('2027-07-06', 'Typed by hand')`);
  await client.query(NOTE);
  const file = readFileSync(join(migrationsFolder, '0120_two_calendars_of_holidays.sql'), 'utf8');
  await client.query(`begin; ${file.split('-- Down Migration')[0]}; commit`);
}, 60_000);
afterAll(async () => {
  await client.end();
  await database.drop();
});

const HOLIDAYS = /insert into holidays[^;]+;/;
const EARLIER = `do $$ declare one record; begin
    for one in select conrelid::regclass as tab, conname from pg_constraint
      where contype = 'f' and connamespace = 'public'::regnamespace
    loop execute format('alter table %s drop constraint %I', one.tab, one.conname); end loop;
  end $$;
  drop table holidays;
  create table holidays (
    day date not null,
    state_code text not null default '00',
    name text not null,
    created_at timestamptz not null default now(),
    constraint holidays_pkey primary key (day, state_code)
  );`;
/** Issued on a business day that lies far behind the day of the computer. */
const NOTE = `insert into notes (id, number, issuer_id, offer_id, type, contract, is_guaranteed, rate_bps, effective_rate_bps,
    term_months, profile, grade, purpose, industry, state_code, target_sen, state, escrow_account_id, collection_account_id,
    listed_on, opens_on, closes_on, listed_at, opens_at, opens_to_all_at, closes_at, funded_on, issue_by, issued_on, matures_on)
  values (gen_random_uuid(), 'N1', gen_random_uuid(), gen_random_uuid(), 'Term Financing', 'Conventional', false, 1200, 2000,
    12, 'equal_monthly_flat', 'A', 'Stock', 'G', '10', 500000, 'issued', gen_random_uuid(), gen_random_uuid(),
    '2099-03-01', '2099-03-01', '2099-03-10', now(), now(), now(), now(), '2099-03-02', '2099-03-09', '2099-03-03', '2100-03-03');`;

async function knownOn(calendar: string, on: string): Promise<string[]> {
  const { rows } = await client.query<{ day: string }>(
    `select day::text from holidays where calendar = $1 and known_from <= $2 and (known_until is null or known_until > $2)
      order by 1`,
    [calendar, on],
  );
  return rows.map((one) => one.day);
}

it.each(['federal', 'kuala_lumpur_bank'])(
  '%s is known as it was on the day of the last issue',
  async (one) => {
    const days = await knownOn(one, '2099-03-03');
    expect(days).toHaveLength(49);
    expect(days).toEqual(expect.arrayContaining(['2025-01-29', '2027-07-06', '2027-12-25']));
    expect(days).not.toEqual(expect.arrayContaining(['2027-01-01']));
    expect(days).not.toEqual(expect.arrayContaining(['2027-06-08']));
  },
);

it('has what was missing from the next day on, each calendar its own', async () => {
  const [federal, banks] = [
    await knownOn('federal', '2099-03-04'),
    await knownOn('kuala_lumpur_bank', '2099-03-04'),
  ];
  const own = ['2027-01-01', '2027-01-22', '2027-02-01', '2027-02-24'];
  expect(banks).toEqual(expect.arrayContaining([...own, '2027-06-08', '2027-07-06', '2030-12-25']));
  expect(federal).toEqual(expect.arrayContaining(['2027-06-08', '2027-07-06', '2030-12-25']));
  expect(federal.filter((one) => own.includes(one))).toEqual([]);
});

it('retains every existing row, flagged and named in Malay, once per calendar', async () => {
  const { rows } = await client.query(
    `select day::text, name, name_ms, is_provisional, is_substitute from holidays
      where calendar = 'kuala_lumpur_bank' and day in ('2026-11-09', '2027-03-11', '2027-07-06') order by day`,
  );
  expect(rows).toEqual([
    {
      ...{ day: '2026-11-09', name: 'Deepavali, in lieu', name_ms: 'Hari Deepavali, cuti ganti' },
      ...{ is_provisional: false, is_substitute: true },
    },
    {
      ...{ day: '2027-03-11', name: 'Hari Raya Aidilfitri, second day' },
      ...{ name_ms: 'Hari Raya Aidilfitri, hari kedua', is_provisional: true, is_substitute: false },
    },
    {
      ...{ day: '2027-07-06', name: 'Typed by hand', name_ms: 'Typed by hand' },
      ...{ is_provisional: false, is_substitute: false },
    },
  ]);
});
