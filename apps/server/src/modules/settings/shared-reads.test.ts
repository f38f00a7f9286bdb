import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { systemActor } from '../../platform/context.ts';
import { readSettings } from './public.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.finish());

/** A business date that nothing else has read settings for. */
const scope = { actor: systemActor, dateShiftDays: 300, requestId: null };
const LOCK = { name: 'lock', text: 'select pg_advisory_xact_lock($1)' };
const NUMBER = 7_214;
const WAITING = { name: 'waiting', text: `select 1 from pg_locks where objid = $1 and not granted` };

it('are not waited for by the transaction whose lock they are queued behind', async () => {
  let second: Promise<unknown> = Promise.resolve();
  await app.work.command(scope, async (first) => {
    await first.tx.run(LOCK, [NUMBER]);
    second = app.work.command(scope, (ctx) => Promise.all([ctx.tx.run(LOCK, [NUMBER]), readSettings(ctx)]));
    await expect.poll(() => app.database.reader.run(WAITING, [NUMBER])).toHaveLength(1);
    expect((await readSettings(first)).minimumWithdrawalSen).toBeGreaterThan(0n);
  });
  await second;
});

it('are shared by reads outside transactions, and kept for transactions', async () => {
  const later = { ...scope, dateShiftDays: 301 };
  const [one, other] = await Promise.all([
    app.work.query(later, readSettings),
    app.work.query(later, readSettings),
  ]);
  expect(other).toBe(one);
  expect(await app.work.command(later, readSettings)).toBe(one);
});
