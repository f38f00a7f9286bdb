import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../test/app.ts';
import { runCommandLine } from '../cli.ts';
import { sealEvents } from './audit-seal.ts';
import { verifyAuditChain } from './audit-verify.ts';
import { later } from './clock.ts';
import { systemActor } from './context.ts';
import { newId } from './ids.ts';

const HOUR_MS = 3_600_000;
const scope = { actor: systemActor, dateShiftDays: 0, requestId: null };
let app: TestApp;
let owner: pg.Client;

beforeAll(async () => {
  app = await createTestApp();
  // Somebody with the rights of the database's owner: the product itself may not rewrite history.
  owner = new pg.Client({ connectionString: app.config.DATABASE_URL });
  await owner.connect();
  for (const reasons of [['one', 'two'], ['three'], ['four']]) {
    for (const reason of reasons) {
      await event(reason);
    }
    await app.work.command(scope, sealEvents);
  }
  for (const table of ['audit_events', 'audit_seals']) {
    await owner.query(`alter table ${table} disable trigger user`);
  }
});
afterAll(async () => {
  await owner.end();
  await app.finish();
});

function event(reason: string): Promise<unknown> {
  return app.work.command(scope, (ctx) =>
    ctx.tx.db
      .insertInto('audit_events')
      .values({
        ...{ id: newId(), stream: 'main', actor_kind: 'system', action: 'test.done', subject_kind: 'test' },
        ...{ after: JSON.stringify({ amount: '10.00' }), reason, created_at: later(ctx.now, -HOUR_MS) },
      })
      .execute(),
  );
}

const verify = () => verifyAuditChain(app.database.reader);

/** Changes the log behind the product's back, looks, and puts it back. */
async function tampered(change: string, undo: string) {
  await owner.query(change);
  const state = await verify();
  await owner.query(undo);
  return state.broken;
}

it('holds as it was written, whatever waits for its seal', async () => {
  expect(await verify()).toEqual({ seals: 3, events: 4, unsealed: 0, broken: null });
  await event('five');
  expect(await verify()).toEqual({ seals: 3, events: 4, unsealed: 1, broken: null });
});

it.each([
  [
    'a changed event',
    `update audit_events set after = '{"amount": "99.00"}' where reason = 'two'`,
    `update audit_events set after = '{"amount": "10.00"}' where reason = 'two'`,
    { seq: 1n, problem: 'one of its events was changed' },
  ],
  [
    'another actor',
    `update audit_events set actor_kind = 'operator' where reason = 'three'`,
    `update audit_events set actor_kind = 'system' where reason = 'three'`,
    { seq: 2n, problem: 'one of its events was changed' },
  ],
  [
    'an event taken out of its seal',
    `update audit_events set sealed_seq = null where reason = 'one'`,
    `update audit_events set sealed_seq = 1 where reason = 'one'`,
    { seq: 1n, problem: 'it was made over 2 events, and there are 1' },
  ],
  [
    'a seal written anew',
    `update audit_seals set previous_hash = '\\x00' where seq = 3`,
    `update audit_seals set previous_hash = (select root_hash from audit_seals where seq = 2) where seq = 3`,
    { seq: 3n, problem: 'it does not follow the seal before it' },
  ],
])('finds %s', async (_what, change, undo, broken) => {
  expect(await tampered(change, undo)).toEqual(broken);
  expect((await verify()).broken).toBeNull();
});

it('finds a seal that is gone', async () => {
  await owner.query('create temporary table kept as select * from audit_seals where seq = 2');
  await owner.query('delete from audit_seals where seq = 2');
  expect((await verify()).broken).toEqual({ seq: 3n, problem: 'seal 2 is missing' });
  await owner.query('insert into audit_seals select * from kept');
  expect((await verify()).broken).toBeNull();
});

it('is a command whose exit code says whether the log holds', async () => {
  const kept = { ...app, close: async () => undefined };
  expect(await runCommandLine(kept, ['audit-verify'], '')).toBe(0);
  await owner.query(`update audit_events set reason = 'other' where reason = 'four'`);
  expect(await runCommandLine(kept, ['audit-verify'], '')).toBe(1);
  await owner.query(`update audit_events set reason = 'four' where reason = 'other'`);
});
