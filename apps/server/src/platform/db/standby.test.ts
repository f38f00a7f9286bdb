import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { testAppOn } from '../../../test/app.ts';
import { call } from '../../../test/builders/http.ts';
import { approvedInvestor } from '../../../test/builders/onboarding.ts';
import { createTestDatabase } from '../../../test/database.ts';
import { type StandbyPair, startStandbyPair } from '../../../test/standby-pair.ts';
import { newId } from '../ids.ts';
import { createLog } from '../log.ts';
import { type Database, openDatabase } from './database.ts';
import type { Reader } from './pool.ts';
import { openStandby, type Standby } from './standby.ts';

const LONG_MS = 600_000;
const log = createLog('silent');
let pair: StandbyPair;
let database: Database;
let standby: Standby;
beforeAll(async () => {
  pair = await startStandbyPair();
  database = openDatabase({ url: pair.primaryUrl, log, maxConnections: 2 });
  await pair.write(
    'create table facts (n int); grant select on facts to public; insert into facts values (1)',
  );
});
afterAll(async () => {
  await database.close();
  await pair.stop();
});

function open(stalenessMs: number): void {
  standby = openStandby({
    url: pair.standbyUrl,
    log,
    maxConnections: 2,
    primary: database.reader,
    stalenessMs,
  });
}

/** What the standby says; `primary` where it is not read. */
function read(actorId: string | null = null): Promise<string> {
  const largest = async ({ db }: Reader) => {
    const { rows } = await sql<{ n: number; old: boolean }>`
      select max(n) as n, pg_is_in_recovery() as old from facts`.execute(db);
    return `${rows[0]?.old === true ? 'standby' : 'no standby'} ${rows[0]?.n}`;
  };
  return standby.read(actorId, largest, async () => 'primary');
}

const write = (n: number) => pair.write(`insert into facts values (${n})`);

describe('a read that may be old', () => {
  afterEach(() => standby.close());

  it('is of the standby, once it is known what that has to have', async () => {
    open(LONG_MS);
    expect(await read()).toBe('primary');
    await expect.poll(() => read()).toBe('standby 1');
  });

  it('is of the primary for who has written what the standby lacks, and of the standby for others', async () => {
    open(LONG_MS);
    await expect.poll(() => read()).toBe('standby 1');
    const [writer, other] = [newId(), newId()];
    await pair.pauseReplay();
    await write(2);
    standby.noteWrite(writer);
    expect([await read(writer), await read(other), await read()]).toEqual([
      'primary',
      'standby 1',
      'standby 1',
    ]);
    await pair.resumeReplay();
    await expect.poll(() => read(writer)).toBe('standby 2');
  });

  it('is of the primary once the standby is further behind than is allowed', async () => {
    open(1_000);
    await expect.poll(() => read()).toBe('standby 2');
    await pair.pauseReplay();
    await write(3);
    await expect.poll(() => read()).toBe('primary');
    await pair.resumeReplay();
    await expect.poll(() => read()).toBe('standby 3');
  });

  it('is of the primary where the standby fails', async () => {
    open(LONG_MS);
    await expect.poll(() => read()).toBe('standby 3');
    const failing = () => Promise.reject(new Error('canceling statement due to conflict with recovery'));
    expect(await standby.read(null, failing, async () => 'primary')).toBe('primary');
    const writing = ({ db }: Reader) => sql`insert into facts values (4)`.execute(db).then(() => 'written');
    expect(await standby.read(null, writing, async () => 'primary')).toBe('primary');
    expect(await read()).toBe('standby 3');
  });

  it('is of the primary while the standby is away, which is not asked each time', async () => {
    open(LONG_MS);
    await expect.poll(() => read()).toBe('standby 3');
    await pair.stopStandby();
    expect([await read(), await read()]).toEqual(['primary', 'primary']);
    await pair.startStandby();
    await expect.poll(() => read()).toBe('standby 3');
  });
});

it('is what a call does whose answer may be some seconds old', async () => {
  const own = await createTestDatabase();
  // A primary has everything that a standby of it could be asked for.
  const app = await testAppOn(own, { STANDBY_DATABASE_URL: own.workerUrl });
  const connections = async () => {
    const { rows } = await sql`select from pg_stat_activity
      where datname = current_database() and application_name = 'titian-standby'`.execute(
      app.database.reader.db,
    );
    return rows.length;
  };
  const { headers } = await approvedInvestor(app);
  expect((await call(app, 'investorTopups', { headers })).status).toBe(200);
  expect(await connections()).toBe(0);
  const isRead = async () => {
    expect((await call(app, 'activityStatement', { headers, query: { period: '2026-01' } })).status).toBe(
      200,
    );
    return connections();
  };
  await expect.poll(isRead).toBeGreaterThan(0);
  await app.finish();
});
