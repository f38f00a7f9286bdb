import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { HOUR, MINUTE, testClock } from '../../../test/builders/clock.ts';
import { call, xhr } from '../../../test/builders/http.ts';
import { PASSWORD, registerPending, registerUser, signInUser } from '../../../test/builders/identity.ts';
import { mailsTo } from '../../../test/builders/mails.ts';

const clock = testClock();
let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({}, clock);
});
afterAll(() => app.finish());

const WRONG = 'teh tarik kurang manis';
const NEW = 'nasi lemak bungkus daun pisang';
let lastAddress = 0;
/** An unused address, so that tests do not throttle each other. */
const freshAddress = () => {
  lastAddress += 1;
  return `198.18.${Math.floor(lastAddress / 250)}.${(lastAddress % 250) + 1}`;
};
const someone = () => `nobody.${randomUUID()}@example.com`;
const login = (email: string, password = PASSWORD, ip = freshAddress()) =>
  call(app, 'login', { body: { email, password }, ip });
const statuses = async (tries: readonly Promise<{ status: number }>[]) =>
  (await Promise.all(tries)).map((answer) => answer.status);
async function fail(email: string, times: number, ip?: string): Promise<number[]> {
  const seen: number[] = [];
  for (let i = 0; i < times; i += 1) {
    seen.push((await login(email, WRONG, ip)).status);
  }
  return seen;
}

describe('a sign-in that is rejected', () => {
  it.each([
    ['nothing', undefined, 422],
    ['no password', { email: 'a@example.com' }, 422],
    ['an empty password', { email: 'a@example.com', password: '' }, 422],
    ['a number', { email: 'a@example.com', password: 123456789012 }, 422],
    ['a list', { email: ['a@example.com'], password: PASSWORD }, 422],
    ['a password of a novel', { email: 'a@example.com', password: 'x'.repeat(257) }, 422],
    ['an unknown field', { email: 'a@example.com', password: PASSWORD, role: 'operator' }, 422],
  ])('with %s', async (_what, body, status) => {
    expect((await call(app, 'login', { body })).status).toBe(status);
  });

  it('without the header that other sites cannot send, or as a navigation', async () => {
    const body = { email: someone(), password: PASSWORD };
    expect((await call(app, 'login', { body, headers: {} })).error.code).toBe('headers_missing');
    const navigation = { ...xhr, 'sec-fetch-mode': 'navigate' };
    expect((await call(app, 'login', { body, headers: navigation })).status).toBe(400);
  });

  it('with a cookie that its header does not repeat', async () => {
    const body = { email: someone(), password: PASSWORD };
    const headers = { ...xhr, cookie: 'XSRF-TOKEN=one' };
    expect((await call(app, 'login', { body, headers })).status).toBe(419);
    const repeated = { ...headers, 'x-xsrf-token': 'one' };
    expect((await call(app, 'login', { body, headers: repeated })).status).toBe(422);
  });

  it('with a body that is no JSON, or a parameter given twice', async () => {
    const request = {
      method: 'POST',
      url: '/api/login',
      headers: { ...xhr, 'content-type': 'application/json' },
    } as const;
    expect((await app.app.inject({ ...request, payload: '{"email":' })).statusCode).toBe(400);
    const answer = await call(app, 'login', {
      query: { lang: ['en', 'ms'] },
      body: { email: 'a@example.com', password: 'x' },
    });
    expect([answer.status, Object.keys(answer.error.errors ?? {})]).toEqual([422, ['lang']]);
  });

  it('says the same for a wrong password, an unknown address and an unverified one', async () => {
    const known = await registerUser(app);
    const pending = await registerPending(app);
    const answers = [
      await login(known.email, WRONG),
      await login(someone(), WRONG),
      await login(pending.email, WRONG),
    ];
    expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([422]));
    expect(new Set(answers.map((answer) => JSON.stringify(answer.error))).size).toBe(1);
    expect(Object.keys(answers[0]?.error.errors ?? {})).toEqual(['email']);
  });

  it('offers the verification mail again after the right password of an unverified address', async () => {
    const { email, userId } = await registerPending(app);
    const answer = await login(email);
    expect([answer.status, answer.error.code, answer.error.user_id]).toEqual([
      403,
      'email_unverified',
      userId,
    ]);
    clock.moveBy(MINUTE);
    const token = answer.error.resend_token;
    const resent = await call(app, 'registerResendVerification', { body: { token, user_id: userId } });
    expect(resent.status).toBe(200);
    expect((await mailsTo(app, email)).filter((mail) => mail.template === 'verify_email')).toHaveLength(2);
  });
});

describe('wrong passwords', () => {
  it('are held back after nine, for known and unknown addresses alike', async () => {
    const { email } = await registerUser(app);
    const expected = [...Array<number>(10).fill(422), 429];
    expect(await fail(email, 11)).toEqual(expected);
    expect(await fail(someone(), 11)).toEqual(expected);
    const answer = await login(email);
    expect([answer.status, answer.error.code, answer.headers['retry-after']]).toEqual([
      429,
      'rate_limited',
      '2',
    ]);
  });

  it('are held back when they are sent together', async () => {
    const { email } = await registerUser(app);
    const seen = await statuses(Array.from({ length: 20 }, () => login(email, WRONG)));
    expect(seen.filter((status) => status === 422)).toHaveLength(10);
    expect(seen.filter((status) => status === 429)).toHaveLength(10);
  });

  it('wait longer each time, but never longer than a quarter of an hour', async () => {
    const { email } = await registerUser(app);
    await fail(email, 10);
    for (let i = 0; i < 12; i += 1) {
      const held = await login(email);
      expect(held.status).toBe(429);
      const seconds = Number(held.headers['retry-after']);
      expect(seconds).toBe(Math.min(900, 2 ** (i + 1)));
      clock.moveBy(seconds * 1000);
      expect((await login(email, WRONG)).status).toBe(422);
    }
    clock.moveBy(15 * MINUTE);
    expect((await login(email)).status).toBe(200);
    expect(await fail(email, 9)).toEqual(Array(9).fill(422));
  });

  it('of strangers do not hold back the owner, where the owner has signed in before', async () => {
    const user = await registerUser(app);
    const home = freshAddress();
    expect((await login(user.email, PASSWORD, home)).status).toBe(200);
    await fail(user.email, 11);
    expect((await login(user.email)).status).toBe(429);
    expect((await login(user.email, PASSWORD, home)).status).toBe(200);
  });

  it('are forgotten after a right one, and after a day', async () => {
    const { email } = await registerUser(app);
    await fail(email, 9);
    expect((await login(email)).status).toBe(200);
    await fail(email, 9);
    clock.moveBy(24 * HOUR + 1);
    expect(await fail(email, 10)).toEqual(Array(10).fill(422));
  });

  it('from one address are throttled after fifty, for any accounts', async () => {
    const ip = freshAddress();
    const seen = await statuses(Array.from({ length: 50 }, () => login(someone(), WRONG, ip)));
    expect(seen.filter((status) => status === 422)).toHaveLength(50);
    const { email } = await registerUser(app);
    expect((await login(email, PASSWORD, ip)).status).toBe(429);
    expect((await login(email)).status).toBe(200);
  });
});

describe('wrong passwords of a network', () => {
  const throttled = async () => {
    const ip = freshAddress();
    await Promise.all(Array.from({ length: 60 }, () => login(someone(), WRONG, ip)));
    return ip;
  };
  const cookieOf = (headers: Readonly<Record<string, unknown>>) =>
    String(headers['set-cookie']).split(';')[0] ?? '';
  const signIn = (email: string, ip: string, cookie: string, password = PASSWORD) =>
    call(app, 'login', { body: { email, password }, ip, headers: { ...xhr, cookie } });

  it('count half after an hour, so that a busy network is not held back for good', async () => {
    const ip = freshAddress();
    for (let hour = 0; hour < 6; hour += 1) {
      const seen = await statuses(Array.from({ length: 24 }, () => login(someone(), WRONG, ip)));
      expect(seen, `in hour ${hour}`).toEqual(Array(24).fill(422));
      clock.moveBy(HOUR);
    }
    const seen = await statuses(Array.from({ length: 40 }, () => login(someone(), WRONG, ip)));
    expect(seen).toContain(429);
  });

  it('do not hold back the browser in which the owner has signed in, but any other', async () => {
    const { email } = await registerUser(app);
    const first = await login(email);
    expect(String(first.headers['set-cookie'])).toMatch(
      /^titian_device=[A-Za-z0-9_-]{43}; Max-Age=31536000; Path=\/api; HttpOnly; SameSite=Strict$/,
    );
    const cookie = cookieOf(first.headers);
    const ip = await throttled();
    expect((await login(email, PASSWORD, ip)).status).toBe(429);
    expect((await signIn(email, ip, `titian_device=${'x'.repeat(43)}`)).status).toBe(429);
    const again = await signIn(email, ip, cookie);
    expect([again.status, cookieOf(again.headers)]).toEqual([200, cookie]);
    const { email: other } = await registerUser(app);
    expect((await signIn(other, ip, cookie)).status, 'the browser is familiar to one owner').toBe(429);
  });

  it('of the familiar browser itself are held back after nine', async () => {
    const { email } = await registerUser(app);
    const ip = freshAddress();
    const cookie = cookieOf((await login(email, PASSWORD, ip)).headers);
    const seen: number[] = [];
    for (let tries = 0; tries < 11; tries += 1) {
      seen.push((await signIn(email, freshAddress(), cookie, WRONG)).status);
    }
    expect(seen).toEqual([...Array<number>(10).fill(422), 429]);
    expect((await login(email)).status, 'elsewhere is another count').toBe(200);
  });

  it('hold back every browser again once the password has changed', async () => {
    const user = await registerUser(app);
    const cookie = cookieOf((await login(user.email)).headers);
    const body = { current_password: PASSWORD, password: NEW, password_confirmation: NEW };
    expect((await call(app, 'userChangePassword', { headers: user.headers, body })).status).toBe(200);
    expect((await signIn(user.email, await throttled(), cookie, NEW)).status).toBe(429);
  });

  it('a text that is no token of the platform is replaced by one', async () => {
    const { email } = await registerUser(app);
    const answer = await signIn(email, freshAddress(), 'titian_device=1; XSRF=a');
    expect(answer.status).toBe(200);
    expect(cookieOf(answer.headers)).toMatch(/^titian_device=[A-Za-z0-9_-]{43}$/);
  });
});

describe('a sign-in that is accepted', () => {
  it('answers with a session and says that no second factor is needed', async () => {
    const { email } = await registerUser(app);
    const answer = await login(email.toUpperCase());
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({
      success: true,
      token: expect.stringMatching(/^[A-Za-z0-9_-]{43}$/),
      eventUuid: expect.stringMatching(/^[0-9a-f-]{36}$/),
      expires_at: new Date(clock.now().getTime() + 12 * HOUR).toISOString(),
      two_factor_required: false,
      otp_types: [],
    });
  });

  it('stores only the hash of its token', async () => {
    const user = await registerUser(app);
    const row = await app.database.reader.db
      .selectFrom('sessions')
      .selectAll()
      .where('event_uuid', '=', user.eventUuid)
      .executeTakeFirstOrThrow();
    expect(row.token_hash).toHaveLength(32);
    expect(JSON.stringify(row)).not.toContain(user.token);
    expect(row).toMatchObject({ ip: '127.0.0.1', subject_kind: 'user', ended_at: null });
  });

  it('gives another token each time and ends the session that the browser still had', async () => {
    const user = await registerUser(app);
    const again = await call(app, 'login', {
      headers: user.headers,
      body: { email: user.email, password: user.password },
    });
    expect(again.body.token).not.toBe(user.token);
    expect((await call(app, 'logout', { headers: user.headers, body: {} })).status).toBe(401);
    const elsewhere = await signInUser(app, user);
    expect((await call(app, 'logout', { headers: elsewhere.headers, body: {} })).status).toBe(422);
  });
});
