import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { HOUR, MINUTE, SECOND, testClock } from '../../../test/builders/clock.ts';
import { bearer, call, type Headers } from '../../../test/builders/http.ts';
import {
  PASSWORD,
  registerPending,
  registerUser,
  type SignedInUser,
  signInUser,
  verificationToken,
} from '../../../test/builders/identity.ts';
import { runJobs } from '../../../test/builders/jobs.ts';
import { mailsTo, mailTo } from '../../../test/builders/mails.ts';
import { readHistory } from '../../platform/audit.ts';
import { systemActor } from '../../platform/context.ts';
import { newToken } from '../../platform/field-encryption.ts';
import { changeAccountStatus, readWithdrawalHold } from './public.ts';
import { insertDevice } from './store/trusted-devices.ts';

const clock = testClock();
const scope = { actor: systemActor, dateShiftDays: 0, requestId: null };
let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({}, clock);
});
afterAll(() => app.finish());

const NEW = 'ikan bilis terbang malam';
let lastAddress = 0;
const freshAddress = () => {
  lastAddress += 1;
  return `198.19.0.${lastAddress}`;
};
const someone = () => `nobody.${randomUUID()}@example.com`;
const request = (email: string, ip = freshAddress()) => call(app, 'passwordReset', { body: { email }, ip });
const sendMails = () => runJobs(app, ['mail_password_reset']);
const templates = async (email: string) => (await mailsTo(app, email)).map((mail) => mail.template);
const resetMails = async (email: string) =>
  (await templates(email)).filter((template) => template.startsWith('password_reset')).length;
const choose = (token: string, password = NEW, password_confirmation = password) =>
  call(app, 'passwordNew', { body: { token, password, password_confirmation } });
const change = (headers: Headers, current_password: string, password = NEW) =>
  call(app, 'userChangePassword', {
    headers,
    body: { current_password, password, password_confirmation: password },
  });
const login = (email: string, password: string) => call(app, 'login', { body: { email, password } });
const isIn = async (headers: Headers) => (await call(app, 'userSessions', { headers })).status === 200;
const history = async (userId: string) =>
  (await app.work.query(scope, (ctx) => readHistory(ctx, 'user', userId))).map((event) => event.action);
const holdOf = (userId: string) => app.work.query(scope, (ctx) => readWithdrawalHold(ctx, userId, 24));

/** The token of a link for a new password, requested as a guest would. */
async function resetToken(email: string, template = 'password_reset'): Promise<string> {
  expect((await request(email)).status).toBe(200);
  await sendMails();
  return String((await mailTo(app, email, template)).params.token);
}

describe('requesting a new password', () => {
  it.each([undefined, {}, { email: '' }, { email: 'aminah' }, { email: ['a@example.com'] }, { email: 7 }])(
    'rejects %j',
    async (body) => {
      expect((await call(app, 'passwordReset', { body, ip: freshAddress() })).status).toBe(422);
    },
  );

  it('rejects unknown fields and a call without our headers', async () => {
    const body = { email: someone(), redirect: 'https://evil.example' };
    expect((await call(app, 'passwordReset', { body })).status).toBe(422);
    expect((await call(app, 'passwordReset', { body: { email: someone() }, headers: {} })).status).toBe(400);
  });

  it('answers the same for a known, an unknown, an unverified and a disabled address', async () => {
    const [known, pending, disabled] = [
      await registerUser(app),
      await registerPending(app),
      await registerUser(app),
    ];
    await disable(disabled.userId);
    const unknown = someone();
    const answers = [];
    for (const email of [known.email, unknown, pending.email, disabled.email]) {
      answers.push(await request(email));
    }
    expect(new Set(answers.map((answer) => `${answer.status} ${JSON.stringify(answer.body)}`)).size).toBe(1);
    await sendMails();
    expect(await templates(known.email)).toContain('password_reset');
    expect(await templates(unknown)).toEqual([]);
    expect(await templates(pending.email)).toEqual(['password_reset_unverified', 'verify_email']);
  });

  it('looks nothing up before it has answered, so that no account shows in the timing', async () => {
    const { email } = await registerUser(app);
    await request(email);
    expect(await resetMails(email)).toBe(0);
    await sendMails();
    expect(await resetMails(email)).toBe(1);
  });

  it('mails one address once a minute at first, then less often, with the same answer', async () => {
    const { email } = await registerUser(app);
    const requestAndCount = async () => {
      expect((await request(email.toUpperCase())).status).toBe(200);
      await sendMails();
      return resetMails(email);
    };
    expect(await requestAndCount()).toBe(1);
    clock.moveBy(59 * SECOND);
    expect(await requestAndCount()).toBe(1);
    clock.moveBy(SECOND);
    expect(await requestAndCount()).toBe(2);
    clock.moveBy(MINUTE);
    expect(await requestAndCount()).toBe(2);
    clock.moveBy(MINUTE);
    expect(await requestAndCount()).toBe(3);
    clock.moveBy(15 * MINUTE);
    expect(await requestAndCount()).toBe(4);
  });

  it('sends one mail for requests that are sent together', async () => {
    const { email } = await registerUser(app);
    const answers = await Promise.all(Array.from({ length: 8 }, () => request(email)));
    expect(answers.map((answer) => answer.status)).toEqual(Array(8).fill(200));
    await sendMails();
    expect(await resetMails(email)).toBe(1);
  });

  it('throttles one network address after thirty requests, for any accounts', async () => {
    const ip = freshAddress();
    for (let i = 0; i < 30; i += 1) {
      expect((await request(someone(), ip)).status).toBe(200);
    }
    const held = await request(someone(), ip);
    expect([held.status, held.error.code, held.headers['retry-after']]).toEqual([429, 'rate_limited', '60']);
    expect((await request(someone())).status).toBe(200);
    clock.moveBy(MINUTE);
    expect((await request(someone(), ip)).status).toBe(200);
  });
});

describe('a new password by a mailed link', () => {
  it.each(['', 'short', 'a'.repeat(43), newToken()])('rejects the token %j', async (token) => {
    const answer = await choose(token);
    expect([answer.status, Object.keys(answer.error.errors ?? {})]).toEqual([422, ['token']]);
  });

  it.each([
    ['a short one', 'kopi kaw', 'kopi kaw', 'password'],
    ['a common one', 'Password1234', 'Password1234', 'password'],
    ['her own name', 'Aminah binti Yusof 1', 'Aminah binti Yusof 1', 'password'],
    ['two different ones', NEW, PASSWORD, 'password_confirmation'],
  ])('rejects %s and keeps the link', async (_what, password, repeated, field) => {
    const { email } = await registerUser(app);
    const token = await resetToken(email);
    const answer = await choose(token, password, repeated);
    expect([answer.status, Object.keys(answer.error.errors ?? {})]).toEqual([422, [field]]);
    expect((await login(email, PASSWORD)).status).toBe(200);
    expect((await choose(token)).status).toBe(200);
  });

  it('rejects a token after an hour, one for something else, and one used before', async () => {
    const { email, resendToken } = await registerPending(app);
    const verify = await verificationToken(app, email);
    for (const other of [resendToken, verify]) {
      expect((await choose(other)).status).toBe(422);
    }
    const token = await resetToken(email, 'password_reset_unverified');
    clock.moveBy(HOUR);
    const late = await choose(token);
    expect(late.error.errors?.token?.[0]).toMatch(/expired.*ask for a new one/i);
    const fresh = await resetToken(email, 'password_reset_unverified');
    expect((await choose(fresh)).status).toBe(200);
    expect((await choose(fresh, PASSWORD)).status).toBe(422);
  });

  it('works once when it is used many times at once', async () => {
    const { email } = await registerUser(app);
    const token = await resetToken(email);
    const passwords = [NEW, `${NEW} satu`, `${NEW} dua`];
    const answers = await Promise.all(passwords.map((password) => choose(token, password)));
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 422, 422]);
    const winner = passwords[answers.findIndex((answer) => answer.status === 200)] ?? '';
    const opens = await Promise.all(passwords.map((password) => login(email, password)));
    expect(opens.filter((answer) => answer.status === 200)).toHaveLength(1);
    expect((await login(email, winner)).status).toBe(200);
  });

  it('ends every sign-in, device and link, holds withdrawals, notifies the owner and is audited', async () => {
    const user = await registerUser(app);
    const elsewhere = await signInUser(app, user);
    await trustDevice(user.userId);
    const older = await resetToken(user.email);
    clock.moveBy(MINUTE);
    const token = await resetToken(user.email);
    expect((await choose(token)).body).toEqual({ success: true });
    expect([await isIn(user.headers), await isIn(elsewhere.headers)]).toEqual([false, false]);
    expect(await devicesOf(user.userId)).toBe(0);
    expect((await choose(older)).status).toBe(422);
    expect((await login(user.email, PASSWORD)).status).toBe(422);
    expect((await login(user.email, NEW)).status).toBe(200);
    expect((await mailTo(app, user.email, 'password_changed')).params).toMatchObject({ how: 'reset' });
    expect(await history(user.userId)).toContain('user.password_reset');
    expect(await holdOf(user.userId)).toEqual(new Date(clock.now().getTime() + 24 * HOUR));
  });

  it('verifies an unverified address: the link has verified the mailbox', async () => {
    const pending = await registerPending(app);
    const token = await resetToken(pending.email, 'password_reset_unverified');
    expect((await choose(token)).status).toBe(200);
    expect((await login(pending.email, pending.password)).status).toBe(422);
    expect((await login(pending.email, NEW)).status).toBe(200);
    expect(await history(pending.userId)).toContain('user.verified');
  });

  it('gives a disabled account nothing', async () => {
    const user = await registerUser(app);
    await disable(user.userId);
    const token = await resetToken(user.email);
    expect((await choose(token)).status).toBe(200);
    const again = await login(user.email, NEW);
    const rejected = await call(app, 'userSessions', { headers: bearer(again.body.token) });
    expect([rejected.status, rejected.error.code]).toEqual([403, 'account_inactive']);
  });

  it('lets the owner in at once, however often strangers have tried', async () => {
    const { email } = await registerUser(app);
    for (let i = 0; i < 11; i += 1) {
      await login(email, 'teh tarik kurang manis');
    }
    const from = freshAddress();
    const away = (password: string) => call(app, 'login', { body: { email, password }, ip: from });
    for (let i = 0; i < 10; i += 1) {
      await away('teh tarik kurang manis');
    }
    expect((await away(PASSWORD)).status).toBe(429);
    await choose(await resetToken(email));
    expect((await away(NEW)).status).toBe(200);
  });
});

describe('changing the password', () => {
  it.each([
    ['nothing', {}, ['current_password', 'password', 'password_confirmation']],
    ['a short one', { password: 'kopi kaw', password_confirmation: 'kopi kaw' }, ['password']],
    ['a common one', { password: 'Password1234', password_confirmation: 'Password1234' }, ['password']],
    ['the same one', { password: PASSWORD, password_confirmation: PASSWORD }, ['password']],
    ['two different ones', { password_confirmation: PASSWORD }, ['password_confirmation']],
    ['a wrong current one', { current_password: 'teh tarik' }, ['current_password']],
  ])('rejects %s', async (what, wrong, fields) => {
    const user = await registerUser(app);
    const form = { current_password: PASSWORD, password: NEW, password_confirmation: NEW };
    const body = what === 'nothing' ? {} : { ...form, ...wrong };
    const answer = await call(app, 'userChangePassword', { headers: user.headers, body });
    expect([answer.status, Object.keys(answer.error.errors ?? {})]).toEqual([422, fields]);
    expect(await isIn(user.headers)).toBe(true);
    expect((await login(user.email, PASSWORD)).status).toBe(200);
  });

  it('holds wrong current passwords back, one by one and together, and never for good', async () => {
    const user = await registerUser(app);
    const tries = Array.from({ length: 20 }, () => change(user.headers, 'teh tarik kurang manis'));
    const seen = (await Promise.all(tries)).map((answer) => answer.status);
    expect([seen.filter((one) => one === 422).length, seen.filter((one) => one === 429).length]).toEqual([
      10, 10,
    ]);
    expect((await change(user.headers, PASSWORD)).status).toBe(429);
    clock.moveBy(2 * SECOND);
    expect((await change(user.headers, PASSWORD)).status).toBe(200);
  });

  it('gives this device a new sign-in and ends every other, every device and every open link', async () => {
    const user = await registerUser(app);
    const elsewhere = await signInUser(app, user);
    await trustDevice(user.userId);
    const link = await resetToken(user.email);
    const answer = await change(user.headers, PASSWORD);
    expect(answer.body).toEqual({
      success: true,
      token: expect.stringMatching(/^[A-Za-z0-9_-]{43}$/),
      eventUuid: expect.stringMatching(/^[0-9a-f-]{36}$/),
      expires_at: new Date(clock.now().getTime() + 12 * HOUR).toISOString(),
    });
    const fresh = bearer(answer.body.token);
    expect([await isIn(user.headers), await isIn(elsewhere.headers), await isIn(fresh)]).toEqual([
      false,
      false,
      true,
    ]);
    expect(await devicesOf(user.userId)).toBe(0);
    expect((await choose(link)).status).toBe(422);
    expect((await login(user.email, PASSWORD)).status).toBe(422);
    expect((await login(user.email, NEW)).status).toBe(200);
    expect((await mailTo(app, user.email, 'password_changed')).params).toMatchObject({ how: 'changed' });
    expect(await history(user.userId)).toContain('user.password_changed');
    expect(await holdOf(user.userId)).toBeNull();
  });

  it('of two at once only one is made', async () => {
    const user = await registerUser(app);
    const elsewhere = await signInUser(app, user);
    const answers = await Promise.all([
      change(user.headers, PASSWORD, NEW),
      change(elsewhere.headers, PASSWORD, `${NEW} satu`),
    ]);
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 422]);
  });
});

describe('the list of sign-ins', () => {
  const CHROME = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/142.0.0.0 Safari/537.36';
  const list = (user: SignedInUser) => call(app, 'userSessions', { headers: user.headers });

  it('shows the open ones, where they came from and which is the current one', async () => {
    const user = await registerUser(app);
    const { email, password } = user;
    const ip = freshAddress();
    const headers = { 'x-requested-with': 'XMLHttpRequest', 'user-agent': CHROME };
    const other = await call(app, 'login', { headers, body: { email, password }, ip });
    const expected = { expires_at: other.body.expires_at, signed_in_at: clock.now().toISOString() };
    const { items } = (await list(user)).body;
    expect(items).toHaveLength(2);
    expect(items.find((one) => one.is_current)?.eventUuid).toBe(user.eventUuid);
    expect(items.find((one) => !one.is_current)).toEqual({
      ...expected,
      eventUuid: other.body.eventUuid,
      device: 'Chrome on Windows',
      device_code: 'device_browser_on_system',
      device_params: { browser: 'Chrome', system: 'Windows' },
      ip,
      last_seen_at: clock.now().toISOString(),
      is_current: false,
    });
  });

  it('leaves out those that have ended, by logout or by themselves', async () => {
    const user = await registerUser(app);
    const ended = await signInUser(app, user);
    await call(app, 'logout', { headers: ended.headers, body: { eventUuid: ended.eventUuid } });
    clock.moveBy(20 * MINUTE);
    expect((await list(user)).body.items).toHaveLength(1);
    const late = await signInUser(app, user);
    clock.moveBy(15 * MINUTE);
    await list(user);
    clock.moveBy(16 * MINUTE);
    expect(await isIn(late.headers)).toBe(false);
    expect((await list(user)).body.items.map((one) => one.eventUuid)).toEqual([user.eventUuid]);
  });

  it('ends one of them, once', async () => {
    const user = await registerUser(app);
    const other = await signInUser(app, user);
    const end = () => call(app, 'userEndSession', { headers: user.headers, params: { id: other.eventUuid } });
    const answers = await Promise.all([end(), end()]);
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 404]);
    expect([await isIn(user.headers), await isIn(other.headers)]).toEqual([true, false]);
    expect(await history(user.userId)).toContain('user.sign_in_ended');
  });

  it('ends all others at once, and nobody else is', async () => {
    const [user, stranger] = [await registerUser(app), await registerUser(app)];
    const others = [await signInUser(app, user), await signInUser(app, user)];
    const end = () => call(app, 'userEndOtherSessions', { headers: user.headers });
    expect((await call(app, 'userEndOtherSessions', {})).status).toBe(401);
    expect((await end()).body).toEqual({ success: true, ended: 2 });
    expect((await end()).body).toEqual({ success: true, ended: 0 });
    const open = [];
    for (const one of [user, ...others, stranger]) open.push(await isIn(one.headers));
    expect(open).toEqual([true, false, false, true]);
    expect(await history(user.userId)).toContain('user.other_sign_ins_ended');
  });

  it("does not find another's, an unknown one or nonsense", async () => {
    const [user, stranger] = [await registerUser(app), await registerUser(app)];
    const statuses = [];
    for (const id of [stranger.eventUuid, randomUUID(), 'x']) {
      statuses.push((await call(app, 'userEndSession', { headers: user.headers, params: { id } })).status);
    }
    expect(statuses).toEqual([404, 404, 422]);
    expect(await isIn(stranger.headers)).toBe(true);
  });

  it('signs the caller out who ends the current sign-in', async () => {
    const user = await registerUser(app);
    const params = { id: user.eventUuid };
    expect((await call(app, 'userEndSession', { headers: user.headers, params })).status).toBe(200);
    expect(await isIn(user.headers)).toBe(false);
  });
});

describe('a sign-in from a new device', () => {
  const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';
  const count = async (email: string) =>
    (await templates(email)).filter((template) => template === 'new_device').length;
  async function signInFrom(email: string, userAgent: string, ip: string): Promise<void> {
    const headers = { 'x-requested-with': 'XMLHttpRequest', 'user-agent': userAgent };
    const answer = await call(app, 'login', { headers, body: { email, password: PASSWORD }, ip });
    expect(answer.status).toBe(200);
  }

  it('is notified by mail, but not the very first one, and not the second from the same', async () => {
    const pending = await registerPending(app);
    const token = await verificationToken(app, pending.email);
    await call(app, 'registerVerify', { body: { token } });
    await signInFrom(pending.email, FIREFOX, '203.0.113.9');
    expect(await count(pending.email)).toBe(0);
    await signInFrom(pending.email, FIREFOX.replaceAll('145', '146'), '203.0.113.77');
    expect(await count(pending.email)).toBe(0);
    await signInFrom(pending.email, FIREFOX.replace('X11; Linux x86_64', 'Windows NT 10.0'), '203.0.113.9');
    expect(await count(pending.email)).toBe(1);
    expect((await mailTo(app, pending.email, 'new_device')).params).toEqual({
      device: { code: 'device_browser_on_system', params: { browser: 'Firefox', system: 'Windows' } },
      at: clock.now().toISOString(),
      ip: '203.0.113.9',
    });
    clock.moveBy(SECOND);
    await signInFrom(pending.email, FIREFOX, '192.0.2.1');
    await signInFrom(pending.email, FIREFOX, '192.0.2.1');
    expect(await count(pending.email)).toBe(2);
  });

  it('is not notified for a wrong password', async () => {
    const user = await registerUser(app);
    const headers = { 'x-requested-with': 'XMLHttpRequest', 'user-agent': FIREFOX };
    const body = { email: user.email, password: 'teh tarik kurang manis' };
    await call(app, 'login', { headers, body, ip: freshAddress() });
    expect(await count(user.email)).toBe(0);
  });
});

async function disable(userId: string): Promise<void> {
  const change = { userId, accountStatus: 'Inactive', reason: 'Under investigation' } as const;
  await app.work.command(scope, (ctx) => changeAccountStatus(ctx, change));
}

/** A remembered device as the second factor's call leaves it. */
async function trustDevice(userId: string): Promise<void> {
  await app.work.command(scope, (ctx) =>
    insertDevice(ctx.tx, {
      id: randomUUID(),
      tokenHash: Buffer.from(randomUUID()),
      subjectKind: 'user',
      subjectId: userId,
      name: 'Firefox on Linux',
      trustedAt: ctx.now,
      expiresAt: new Date(ctx.now.getTime() + 24 * HOUR),
      eventUuid: null,
    }),
  );
}

async function devicesOf(userId: string): Promise<number> {
  const rows = await app.database.reader.db
    .selectFrom('trusted_devices')
    .select('id')
    .where('subject_id', '=', userId)
    .execute();
  return rows.length;
}
