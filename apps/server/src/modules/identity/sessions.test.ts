import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { HOUR, MINUTE, SECOND, testClock } from '../../../test/builders/clock.ts';
import { bearer, call, type Headers } from '../../../test/builders/http.ts';
import {
  registerUser,
  type SignedInUser,
  signInOperator,
  signInUser,
} from '../../../test/builders/identity.ts';
import { newToken } from '../../platform/field-encryption.ts';
import { newId } from '../../platform/ids.ts';

const clock = testClock();
let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({}, clock);
});
afterAll(() => app.finish());

/** What a signed-in customer's call answers: 422 for its empty body once all guards let it through. */
const probe = async (headers: Headers) => {
  const answer = await call(app, 'userSendEmailOtp', { headers, body: {} });
  return [answer.status, answer.error.code];
};
const LET_IN = [422, 'validation_failed'];
const logOut = (user: SignedInUser, eventUuid: string) =>
  call(app, 'logout', { headers: user.headers, body: { eventUuid } });

/** What the rejection of a token says about the end of its session. */
const readEnd = async (headers: Headers) => {
  const { status, error } = await call(app, 'userGetTwoFactor', { headers });
  return [status, error.code, error.reason];
};
const endedBy = (code: string) => [401, 'unauthorized', { code, params: {} }];

describe('the holder of an ended session is informed why it ended', () => {
  it('and the holder of a token that was never issued gets no reason', async () => {
    expect(await readEnd(bearer(newToken()))).toEqual([401, 'unauthorized', undefined]);
    expect(await readEnd({})).toEqual([401, 'unauthorized', undefined]);
  });

  it('nothing after logging out', async () => {
    const user = await registerUser(app);
    await logOut(user, user.eventUuid);
    expect(await readEnd(user.headers)).toEqual([401, 'unauthorized', undefined]);
  });

  it('inactivity and the longest age', async () => {
    const [idle, busy] = [await registerUser(app), await registerUser(app)];
    for (let at = 0; at < 12 * HOUR; at += 20 * MINUTE) {
      clock.moveBy(20 * MINUTE);
      await probe(busy.headers);
    }
    expect(await readEnd(idle.headers)).toEqual(endedBy('session_idle'));
    expect(await readEnd(busy.headers)).toEqual(endedBy('session_expired'));
  });

  it('that it was signed out from another device', async () => {
    const first = await registerUser(app);
    const second = await signInUser(app, first);
    await call(app, 'userEndSession', { headers: second.headers, params: { id: first.eventUuid } });
    expect(await readEnd(first.headers)).toEqual(endedBy('session_ended_elsewhere'));
  });

  it('that the password was changed', async () => {
    const first = await registerUser(app);
    const second = await signInUser(app, first);
    const body = {
      current_password: first.password,
      password: 'nasi lemak di bawah pokok',
      password_confirmation: 'nasi lemak di bawah pokok',
    };
    expect((await call(app, 'userChangePassword', { headers: second.headers, body })).status).toBe(200);
    expect(await readEnd(first.headers)).toEqual(endedBy('session_password_changed'));
  });
});

describe('a token that is not accepted', () => {
  it.each([
    ['none', {}],
    ['an empty one', { authorization: 'Bearer ' }],
    ['another kind', { authorization: 'Basic YTpi' }],
    ['one that was never given', { authorization: `Bearer ${newToken()}` }],
    ['one of another length', { authorization: 'Bearer short' }],
  ])('%s', async (_what, headers) => {
    const response = await app.app.inject({
      method: 'POST',
      url: '/api/user/send-email-otp',
      headers: { 'x-requested-with': 'XMLHttpRequest', ...headers },
      payload: { purpose: 'step_up' },
    });
    expect([response.statusCode, response.statusMessage, response.json().code]).toEqual([
      401,
      'Unauthorized',
      'unauthorized',
    ]);
  });

  it("an operator's on a customer's call, and the other way round", async () => {
    const operator = await signInOperator(app, ['support']);
    const user = await registerUser(app);
    expect(await probe(operator.headers)).toEqual([401, 'unauthorized']);
    expect((await call(app, 'operatorCurrent', { headers: user.headers })).status).toBe(401);
  });

  it('one of a sign-in that was logged out', async () => {
    const user = await registerUser(app);
    expect(await probe(user.headers)).toEqual(LET_IN);
    expect((await logOut(user, user.eventUuid)).body).toEqual({ success: true });
    expect(await probe(user.headers)).toEqual([401, 'unauthorized']);
  });
});

describe('logging out', () => {
  it('answers 200 for a sign-in that is unknown or of another user, and ends nothing', async () => {
    const [user, other] = [await registerUser(app), await registerUser(app)];
    for (const eventUuid of [newId(), other.eventUuid]) {
      const answer = await logOut(user, eventUuid);
      expect([answer.status, answer.error.success, answer.error.code]).toEqual([
        200,
        false,
        'already_logged_out',
      ]);
    }
    expect([await probe(user.headers), await probe(other.headers)]).toEqual([LET_IN, LET_IN]);
  });

  it('ends only the sign-in that is named', async () => {
    const first = await registerUser(app);
    const second = await signInUser(app, first);
    expect((await logOut(second, first.eventUuid)).body).toEqual({ success: true });
    expect((await logOut(second, first.eventUuid)).body).toMatchObject({ success: false });
    expect([await probe(first.headers), await probe(second.headers)]).toEqual([
      [401, 'unauthorized'],
      LET_IN,
    ]);
  });

  it.each([undefined, {}, { eventUuid: 'x' }, { eventUuid: newId(), all: true }])(
    'rejects %j',
    async (body) => {
      const user = await registerUser(app);
      expect((await call(app, 'logout', { headers: user.headers, body })).status).toBe(422);
    },
  );
});

describe('a session ends', () => {
  it('after thirty minutes without a request', async () => {
    const user = await registerUser(app);
    clock.moveBy(29 * MINUTE);
    expect(await probe(user.headers)).toEqual(LET_IN);
    clock.moveBy(29 * MINUTE);
    expect(await probe(user.headers)).toEqual(LET_IN);
    clock.moveBy(30 * MINUTE);
    expect(await probe(user.headers)).toEqual([401, 'unauthorized']);
  });

  it('after twelve hours, however busy it was', async () => {
    const user = await registerUser(app);
    for (let at = 0; at < 12 * HOUR - 20 * MINUTE; at += 20 * MINUTE) {
      clock.moveBy(20 * MINUTE);
      expect(await probe(user.headers)).toEqual(LET_IN);
    }
    clock.moveBy(20 * MINUTE - SECOND);
    expect(await probe(user.headers)).toEqual(LET_IN);
    // To the second, although it was looked up a moment ago.
    clock.moveBy(SECOND);
    expect(await probe(user.headers)).toEqual([401, 'unauthorized']);
  });
});

it('takes the token in the bearer header only', async () => {
  const user = await registerUser(app);
  const { authorization: _left, ...others } = bearer(user.token);
  const answer = await call(app, 'userSendEmailOtp', {
    headers: others,
    query: { token: user.token },
    body: {},
  });
  expect(answer.status).toBe(401);
});
