import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../test/app.ts';
import { sealEvents } from './audit-seal.ts';
import { later } from './clock.ts';
import { systemActor } from './context.ts';
import { newId } from './ids.ts';

const HOUR_MS = 3_600_000;
const scope = { actor: systemActor, dateShiftDays: 0, requestId: null };
let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.finish());

/** Something that happened so long ago that no transaction before it can still be open. */
function event(action: string): Promise<unknown> {
  return app.work.command(scope, (ctx) =>
    ctx.tx.db
      .insertInto('audit_events')
      .values({
        ...{ id: newId(), stream: 'main', actor_kind: 'system', action, subject_kind: 'test' },
        created_at: later(ctx.now, -HOUR_MS),
      })
      .execute(),
  );
}

const seal = () => app.work.command(scope, sealEvents);
const seals = () =>
  app.work.query(scope, (ctx) =>
    ctx.reader.db.selectFrom('audit_seals').selectAll().orderBy('seq').execute(),
  );
const unsealed = () =>
  app.work.query(scope, (ctx) =>
    ctx.reader.db.selectFrom('audit_events').select('id').where('sealed_seq', 'is', null).execute(),
  );

test('an empty log is not sealed', async () => {
  expect(await seal()).toBe(0);
  expect(await seals()).toEqual([]);
});

test('every seal stands on the one before it, and an event is sealed once', async () => {
  await event('test.first');
  await event('test.second');
  expect(await seal()).toBe(2);
  expect(await seal()).toBe(0);
  await event('test.third');
  expect(await seal()).toBe(1);
  const [first, second] = await seals();
  expect(first).toMatchObject({ seq: 1n, events: 2, previous_hash: Buffer.alloc(32) });
  expect(second).toMatchObject({ seq: 2n, events: 1, previous_hash: first?.root_hash });
  expect(second?.root_hash).not.toEqual(first?.root_hash);
  expect(await unsealed()).toEqual([]);
});

test('of two sealers at once at most one seals', async () => {
  await event('test.fourth');
  const outcomes = await Promise.allSettled([seal(), seal()]);
  const sealed = outcomes.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  expect(sealed.reduce((sum, events) => sum + events, 0)).toBe(1);
  expect((await seals()).map((one) => one.seq)).toEqual([1n, 2n, 3n]);
  expect(await unsealed()).toEqual([]);
});
