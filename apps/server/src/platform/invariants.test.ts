import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase } from '../../test/database.ts';
import { type Database, openDatabase } from './db/database.ts';
import { findViolations, findViolationsPatiently } from './invariants.ts';
import { createLog } from './log.ts';

let place: Awaited<ReturnType<typeof createTestDatabase>>;
let database: Database;
beforeAll(async () => {
  place = await createTestDatabase();
  database = openDatabase({
    url: place.workerUrl,
    log: createLog('silent'),
    maxConnections: 2,
    statementTimeoutMs: 50,
  });
});
afterAll(async () => {
  await database.close();
  await place.drop();
});

const slow = (violation: string) => ({
  name: 'it takes its time',
  text: `select 1 as what from (select pg_sleep(0.2)::text as slept) as s where s.slept ${violation}`,
});

it('gives an invariant over a large ledger more time than a call has, and no call more after it', async () => {
  await expect(findViolations(database.reader, [slow("= 'never'")])).rejects.toMatchObject({ code: '57014' });
  expect(await findViolationsPatiently(database, [slow("= 'never'")])).toEqual([]);
  const [found] = await findViolationsPatiently(database, [slow("<> 'never'")]);
  expect(found).toEqual({ invariant: 'it takes its time', rows: [{ what: 1 }] });
  await expect(findViolations(database.reader, [slow("= 'never'")])).rejects.toMatchObject({ code: '57014' });
});

it('reads large tables by several processes, which no call starts', async () => {
  const workers = {
    name: 'nobody works beside',
    text: `select setting, source from pg_settings where name = 'max_parallel_workers_per_gather'`,
  };
  const [ofCall] = await findViolations(database.reader, [workers]);
  expect(ofCall?.rows).toEqual([{ setting: '0', source: 'session' }]);
  const [ofCheck] = await findViolationsPatiently(database, [workers]);
  expect(ofCheck?.rows).toEqual([{ setting: '2', source: 'session' }]);
});
