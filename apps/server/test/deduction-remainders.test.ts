import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { migrationsFolder } from '../src/platform/db/migrate.ts';
import { createTestDatabase, type TestDatabase } from './database.ts';

/** A database as it was before remainders, with the shares of some holdings, and the migration that replays them. */
let database: TestDatabase;
let client: pg.Client;
beforeAll(async () => {
  database = await createTestDatabase();
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
  await client.query(EARLIER);
}, 60_000);
afterAll(async () => {
  await client.end();
  await database.drop();
});

const EARLIER = `do $$ declare one record; begin
    for one in select conrelid::regclass as tab, conname from pg_constraint
      where contype = 'f' and connamespace = 'public'::regnamespace
    loop execute format('alter table %s drop constraint %I', one.tab, one.conname); end loop;
  end $$;
  drop table overtaken_deductions, deduction_refunds;
  alter table holdings drop column fee_remainder, drop column service_tax_remainder, drop column withholding_remainder;
  alter table repayments drop column split_on, drop column service_fee_bps, drop column service_tax_bps, drop column withholding_bps;
  alter table distribution_shares drop column is_non_resident;
  drop table tax_residences;
  alter table investors add column tax_residence text not null;
  insert into settings (key, effective_from, value) values ('service_fee_bps', '2027-03-01', '1800'),
    ('service_fee_bps', '2027-05-01', '1000');
  -- Decided at noon of a day on which money was split in the morning.
  insert into settings (key, effective_from, value, created_at) values ('service_fee_bps', '2027-06-01', '2000', '2031-01-01');`;

const id = (text: string) => `00000000-0000-7000-8000-${text.padStart(12, '0')}`;
const [abroad, here, other] = [id('a'), id('b'), id('c')];

interface Share {
  readonly holder: string;
  readonly returned: number;
  readonly taken: readonly [fee: number, tax: number, withheld: number];
}

let made = 0;
/** A repayment that was split on a day; its shares are paid up to the cursor. */
async function split(note: string, day: string, cursor: number, shares: readonly Share[]): Promise<string> {
  made += 1;
  const repayment = id(`e${made}`);
  const total = shares.reduce((sum, one) => sum + one.returned, 0);
  await client.query(
    `insert into repayments (id, note_id, source_kind, source_id, received_on, amount_sen, principal_sen, return_sen, late_sen,
      state, cursor, weights_total_sen, seq, transfer_id, booked_on)
      values ($1, $2, 'manual', $1, $3, $4, 0, $4, 0, $5, $6, 100, $7, $1, $3)`,
    [repayment, note, day, total, cursor < shares.length ? 'distributing' : 'distributed', cursor, made],
  );
  for (const [index, { holder, returned, taken }] of shares.entries()) {
    const [fee, tax, withheld] = taken;
    await client.query(
      `insert into distribution_shares (repayment_id, holding_id, position, weight_sen, principal_sen, return_sen, late_sen,
        fee_sen, service_tax_sen, withholding_sen, net_sen, transfer_id, created_at)
        values ($1, $2, $3, 50, 0, $4, 0, $5, $6, $7, $8, gen_random_uuid(), '2030-01-01')`,
      [repayment, holder, index + 1, returned, fee, tax, withheld, returned - fee - tax - withheld],
    );
  }
  await client.query(
    `insert into transfers (id, debit_account_id, credit_account_id, amount_sen, kind, reference_id, note_id, business_date)
      values (gen_random_uuid(), $1, $2, 1, 'distribution', $1, $3, $4)`,
    [repayment, id('99'), note, day],
  );
  return repayment;
}

async function holding(holder: string, note: string, investor: string): Promise<void> {
  await client.query(
    `insert into holdings (id, note_id, investor_id, account_id, principal_sen, outstanding_sen) values ($1, $2, $3, $1, 100, 100)`,
    [holder, note, investor],
  );
}

async function noted(note: string): Promise<void> {
  await client.query(
    `insert into notes (id, number, issuer_id, offer_id, type, contract, is_guaranteed, rate_bps, effective_rate_bps, term_months,
      profile, grade, purpose, industry, state_code, target_sen, state, escrow_account_id, collection_account_id, listed_on,
      opens_on, closes_on, listed_at, opens_at, opens_to_all_at, closes_at)
      values ($1, $1::uuid::text, $1, $1, 'Term Financing', 'Conventional', false, 1200, 2000, 12, 'equal_monthly_flat', 'A', 'Stock', 'G',
        '10', 500000, 'issued', $1, $1, '2026-12-01', '2026-12-01', '2026-12-10', now(), now(), now(), now())`,
    [note],
  );
}

async function invested(): Promise<void> {
  await client.query(
    `insert into investors (user_id, inv_no, identity_hash, identity_enc, verified_name, tax_residence, cash_account_id, approved_on)
      select id, id::text, decode(replace(id::text, '-', ''), 'hex'), '\\x00', 'X', country, id, '2026-01-01'
      from unnest($1::uuid[], $2::text[]) as row (id, country)`,
    [
      [abroad, here, other],
      ['SG', 'MY', 'MY'],
    ],
  );
}

async function migrate(): Promise<void> {
  const file = readFileSync(join(migrationsFolder, '0070_deduction_remainders.sql'), 'utf8');
  await client.query(`begin; ${file.split('-- Down Migration')[0]}; commit`);
}

it('replays every share at the rate of its day, and records excess deductions for a refund', async () => {
  const [raised, lowered, halfway, noon] = [id('71'), id('72'), id('73'), id('74')] as const;
  const [one, two, paid, unpaid, early] = [id('81'), id('82'), id('83'), id('84'), id('85')] as const;
  await invested();
  for (const note of [raised, lowered, halfway, noon]) {
    await noted(note);
  }
  await holding(one, raised, abroad);
  await holding(two, lowered, here);
  await holding(paid, halfway, here);
  await holding(unpaid, halfway, other);
  await holding(early, noon, here);
  // 15 to 18 % after two instalments: the third cost 7.20 for 5.40.
  await split(raised, '2027-01-04', 1, [{ holder: one, returned: 3000, taken: [450, 36, 450] }]);
  await split(raised, '2027-02-04', 1, [{ holder: one, returned: 3000, taken: [450, 36, 450] }]);
  await split(raised, '2027-03-04', 1, [{ holder: one, returned: 3000, taken: [720, 57, 450] }]);
  // 15 to 10 % after two: the third cost 0.00 for 6.00.
  await split(lowered, '2027-01-05', 1, [{ holder: two, returned: 6000, taken: [900, 72, 0] }]);
  await split(lowered, '2027-02-05', 1, [{ holder: two, returned: 6000, taken: [900, 72, 0] }]);
  await split(lowered, '2027-05-05', 1, [{ holder: two, returned: 6000, taken: [0, 0, 0] }]);
  const both = (fee: number, tax: number): Share[] =>
    [paid, unpaid].map((holder) => ({ holder, returned: 3000, taken: [fee, tax, 0] }));
  await split(halfway, '2027-02-06', 2, both(450, 36));
  const open = await split(halfway, '2027-03-06', 1, both(630, 50));
  const morning = await split(noon, '2027-06-01', 1, [{ holder: early, returned: 1000, taken: [100, 8, 0] }]);

  await migrate();

  const { rows: left } = await client.query(
    `select id, fee_remainder as fee, service_tax_remainder as tax, withholding_remainder as withheld from holdings order by id`,
  );
  expect(left).toEqual([
    { id: one, fee: '0', tax: '2000', withheld: '0' },
    { id: two, fee: '6000000', tax: '0', withheld: '0' },
    { id: paid, fee: '0', tax: '2000', withheld: '0' },
    { id: unpaid, fee: '0', tax: '0', withheld: '0' },
    { id: early, fee: '0', tax: '0', withheld: '0' },
  ]);
  const { rows: back } = await client.query(
    `select r.note_id as note, r.service_tax_bps as rate, o.holding_id as holding, o.fee_sen as fee, o.service_tax_sen as tax,
      o.withholding_sen as withheld, o.untaxed from deduction_refunds r join overtaken_deductions o on o.refund_id = r.id
      order by r.note_id`,
  );
  expect(back).toEqual([
    { note: raised, rate: 800, holding: one, fee: '180', tax: '14', withheld: '0', untaxed: '144000' },
    { note: halfway, rate: 800, holding: paid, fee: '90', tax: '7', withheld: '0', untaxed: '72000' },
  ]);
  const { rows: next } = await client.query(
    `select fee_sen as fee, service_tax_sen as tax, net_sen as net from distribution_shares
      where repayment_id = $1 and position = 2`,
    [open],
  );
  expect(next, 'a share that is not paid yet takes what is owed').toEqual([
    { fee: '540', tax: '43', net: '2417' },
  ]);
  const { rows: days } = await client.query(
    `select split_on::text as day, service_fee_bps as fee, service_tax_bps as tax, withholding_bps as withheld
      from repayments where id = $1`,
    [morning],
  );
  expect(days, 'a rate that was decided later that day').toEqual([
    { day: '2027-06-01', fee: 1000, tax: 800, withheld: 1500 },
  ]);
});
