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
import { systemActor } from '../../platform/context.ts';
import { newId } from '../../platform/ids.ts';
import { newToken } from '../../platform/vault.ts';
import type { Work } from '../../platform/work.ts';
import { changeAccountStatus, createAuthenticator, issueEmailToken, spendEmailToken } from './public.ts';

const clock = testClock();
const scope = { actor: systemActor, dateShiftDays: 0, requestId: null };
let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({}, clock);
});
afterAll(() => app.finish());

/** What a signed-in customer's call answers: 422 for its empty body once all guards let it through. */
const probe = async (headers: Headers) => {
  const answer = await call(app, 'userSendEmailOtp', { headers, body: {} });
  return [answer.status, answer.refusal.code];
};
const LET_IN = [422, 'validation_failed'];
const logOut = (user: SignedInUser, eventUuid: string) =>
  call(app, 'logout', { headers: user.headers, body: { eventUuid } });
const setStatus = (userId: string, accountStatus: 'Active' | 'Inactive') =>
  app.work.command(scope, (ctx) =>
    changeAccountStatus(ctx, { userId, accountStatus, reason: 'Asked by its owner' }),
  );

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
  it('tells with 200 that a sign-in is unknown or of somebody else, and ends nothing', async () => {
    const [user, other] = [await registerUser(app), await registerUser(app)];
    for (const eventUuid of [newId(), other.eventUuid]) {
      const answer = await logOut(user, eventUuid);
      expect([answer.status, answer.refusal.success, answer.refusal.code]).toEqual([
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
    'refuses %j',
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

describe('a disabled account', () => {
  it('signs in and logs out, and is refused everything else', async () => {
    const user = await registerUser(app);
    await setStatus(user.userId, 'Inactive');
    clock.moveBy(2 * SECOND);
    expect(await probe(user.headers)).toEqual([403, 'account_inactive']);
    const again = await signInUser(app, user);
    expect(await probe(again.headers)).toEqual([403, 'account_inactive']);
    expect((await logOut(again, again.eventUuid)).body).toEqual({ success: true });
  });

  it('works again once it is enabled', async () => {
    const user = await registerUser(app);
    await setStatus(user.userId, 'Inactive');
    await setStatus(user.userId, 'Active');
    expect(await probe(user.headers)).toEqual(LET_IN);
  });

  it('cannot be disabled twice, enabled twice, or be nobody', async () => {
    const user = await registerUser(app);
    await expect(setStatus(user.userId, 'Active')).rejects.toMatchObject({ code: 'wrong_state' });
    await setStatus(user.userId, 'Inactive');
    await expect(setStatus(user.userId, 'Inactive')).rejects.toMatchObject({ code: 'wrong_state' });
    await expect(setStatus(newId(), 'Inactive')).rejects.toMatchObject({ code: 'not_found' });
    const rows = await app.database.reader.db
      .selectFrom('audit_events')
      .select(['action', 'reason'])
      .where('subject_id', '=', user.userId)
      .orderBy('id')
      .execute();
    expect(rows.map((row) => row.action)).toEqual(['user.registered', 'user.verified', 'user.disabled']);
    expect(rows.at(-1)?.reason).toBe('Asked by its owner');
  });
});

describe('looking up who is behind a token', () => {
  /** An authenticator of its own, and how often it asked or wrote. */
  function counted() {
    const calls = { query: 0, command: 0 };
    const work: Work = {
      clock,
      query: (inScope, run) => {
        calls.query += 1;
        return app.work.query(inScope, run);
      },
      command: (inScope, run) => {
        calls.command += 1;
        return app.work.command(inScope, run);
      },
    };
    const standing = { isApproved: true, isFundManaged: true };
    const authenticator = createAuthenticator({
      work,
      readStanding: async (_ctx, ids) => new Map(ids.map((id) => [id, standing])),
    });
    return { calls, authenticator };
  }

  it('asks nothing again within two seconds, and again after them', async () => {
    const user = await registerUser(app);
    const { calls, authenticator } = counted();
    for (let i = 0; i < 100; i += 1) {
      expect(await authenticator.read(user.token, null)).toMatchObject({
        id: user.userId,
        eventUuid: user.eventUuid,
        isApproved: true,
        isFundManaged: true,
        twoFactorEnabled: false,
      });
    }
    expect(calls.query).toBe(2);
    clock.moveBy(2 * SECOND);
    await authenticator.read(user.token, null);
    expect(calls.query).toBe(4);
  });

  it('asks for a crowd in one go', async () => {
    const users = [await registerUser(app), await registerUser(app), await registerUser(app)];
    const tokens = Array.from({ length: 300 }, (_, at) => users[at]?.token ?? newToken());
    const { calls, authenticator } = counted();
    const found = await Promise.all(tokens.map((token) => authenticator.read(token, null)));
    expect(found.slice(0, 3).map((one) => one?.id)).toEqual(users.map((user) => user.userId));
    expect(found.slice(3).every((one) => one === null)).toBe(true);
    expect(calls.query).toBe(2);
  });

  it('remembers a two-factor token apart, and nothing of who is forgotten', async () => {
    const user = await registerUser(app);
    const { calls, authenticator } = counted();
    await authenticator.read(user.token, null);
    await authenticator.read(user.token, 'another');
    expect(calls.query).toBe(4);
    authenticator.forget(newId());
    await authenticator.read(user.token, null);
    expect(calls.query).toBe(4);
    authenticator.forget(user.userId);
    await authenticator.read(user.token, null);
    expect(calls.query).toBe(6);
  });

  it('does not keep what was read while it changed', async () => {
    const user = await registerUser(app);
    const { calls, authenticator } = counted();
    const reading = authenticator.read(user.token, null);
    authenticator.forget(user.userId);
    await reading;
    await authenticator.read(user.token, null);
    expect(calls.query).toBe(4);
  });

  it('writes that a session was seen at most once a minute', async () => {
    const user = await registerUser(app);
    const { calls, authenticator } = counted();
    for (let at = 0; at < 3 * MINUTE; at += 10 * SECOND) {
      clock.moveBy(10 * SECOND);
      await authenticator.read(user.token, null);
    }
    expect(calls.command).toBe(3);
  });
});

describe('a mailed token', () => {
  const issue = (userId: string) =>
    app.work.command(scope, (ctx) => issueEmailToken(ctx, userId, 'mobile_topup', MINUTE));
  const spend = (token: string, purpose: 'mobile_topup' | 'password' = 'mobile_topup') =>
    app.work.command(scope, (ctx) => spendEmailToken(ctx, token, purpose));

  it('is refused for another purpose, after its time, and when it was never issued', async () => {
    const { userId } = await registerUser(app);
    const token = await issue(userId);
    expect(await spend(token, 'password')).toBeNull();
    expect(await spend(newToken())).toBeNull();
    clock.moveBy(MINUTE);
    expect(await spend(token)).toBeNull();
  });

  it('is spent once, and stored as a hash', async () => {
    const { userId } = await registerUser(app);
    const token = await issue(userId);
    const rows = await app.database.reader.db.selectFrom('email_tokens').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(token);
    const spent = await Promise.all([spend(token), spend(token), spend(token)]);
    expect(spent.filter((one) => one === userId)).toHaveLength(1);
    expect(spent.filter((one) => one === null)).toHaveLength(2);
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
