import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../test/app.ts';
import { systemActor } from './context.ts';
import { AppError } from './errors.ts';
import { canonical, type KeyedRequest, once } from './idempotency.ts';
import { newId } from './ids.ts';

const scope = { actor: systemActor, dateShiftDays: 0, requestId: null };
let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.finish());

const request = (more: Partial<KeyedRequest> = {}): KeyedRequest => ({
  actorId: newId(),
  key: newId(),
  route: 'test',
  body: { amount: '1.00' },
  ...more,
});
const run = (requested: KeyedRequest, work: () => Promise<{ n: number }>) =>
  app.work.command(scope, (ctx) => once(ctx, requested, 201, work));

describe('an idempotency key', () => {
  it('is rejected with another body', async () => {
    const first = request();
    await run(first, async () => ({ n: 1 }));
    await expect(run({ ...first, body: { amount: '2.00' } }, async () => ({ n: 2 }))).rejects.toMatchObject({
      code: 'idempotency_conflict',
    });
  });

  it('is rejected for another object, and repeats its answer for the same one', async () => {
    const first = request({ params: { id: 'one' } });
    await run(first, async () => ({ n: 1 }));
    await expect(run({ ...first, params: { id: 'two' } }, async () => ({ n: 2 }))).rejects.toMatchObject({
      code: 'idempotency_conflict',
    });
    expect(await run(first, async () => ({ n: 3 }))).toMatchObject({ replayed: true, response: { n: 1 } });
  });

  it('is evaluated afresh after an error, because nothing was stored', async () => {
    const requested = request();
    const reject = async () => Promise.reject(new AppError('wrong_state'));
    await expect(run(requested, reject)).rejects.toMatchObject({ code: 'wrong_state' });
    expect(await run(requested, async () => ({ n: 1 }))).toEqual({
      status: 201,
      response: { n: 1 },
      replayed: false,
    });
  });

  it('runs once and repeats its answer, also when sent ten times at once', async () => {
    const requested = request();
    let runs = 0;
    const work = async () => {
      runs += 1;
      return { n: runs };
    };
    const answers = await Promise.all(Array.from({ length: 10 }, () => run(requested, work)));
    expect(runs).toBe(1);
    expect(answers.filter((one) => !one.replayed)).toHaveLength(1);
    expect(new Set(answers.map((one) => JSON.stringify(one.response)))).toEqual(new Set(['{"n":1}']));
  });

  it('belongs to one person', async () => {
    const requested = request();
    await run(requested, async () => ({ n: 1 }));
    expect((await run({ ...requested, actorId: newId() }, async () => ({ n: 2 }))).response).toEqual({
      n: 2,
    });
  });
});

describe('the canonical form of a request', () => {
  it('does not depend on the order of fields, and distinguishes files by content', () => {
    expect(canonical({ a: 1, b: { c: 2, d: 3 } })).toBe(canonical({ b: { d: 3, c: 2 }, a: 1 }));
    expect(canonical({ file: Buffer.from('a') })).not.toBe(canonical({ file: Buffer.from('b') }));
    expect(canonical([1, 2])).not.toBe(canonical([2, 1]));
  });
});
