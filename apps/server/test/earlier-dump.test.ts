import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { verifyChain } from '../src/platform/audit-verify.ts';
import { withClient } from '../src/platform/db/client.ts';
import { migrate } from '../src/platform/db/migrate.ts';
import { type TestApp, testAppOn } from './app.ts';
import { testClock } from './builders/clock.ts';
import { bearer, call } from './builders/http.ts';
import { restoreTestDatabase } from './database.ts';

/** Made by `scripts/make-earlier-dump.mjs`: a year of demo data as an earlier version left it. */
const file = (name: string) => readFileSync(new URL(`fixtures/earlier-database/${name}`, import.meta.url));
const { made_at, encryption_key, email, password } = JSON.parse(file('sign-in.json').toString('utf8'));

const FORMER_TASKS = ['convert_subscriptions', 'tell_campaign', 'tell_distribution', 'tell_revision'];

/** Rows that a table of the dump has, and the same under the names of this version. */
const RENAMED = [
  ['accounts where keeps_balance', 'accounts where has_running_balance'],
  ["accounts where kind = 'payments_received'", "accounts where kind = 'receipts_clearing'"],
  ['bank_accounts where proven_at is not null', 'bank_accounts where verified_at is not null'],
  [
    'refund_accounts where proven_at > created_at or proven_by is null',
    'refund_accounts where verified_at > created_at or verified_by is null',
  ],
  ['document_requests where asked_by is not null', 'document_requests where requested_by is not null'],
  ['referrals where refused_reason is null', 'referrals where rejection_reason is null'],
  ['guarantee_claims where closed_why is null', 'guarantee_claims where closing_reason is null'],
  ['allocation_refusals', 'allocation_rejections'],
  ['holdings where taken_back_sen = 0', 'holdings where written_off_recovered_sen = 0'],
  ['service_tax_days where taken_sen > 0', 'service_tax_days where charged_sen > 0'],
  [
    'share_projections where together_to is not null',
    'share_projections where combined_through_number is not null',
  ],
  ['agreements where gharamah_cap_yearly_bps > 0', 'agreements where shariah_late_charge_cap_bps > 0'],
  [
    "settings where key in ('gharamah_cap_yearly_bps', 'ekyc_selfie_keep_days')",
    "settings where key in ('shariah_late_charge_cap_bps', 'ekyc_selfie_retention_days')",
  ],
] as const;

let app: TestApp;
let url: string;
let before: readonly number[];
beforeAll(async () => {
  const database = await restoreTestDatabase(brotliDecompressSync(file('dump.sql.br')).toString('utf8'));
  url = database.url;
  await withClient(url, async (client) => {
    await client.query('select graphile_worker.add_job(job) from unnest($1::text[]) as job', [FORMER_TASKS]);
  });
  before = await countAll(RENAMED.map(([then]) => then));
  await migrate(url);
  await database.analyze();
  app = await testAppOn(database, { ENCRYPTION_KEY: encryption_key }, testClock(new Date(made_at)));
}, 60_000);
afterAll(() => app.finish());

it('holds a ledger without violations and a whole audit chain after the migration', async () => {
  await app.verifyLedger();
  const chain = await verifyChain(app.database.reader, app.auditChain.key, []);
  expect(chain.broken).toBeNull();
  expect(chain.seals).toBeGreaterThan(0);
  expect(chain.transfers).toBeGreaterThan(3_000);
});

it('lets an investor sign in with the password of then and read the dashboard', async () => {
  const login = await call(app, 'login', { body: { email, password } });
  expect(login.status).toBe(200);
  const headers = bearer(login.body.token ?? '');
  const stats = await call(app, 'dashboardInvestorStats', { headers });
  expect(stats.status).toBe(200);
  expect(Number(stats.body.cash)).toBeGreaterThan(0);
});

it('holds columns and tables with a former name under their new one, with their rows', async () => {
  expect(await countAll(RENAMED.map(([, now]) => now))).toEqual(before);
  expect(await countAll(["pg_constraint where conname like 'allocation%refusals%'"])).toEqual([0]);
});

it('runs the jobs that waited under the new names of their tasks', async () => {
  const { rows } = await withClient(url, (client) =>
    client.query<{ task: string }>('select task_identifier as task from graphile_worker.jobs'),
  );
  const tasks = rows.map(({ task }) => task);
  expect(tasks.filter((task) => FORMER_TASKS.includes(task))).toEqual([]);
  expect(tasks).toEqual(
    expect.arrayContaining([
      'allot_subscriptions',
      'notify_campaign',
      'notify_distribution',
      'notify_revision',
    ]),
  );
});

/** How many rows each of some tables has, with their conditions. */
async function countAll(tables: readonly string[]): Promise<number[]> {
  return withClient(url, async (client) => {
    const counts: number[] = [];
    for (const table of tables) {
      const { rows } = await client.query<{ n: number }>(`select count(*)::int as n from ${table}`);
      counts.push(...rows.map(({ n }) => n));
    }
    return counts;
  });
}
