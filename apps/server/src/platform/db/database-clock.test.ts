import pg from 'pg';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { startProxy, type TcpProxy } from '../../../test/tcp-proxy.ts';
import { clockErrorMs, setClockOffset, systemClock } from '../clock.ts';
import { type Database, openDatabase } from './database.ts';
import { type ClockFollower, followDatabaseClock } from './database-clock.ts';

const DAY_MS = 86_400_000;
const NEAR_MS = 1_000;

let app: TestApp;
let owner: pg.Client;
let proxy: TcpProxy;
let database: Database;
let follower: ClockFollower | null = null;
/** Milliseconds that the clock of this machine is ahead. */
let aheadMs = 0;

beforeAll(async () => {
  app = await createTestApp();
  owner = new pg.Client({ connectionString: app.ownerUrl });
  await owner.connect();
  proxy = await startProxy(() => Number(new URL(app.config.DATABASE_URL).port));
  const url = new URL(app.config.DATABASE_URL);
  url.port = String(proxy.port);
  database = openDatabase({ url: url.href, log: app.log, maxConnections: 1, connectTimeoutMs: 1_000 });
  // The application of the test follows its database already.
  setClockOffset(null);
  const realNow = Date.now;
  vi.spyOn(Date, 'now').mockImplementation(() => realNow() + aheadMs);
});
afterEach(() => {
  follower?.stop();
  follower = null;
  aheadMs = 0;
});
afterAll(async () => {
  vi.restoreAllMocks();
  await database.close();
  await owner.end();
  await proxy.stop();
  await app.finish();
});

/** How far the time that is told is from that of the database. */
async function errorMs(): Promise<number> {
  const { rows } = await owner.query<{ at: Date }>('select clock_timestamp() as at');
  return Math.abs(systemClock.now().getTime() - Number(rows[0]?.at));
}

it('tells the time of the machine before a database is known', () => {
  aheadMs = DAY_MS;
  expect(Math.abs(systemClock.now().getTime() - Date.now())).toBeLessThan(NEAR_MS);
  expect(Math.abs(clockErrorMs())).toBeLessThan(NEAR_MS);
});

it('is the clock of the machine while both agree', async () => {
  follower = await followDatabaseClock(database.reader, app.log);
  const before = Date.now();
  const now = systemClock.now().getTime();
  expect(now).toBeGreaterThanOrEqual(before);
  expect(now).toBeLessThanOrEqual(Date.now());
});

it('rejects a start without the database', async () => {
  proxy.disturb('refuse');
  await expect(followDatabaseClock(database.reader, app.log)).rejects.toThrow();
  proxy.disturb('none');
});

it.each([DAY_MS, -DAY_MS, 3_600_000])(
  'tells the time of the database on a machine %i ms ahead',
  async (ms) => {
    aheadMs = ms;
    follower = await followDatabaseClock(database.reader, app.log);
    expect(await errorMs()).toBeLessThan(NEAR_MS);
    expect(Math.abs(clockErrorMs() - ms)).toBeLessThan(NEAR_MS);
  },
);

it('does not step with the machine, also while the database is away, and never goes back', async () => {
  follower = await followDatabaseClock(database.reader, app.log);
  proxy.disturb('refuse');
  let before = systemClock.now().getTime();
  // 40 ms are within what counts as agreement, so that the source of the time changes with the step after it.
  for (const step of [40, DAY_MS, 40, -DAY_MS, 60_000, -60_000]) {
    aheadMs = step;
    const now = systemClock.now().getTime();
    expect(now - before).toBeGreaterThanOrEqual(0);
    expect(now - before).toBeLessThan(NEAR_MS);
    before = now;
  }
  proxy.disturb('none');
  expect(await errorMs()).toBeLessThan(NEAR_MS);
});
