import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { MINUTE, type TestClock, testClock } from '../../../test/builders/clock.ts';
import {
  check,
  createApplicant,
  plainCard,
  sample,
  send,
  startCheck,
  stateOf,
  useUpTries,
} from '../../../test/builders/ekyc.ts';
import { call, type Headers, xhr } from '../../../test/builders/http.ts';
import { registerUser } from '../../../test/builders/identity.ts';
import { operatorPair } from '../../../test/builders/operators.ts';

let app: TestApp;
let clock: TestClock;

beforeAll(async () => {
  clock = testClock();
  app = await createTestApp({}, clock);
});
afterAll(() => app.finish());

const phone = (token: string): Headers => ({ ...xhr, 'x-handoff-token': token });
const read = (id: string, headers: Headers) => call(app, 'ekycSession', { headers, params: { id } });
const start = (headers: Headers, body: unknown = { consent: 1 }) => call(app, 'ekycStart', { headers, body });

describe('a check is not begun', () => {
  it('by a guest', async () => {
    expect((await start(xhr)).status).toBe(401);
  });

  it('without consent', async () => {
    const user = await createApplicant(app);
    for (const body of [{}, { consent: 0 }, { consent: true }]) {
      expect(Object.keys((await start(user.headers, body)).error.errors ?? {})).toEqual(['consent']);
    }
    expect((await stateOf(app, user)).session).toBeNull();
  });

  it('before name and number are filled in', async () => {
    const user = await registerUser(app);
    const answer = await start(user.headers);
    expect([answer.status, answer.error.blocked]).toEqual([409, 'identity_missing']);
    expect(await stateOf(app, user)).toMatchObject({ session: null, blocked: 'identity_missing' });
  });

  it('a fourth time on one day, but again on the next', async () => {
    const user = await createApplicant(app);
    for (const left of [2, 1, 0]) {
      const { id, body } = await startCheck(app, user);
      expect(body.attempts_left).toBe(left);
      await useUpTries(app, user, id);
      expect((await stateOf(app, user)).session).toMatchObject({
        state: 'retry',
        reasons: [{ code: 'too_many_tries' }],
      });
    }
    const fourth = await start(user.headers);
    expect([fourth.status, fourth.error.blocked]).toEqual([429, 'attempts']);
    expect(fourth.headers['retry-after']).toBe('3600');
    const tomorrow = new Date(clock.now().getTime() + 32 * 60 * MINUTE).toISOString().slice(0, 10);
    expect((await start({ ...user.headers, 'x-date-override': tomorrow })).status).toBe(201);
  });

  it('after one was approved, or while one is looked at', async () => {
    const [one, other] = [await createApplicant(app), await createApplicant(app)];
    await check(app, one);
    await check(app, other, { front: await plainCard() });
    expect((await start(one.headers)).error.blocked).toBe('approved');
    expect((await start(other.headers)).error.blocked).toBe('review');
  });
});

describe('a check is not opened', () => {
  it('by a guest, another customer or an operator', async () => {
    const { id } = await startCheck(app, await createApplicant(app));
    const other = await createApplicant(app);
    const { maker } = await operatorPair(app);
    expect((await read(id, xhr)).status).toBe(401);
    expect((await read(id, other.headers)).status).toBe(404);
    expect((await read(id, maker.headers)).status).toBe(401);
    const files = [await sample('front', other.identity)];
    expect((await send(app, 'front', { id, headers: other.headers, files })).status).toBe(404);
    expect((await send(app, 'front', { id, headers: xhr, files })).status).toBe(401);
  });

  it('with a token that is forged, of another check or replaced', async () => {
    const [user, other] = [await createApplicant(app), await createApplicant(app)];
    const mine = await startCheck(app, user);
    const theirs = await startCheck(app, other);
    for (const token of ['x', 'A'.repeat(43), theirs.token]) {
      expect((await read(mine.id, phone(token))).status).toBe(404);
    }
    expect((await read(randomUUID(), phone(mine.token))).status).toBe(404);
    const renewed = await startCheck(app, user);
    expect(renewed.id).toBe(mine.id);
    expect((await read(mine.id, phone(mine.token))).status).toBe(404);
    expect((await read(mine.id, phone(renewed.token))).status).toBe(200);
  });

  it('with a wrong token, also by its owner', async () => {
    const user = await createApplicant(app);
    const { id } = await startCheck(app, user);
    expect((await read(id, { ...user.headers, 'x-handoff-token': 'A'.repeat(43) })).status).toBe(404);
  });

  it('with a token after fifteen minutes', async () => {
    const { id, token } = await startCheck(app, await createApplicant(app));
    clock.moveBy(15 * MINUTE - 1);
    expect((await read(id, phone(token))).status).toBe(200);
    clock.moveBy(1);
    expect((await read(id, phone(token))).status).toBe(404);
    const files = [await plainCard()];
    expect((await send(app, 'front', { id, headers: phone(token), files })).status).toBe(404);
  });
});

describe('a check that is handed to a phone', () => {
  it('is done there without a session, and the token ends with the last picture', async () => {
    const user = await createApplicant(app);
    const { id, token, body } = await startCheck(app, user);
    expect(body.handoff_url).toBe(`${app.config.publicUrl}/verification#${id}.${token}`);
    expect(body.handoff_qr).toMatch(/^data:image\/svg\+xml;base64,/);
    for (const side of ['front', 'back', 'selfie'] as const) {
      const files = [await sample(side, user.identity)];
      const answer = await send(app, side, { id, headers: phone(token), files });
      expect(answer.body).toMatchObject({ accepted: true, state: 'open' });
    }
    expect((await read(id, phone(token))).status).toBe(404);
    expect((await read(id, user.headers)).body.steps.every(({ done }) => done)).toBe(true);
  });

  it('opens nothing else', async () => {
    const { token } = await startCheck(app, await createApplicant(app));
    for (const name of ['userCurrent', 'ekycCurrent', 'investorCheckApplications'] as const) {
      expect((await call(app, name, { headers: phone(token) })).status).toBe(401);
    }
  });
});
