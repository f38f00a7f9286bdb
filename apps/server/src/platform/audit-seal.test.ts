import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../test/app.ts';
import { auditEvent, oldTransfer, sealNext } from '../../test/builders/chain.ts';
import { pseudonymOf } from './audit-chain.ts';
import { systemActor } from './context.ts';

const scope = { actor: systemActor, dateShiftDays: 0, requestId: null };
let app: TestApp;
let owner: pg.Client;
beforeAll(async () => {
  app = await createTestApp();
  owner = new pg.Client({ connectionString: app.ownerUrl });
  await owner.connect();
});
afterAll(async () => {
  // The transfers of these tests belong to no account.
  await owner.query('alter table transfers disable trigger user; delete from transfers');
  await owner.end();
  await app.finish();
});

const seals = () =>
  app.work.query(scope, (ctx) =>
    ctx.reader.db.selectFrom('audit_seals').selectAll().orderBy('seq').execute(),
  );
const unsealed = () =>
  app.work.query(scope, (ctx) =>
    ctx.reader.db.selectFrom('audit_events').select('id').where('sealed_seq', 'is', null).execute(),
  );

test('nothing is not sealed', async () => {
  expect(await sealNext(app)).toEqual({ events: 0, transfers: 0, isMore: false });
  expect(await seals()).toEqual([]);
});

test('every seal stands on the one before it, and an event is sealed once', async () => {
  await auditEvent(app, 'one');
  await auditEvent(app, 'two');
  expect(await sealNext(app)).toMatchObject({ events: 2, transfers: 0 });
  expect(await sealNext(app)).toMatchObject({ events: 0 });
  await auditEvent(app, 'three');
  expect(await sealNext(app)).toMatchObject({ events: 1 });
  const [first, second] = await seals();
  expect(first).toMatchObject({ seq: 1n, scheme: 2, events: 2, previous_hash: Buffer.alloc(32) });
  expect(second).toMatchObject({ seq: 2n, events: 1, previous_hash: first?.root_hash });
  expect(second?.root_hash).not.toEqual(first?.root_hash);
  expect(await unsealed()).toEqual([]);
});

test('of two sealers at once at most one seals', async () => {
  await auditEvent(app, 'four');
  const outcomes = await Promise.allSettled([sealNext(app), sealNext(app)]);
  const sealed = outcomes.flatMap((one) => (one.status === 'fulfilled' ? [one.value.events] : []));
  expect(sealed.reduce((sum, events) => sum + events, 0)).toBe(1);
  expect((await seals()).map((one) => one.seq)).toEqual([1n, 2n, 3n]);
  expect(await unsealed()).toEqual([]);
});

test('a transfer is sealed once it has settled, and never before a transaction that began earlier', async () => {
  const early = new pg.Client({ connectionString: app.ownerUrl });
  await early.connect();
  await early.query(`begin; insert into transfers (id, debit_account_id, credit_account_id, amount_sen, kind, reference_id,
    business_date) values (gen_random_uuid(), gen_random_uuid(), gen_random_uuid(), 5, 'test', gen_random_uuid(), '2026-01-02')`);
  await oldTransfer(app, 0);
  expect(await sealNext(app)).toMatchObject({ transfers: 0 });
  await early.query('commit');
  // In one seal or in two: only the first of them may have settled.
  let sealed = 0;
  await expect.poll(async () => (sealed += (await sealNext(app)).transfers)).toBe(2);
  await early.end();
});

test('a transaction that booked more than one seal takes is sealed whole', async () => {
  await owner.query(`insert into transfers (id, debit_account_id, credit_account_id, amount_sen, kind, reference_id,
    business_date) select gen_random_uuid(), gen_random_uuid(), gen_random_uuid(), 5, 'test', gen_random_uuid(), '2026-01-02'
    from generate_series(1, 20001)`);
  await oldTransfer(app, -1);
  await expect.poll(async () => (await sealNext(app)).transfers).toBe(20_001);
  await expect.poll(async () => (await sealNext(app)).transfers).toBe(1);
});

test('a personal value is in the chain as its pseudonym, and can be erased for it', () => {
  const { key } = app.auditChain;
  const pseudonym = pseudonymOf(key, { name: 'Aisyah' });
  expect(pseudonym).toMatch(/^[0-9a-f]{64}$/);
  expect(pseudonymOf(key, { name: 'aisyah' })).not.toBe(pseudonym);
  expect(pseudonymOf(Buffer.alloc(32), { name: 'Aisyah' })).not.toBe(pseudonym);
  expect(pseudonymOf(key, { erased: pseudonym })).toBe(pseudonym);
  expect(pseudonymOf(key, `{"erased":"${pseudonym}"}`)).toBe(pseudonym);
  expect(pseudonymOf(key, { erased: 'something' })).toMatch(/^[0-9a-f]{64}$/);
  expect(pseudonymOf(key, null)).toBeNull();
});
