import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { HOUR, MINUTE, SECOND, testClock } from '../../../test/builders/clock.ts';
import { bearer, call } from '../../../test/builders/http.ts';
import { registerUser, signInUser, totpCode } from '../../../test/builders/identity.ts';
import { runJobs } from '../../../test/builders/jobs.ts';
import { mailsTo, mailTo } from '../../../test/builders/mails.ts';
import { enrolApp, giveCode, type WithApp } from '../../../test/builders/two-factor.ts';
import { type Scope, systemActor } from '../../platform/context.ts';
import { readWithdrawalHold } from './public.ts';

const DAY = 24 * HOUR;
const clock = testClock();
let app: TestApp;
let owner: WithApp;
beforeAll(async () => {
  app = await createTestApp({}, clock);
});
afterEach(() => app.verifyLedger());
afterAll(() => app.finish());
beforeEach(async () => {
  owner = await enrolApp(app, await registerUser(app));
  clock.moveBy(MINUTE);
});

const request = async (email = owner.email) => {
  const answer = await call(app, 'userResetTwoFactorMail', { body: { email } });
  await runJobs(app, ['mail_two_factor_reset']);
  return answer;
};
const linkToken = async () => {
  await request();
  return String((await mailTo(app, owner.email, 'two_factor_reset')).params.token);
};
const reset = (token: string, password = owner.password) =>
  call(app, 'userResetTwoFactor', { body: { token, password } });
const login = (headers = {}) =>
  call(app, 'login', {
    headers: { 'x-requested-with': 'XMLHttpRequest', ...headers },
    body: { email: owner.email, password: owner.password },
  });
const mails = async (template: string) =>
  (await mailsTo(app, owner.email)).filter((one) => one.template === template);
const day = (shiftDays: number) =>
  new Date(clock.now().getTime() + 8 * HOUR + shiftDays * DAY).toISOString().slice(0, 10);

describe('requesting the link', () => {
  it.each([undefined, '', 'nobody', 7])('is rejected for the address %j', async (email) => {
    const answer = await call(app, 'userResetTwoFactorMail', { body: { email } });
    expect([answer.status, Object.keys(answer.error.errors ?? {})]).toEqual([422, ['email']]);
  });

  it('gives every address the same answer, and mails only users with two-factor', async () => {
    const plain = await registerUser(app);
    const answers = [
      await request(owner.email),
      await request(plain.email),
      await request('nobody@example.com'),
    ];
    expect(new Set(answers.map((one) => JSON.stringify([one.status, one.body]))).size).toBe(1);
    expect(await mails('two_factor_reset')).toHaveLength(1);
    expect(await mailsTo(app, 'nobody@example.com')).toEqual([]);
    expect((await mailsTo(app, plain.email)).map((one) => one.template)).not.toContain('two_factor_reset');
  });

  it('mails once a minute with the same answer', async () => {
    const both = await Promise.all([request(), request()]);
    expect(both.map((one) => one.status)).toEqual([200, 200]);
    expect((await request()).status).toBe(200);
    expect(await mails('two_factor_reset')).toHaveLength(1);
    clock.moveBy(MINUTE);
    await request();
    expect(await mails('two_factor_reset')).toHaveLength(2);
  });

  it('is open after the password alone, and rejects unknown fields', async () => {
    const half = await signInUser(app, owner);
    const answer = await call(app, 'userResetTwoFactorMail', {
      headers: half.headers,
      body: { email: owner.email },
    });
    expect(answer.status).toBe(200);
    const more = { email: owner.email, user_id: owner.userId };
    expect((await call(app, 'userResetTwoFactorMail', { body: more })).status).toBe(422);
  });
});

describe('the reset is rejected', () => {
  it('with an invented token, and one for something else', async () => {
    expect((await reset('a'.repeat(43))).error.errors).toHaveProperty('token');
    const other = String((await mailTo(app, owner.email, 'verify_email')).params.token);
    expect((await reset(other)).error.errors).toHaveProperty('token');
  });

  it('an hour after the mail', async () => {
    const token = await linkToken();
    clock.moveBy(HOUR);
    expect((await reset(token)).error.errors).toHaveProperty('token');
  });

  it('with a wrong password, which leaves the link good and counts as at sign-in', async () => {
    const token = await linkToken();
    for (let tries = 1; tries <= 9; tries += 1) {
      expect((await reset(token, `guess number ${tries}`)).error.errors).toHaveProperty('password');
    }
    expect((await reset(token, 'guess number ten')).status).toBe(422);
    expect((await login()).status).toBe(429);
    clock.moveBy(15 * MINUTE);
    expect((await reset(token)).status).toBe(200);
  });

  it('a second time with one link, also when it is sent twice at once', async () => {
    const token = await linkToken();
    const both = await Promise.all([reset(token), reset(token)]);
    expect(both.map((one) => one.status).sort()).toEqual([200, 422]);
    expect((await reset(token)).error.errors).toHaveProperty('token');
    expect(await mails('two_factor_reset_requested')).toHaveLength(1);
  });
});

describe('during the day of notice', () => {
  it('the second factor is still required, and the owner is informed how to stop the reset', async () => {
    const answer = await reset(await linkToken());
    const at = new Date(clock.now().getTime() + DAY).toISOString();
    expect(answer.body).toEqual({ success: true, takes_effect_at: at });
    expect((await mails('two_factor_reset_requested'))[0]?.params).toEqual({
      takesEffectAt: at,
      holdHours: 24,
    });
    clock.moveBy(DAY - SECOND);
    await endOfDay(0);
    expect((await login()).body.two_factor_required).toBe(true);
  });

  it('a second request does not move the hour', async () => {
    const first = await reset(await linkToken());
    clock.moveBy(2 * HOUR);
    const second = await reset(await linkToken());
    expect(second.body.takes_effect_at).toBe(first.body.takes_effect_at);
  });

  it.each(['totp', 'recovery'] as const)('a code stops it: %s', async (otp_type) => {
    await reset(await linkToken());
    const half = await signInUser(app, owner);
    const otp_code = otp_type === 'totp' ? totpCode(app, owner.secret) : owner.recoveryCodes[0];
    const passed = await giveCode(app, half.headers, { otp_code, otp_type });
    const headers = bearer(half.token, passed.body.two_factor_token);
    expect((await call(app, 'userGetTwoFactor', { headers })).body.reset_at).toBeNull();
    expect(await mails('two_factor_reset_stopped')).toHaveLength(1);
    clock.moveBy(2 * DAY);
    expect((await login()).body.two_factor_required).toBe(true);
  });

  it('the open session of the user shows it', async () => {
    const { body } = await reset(await linkToken());
    const state = await call(app, 'userGetTwoFactor', { headers: owner.headers });
    expect(state.body.reset_at).toBe(body.takes_effect_at);
  });
});

describe('after the day of notice', () => {
  it('the end of the day switches it off and ends every sign-in, once', async () => {
    await reset(await linkToken());
    await endOfDay(2);
    await endOfDay(2);
    const stale = await call(app, 'userCurrent', { headers: owner.headers });
    expect(stale.status).toBe(401);
    expect((await login()).body).toMatchObject({ two_factor_required: false, otp_types: [] });
    expect(await mails('two_factor_reset_done')).toHaveLength(1);
  });

  it('a sign-in on the moved day needs no code, even before that', async () => {
    await reset(await linkToken());
    const answer = await login({ 'x-date-override': day(1) });
    expect(answer.body.two_factor_required).toBe(false);
    expect((await call(app, 'userCurrent', { headers: owner.headers })).status).toBe(401);
  });

  it('withdrawals are held for another 24 hours', async () => {
    await reset(await linkToken());
    const scope: Scope = { actor: systemActor, dateShiftDays: 1, requestId: null };
    await login({ 'x-date-override': day(1) });
    const hold = await app.work.query(scope, (ctx) => readWithdrawalHold(ctx, owner.userId, 24));
    expect(hold?.getTime()).toBe(clock.now().getTime() + 2 * DAY);
    const after = { ...scope, dateShiftDays: 2 };
    expect(await app.work.query(after, (ctx) => readWithdrawalHold(ctx, owner.userId, 24))).toBeNull();
  });

  it('old codes and devices open nothing, and it can be switched on again', async () => {
    await reset(await linkToken());
    clock.moveBy(DAY);
    const fresh = await signInUser(app, owner);
    const used = await giveCode(app, fresh.headers, {
      otp_code: owner.recoveryCodes[0],
      otp_type: 'recovery',
    });
    expect(used.status).toBe(422);
    const again = await enrolApp(app, fresh);
    expect((await call(app, 'userGetTwoFactor', { headers: again.headers })).body.enabled).toBe(true);
  });
});

/** The end of a business day so many days from today, as the product runs it. */
async function endOfDay(shiftDays: number): Promise<void> {
  const answer = await call(app, 'testRunDay', { body: { date: day(shiftDays) } });
  expect(answer.status).toBe(200);
}
