import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { verifyChain } from '../src/platform/audit-verify.ts';
import { migrate } from '../src/platform/db/migrate.ts';
import { type TestApp, testAppOn } from './app.ts';
import { testClock } from './builders/clock.ts';
import { bearer, call } from './builders/http.ts';
import { restoreTestDatabase } from './database.ts';

/** Made by `scripts/make-earlier-dump.mjs`: a year of demo data as an earlier version left it. */
const file = (name: string) => readFileSync(new URL(`fixtures/earlier-database/${name}`, import.meta.url));
const { made_at, encryption_key, email, password } = JSON.parse(file('sign-in.json').toString('utf8'));

let app: TestApp;
beforeAll(async () => {
  const database = await restoreTestDatabase(brotliDecompressSync(file('dump.sql.br')).toString('utf8'));
  await migrate(database.url);
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
