import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { HOUR, MINUTE, testClock } from '../../../test/builders/clock.ts';
import { call } from '../../../test/builders/http.ts';
import {
  registerUser,
  type SignedInUser,
  signInUser,
  stepUpCode,
  totpCode,
} from '../../../test/builders/identity.ts';
import { runJobs } from '../../../test/builders/jobs.ts';
import { mailsTo, mailTo } from '../../../test/builders/mails.ts';
import { securityEventsOf } from '../../../test/builders/security-events.ts';
import { enrolApp, giveCode } from '../../../test/builders/two-factor.ts';
import { systemActor } from '../../platform/context.ts';
import { issueEmailToken } from './public.ts';

const NEW = 'ikan bilis terbang malam';
const clock = testClock();
const scope = { actor: systemActor, dateShiftDays: 0, requestId: null };
let app: TestApp;
let owner: SignedInUser;
/** The sign-in of an attacker who requested another address in the owner's name. */
let thief: SignedInUser;
let wanted: string;
beforeAll(async () => {
  app = await createTestApp({}, clock);
});
afterEach(() => app.verifyLedger());
afterAll(() => app.finish());
beforeEach(async () => {
  owner = await registerUser(app);
  thief = await signInUser(app, owner);
  wanted = `thief.${randomUUID()}@example.com`;
});

const isIn = async (user: SignedInUser) =>
  (await call(app, 'userInfo', { headers: user.headers })).status === 200;
const verify = (token: unknown) => call(app, 'registerVerify', { body: { token } });
const notMe = (token: unknown) => call(app, 'userNotMe', { body: { token } });
const linkTo = async (to: string, template: string) => (await mailTo(app, to, template)).params.token;
const chosen = { password: NEW, password_confirmation: NEW };

async function requestAddress(by = thief): Promise<void> {
  const otp_code = await stepUpCode(app, by);
  const requested = await call(app, 'userUpdateInfo', {
    headers: by.headers,
    body: { email: wanted, otp_code },
  });
  expect(requested.status).toBe(200);
}

async function resetLink(): Promise<string> {
  await call(app, 'passwordReset', { body: { email: owner.email } });
  await runJobs(app, ['mail_password_reset']);
  return String(await linkTo(owner.email, 'password_reset'));
}

async function changePassword(): Promise<void> {
  const body = { current_password: owner.password, ...chosen };
  expect((await call(app, 'userChangePassword', { headers: owner.headers, body })).status).toBe(200);
}

async function resetPassword(): Promise<void> {
  const token = await resetLink();
  expect((await call(app, 'passwordNew', { body: { token, ...chosen } })).status).toBe(200);
}

/** The owner switches an authenticator app on, which is what the changes below start from. */
async function withApp() {
  const enrolled = await enrolApp(app, owner);
  clock.moveBy(MINUTE);
  return enrolled;
}

async function switchOff(): Promise<void> {
  const { headers, secret, password } = await withApp();
  await reopen(() => totpCode(app, secret));
  clock.moveBy(MINUTE);
  const body = { password, otp_code: totpCode(app, secret) };
  expect((await call(app, 'userTurnOffTwoFactor', { headers, body })).status).toBe(200);
}

async function renewCodes(): Promise<void> {
  const { headers, secret } = await withApp();
  await reopen(() => totpCode(app, secret));
  clock.moveBy(MINUTE);
  const body = { otp_code: totpCode(app, secret) };
  expect((await call(app, 'userNewRecoveryCodes', { headers, body })).status).toBe(200);
}

async function replaceFactor(): Promise<void> {
  const { secret } = await withApp();
  await reopen(() => totpCode(app, secret));
  clock.moveBy(MINUTE);
  const passed = await giveCode(app, owner.headers, { otp_code: totpCode(app, secret), otp_type: 'totp' });
  const headers = { ...owner.headers, 'x-two-factor-token': passed.body.two_factor_token };
  const { body: pending } = await call(app, 'userGetQrCode', { headers });
  const otp_code = totpCode(app, pending.secret);
  const given = { otp_code, otp_type: 'totp', secret_key: pending.secret_key };
  expect((await giveCode(app, headers, given)).status).toBe(200);
}

async function switchOn(): Promise<void> {
  await enrolApp(app, owner);
}

/** An attacker with a code of the second factor requests the address again: enabling it ended the first request. */
async function reopen(code: () => string): Promise<void> {
  thief = await signInUser(app, owner);
  const passed = await giveCode(app, thief.headers, { otp_code: code(), otp_type: 'totp' });
  const headers = { ...thief.headers, 'x-two-factor-token': passed.body.two_factor_token };
  clock.moveBy(MINUTE);
  const requested = await call(app, 'userUpdateInfo', { headers, body: { email: wanted, otp_code: code() } });
  expect(requested.status).toBe(200);
}

const changes = { changePassword, resetPassword, switchOn, switchOff, renewCodes, replaceFactor };

describe('a pending change of address', () => {
  it.each(Object.keys(changes) as (keyof typeof changes)[])('does not survive: %s', async (name) => {
    await requestAddress();
    await changes[name]();
    const link = await linkTo(wanted, 'verify_new_email');
    expect((await verify(link)).status).toBe(422);
    expect(await isIn(thief)).toBe(false);
    const password = ['changePassword', 'resetPassword'].includes(name) ? NEW : owner.password;
    expect((await call(app, 'login', { body: { email: owner.email, password } })).status).toBe(200);
    expect((await call(app, 'login', { body: { email: wanted, password } })).status).toBe(422);
  });

  it('is made or ended, never both, when its link is opened while the password changes', async () => {
    await requestAddress();
    const link = await linkTo(wanted, 'verify_new_email');
    const reset = await resetLink();
    const [moved, set] = await Promise.all([
      verify(link),
      call(app, 'passwordNew', { body: { token: reset, ...chosen } }),
    ]);
    expect([moved.status, set.status].sort()).toEqual([200, 422]);
  });

  it('once made, ends links that went to the old address', async () => {
    await requestAddress();
    const reset = await resetLink();
    expect((await verify(await linkTo(wanted, 'verify_new_email'))).status).toBe(200);
    expect((await call(app, 'passwordNew', { body: { token: reset, ...chosen } })).status).toBe(422);
  });
});

describe('links and codes', () => {
  it('end with the password, but for those that only stop e-mails', async () => {
    const mobile = await app.work.command(scope, (ctx) =>
      issueEmailToken(ctx, owner.userId, 'mobile_topup', HOUR),
    );
    const unsubscribe = await app.work.command(scope, (ctx) =>
      issueEmailToken(ctx, owner.userId, 'unsubscribe', HOUR),
    );
    await stepUpCode(app, thief);
    await changePassword();
    const { db } = app.database.reader;
    const open = await db
      .selectFrom('email_tokens')
      .select('purpose')
      .where('user_id', '=', owner.userId)
      .where('used_at', 'is', null)
      .execute();
    expect([mobile === unsubscribe, open]).toEqual([false, [{ purpose: 'unsubscribe' }]]);
    const codes = db.selectFrom('one_time_codes').select('id').where('subject_id', '=', owner.userId);
    expect(await codes.where('used_at', 'is', null).execute()).toEqual([]);
  });

  it('end with the reset of a second factor that was scheduled, and its owner is notified', async () => {
    const enrolled = await enrolApp(app, owner);
    await call(app, 'userResetTwoFactorMail', { body: { email: owner.email } });
    await runJobs(app, ['mail_two_factor_reset']);
    const token = await linkTo(owner.email, 'two_factor_reset');
    const scheduled = await call(app, 'userResetTwoFactor', { body: { token, password: owner.password } });
    expect(scheduled.status).toBe(200);
    owner = { ...owner, headers: enrolled.headers };
    await changePassword();
    expect((await mailsTo(app, owner.email)).map((one) => one.template)).toContain(
      'two_factor_reset_stopped',
    );
    clock.moveBy(48 * HOUR);
    const login = await call(app, 'login', { body: { email: owner.email, password: NEW } });
    expect(login.body.two_factor_required).toBe(true);
  });
});

describe('"this was not me" is rejected', () => {
  it.each([undefined, '', 7, 'a'.repeat(43)])('with the token %j', async (token) => {
    const answer = await notMe(token);
    expect([answer.status, Object.keys(answer.error.errors ?? {})]).toEqual([422, ['token']]);
  });

  it('with a link for something else, and without our headers', async () => {
    await requestAddress();
    expect((await notMe(await linkTo(wanted, 'verify_new_email'))).status).toBe(422);
    const token = await linkTo(owner.email, 'email_change_asked');
    expect((await call(app, 'userNotMe', { headers: {}, body: { token } })).status).toBe(400);
    expect(await isIn(thief)).toBe(true);
  });

  it('after 7 days, and when it is used twice, also at once', async () => {
    await requestAddress();
    const token = await linkTo(owner.email, 'email_change_asked');
    const both = await Promise.all([notMe(token), notMe(token)]);
    expect(both.map((one) => one.status).sort()).toEqual([200, 422]);
    thief = await signInUser(app, owner);
    clock.moveBy(MINUTE);
    await requestAddress();
    const late = await linkTo(owner.email, 'email_change_asked');
    clock.moveBy(7 * 24 * HOUR);
    expect((await notMe(late)).status).toBe(422);
  });
});

describe('"this was not me"', () => {
  it('ends the change, links, codes and every sign-in, says so, and leaves the password', async () => {
    await requestAddress();
    const reset = await resetLink();
    const answer = await notMe(await linkTo(owner.email, 'email_change_asked'));
    expect([answer.status, answer.body]).toEqual([
      200,
      // The link for a new password and the one of the registration; the code was used up by requesting the address.
      { success: true, email_change: true, two_factor_reset: false, links: 2, codes: 0, sign_ins: 2 },
    ]);
    expect((await verify(await linkTo(wanted, 'verify_new_email'))).status).toBe(422);
    expect((await call(app, 'passwordNew', { body: { token: reset, ...chosen } })).status).toBe(422);
    expect([await isIn(thief), await isIn(owner)]).toEqual([false, false]);
    const events = await securityEventsOf(app, owner.userId);
    expect(events).toContainEqual({ kind: 'change_refused', detail: 'not_me' });
    await signInUser(app, owner);
  });

  it('still ends all sessions after the address has changed', async () => {
    await requestAddress();
    const token = await linkTo(owner.email, 'email_change_asked');
    expect((await verify(await linkTo(wanted, 'verify_new_email'))).status).toBe(200);
    expect(await isIn(thief)).toBe(true);
    expect((await notMe(token)).body).toMatchObject({ email_change: false, sign_ins: 1 });
    expect(await isIn(thief)).toBe(false);
  });

  it('is offered to the old address also where the new one belongs to another user', async () => {
    const other = await registerUser(app);
    wanted = other.email;
    await requestAddress();
    expect(await linkTo(owner.email, 'email_change_asked')).toBeDefined();
  });
});
