import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { HOUR, MINUTE, SECOND, testClock } from '../../../test/builders/clock.ts';
import { bearer, call } from '../../../test/builders/http.ts';
import { registerUser, type SignedInUser, signInUser, totpCode } from '../../../test/builders/identity.ts';
import { mailsTo, mailTo } from '../../../test/builders/mails.ts';
import {
  enrolApp,
  enrolMailbox,
  giveCode,
  mailedCode,
  type WithApp,
} from '../../../test/builders/two-factor.ts';

const clock = testClock();
let app: TestApp;
let owner: WithApp;
let half: SignedInUser;
beforeAll(async () => {
  app = await createTestApp({}, clock);
});
afterEach(() => app.verifyLedger());
afterAll(() => app.finish());
beforeEach(async () => {
  owner = await enrolApp(app, await registerUser(app));
  clock.moveBy(30 * SECOND);
  half = await signInUser(app, owner);
});

const give = (otp_code: string, otp_type = 'totp', more = {}, headers = half.headers) =>
  giveCode(app, headers, { otp_code, otp_type, ...more });
const currentUser = async (headers: SignedInUser['headers']) =>
  (await call(app, 'userCurrent', { headers })).body.user;
const opens = async (headers: SignedInUser['headers']) =>
  (await call(app, 'userGetTwoFactor', { headers })).status === 200;
const other = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');
const recoveryCode = (position: number, of = owner) => String(of.recoveryCodes[position]);

describe('before the second factor', () => {
  it('nothing opens but the way to give it, and money is hidden', async () => {
    expect(await opens(half.headers)).toBe(false);
    const me = await call(app, 'userCurrent', { headers: half.headers });
    expect(me.body.user.balance).toBeNull();
    expect(me.body.session).toMatchObject({ otp_types: ['totp', 'recovery'], two_factor_passed: false });
    for (const [name, sending] of [
      ['userGetQrCode', {}],
      ['userNewRecoveryCodes', { body: {} }],
      ['userTurnOffTwoFactor', { body: { password: owner.password, otp_code: '123456' } }],
      ['userForgetDevice', { params: { id: owner.userId } }],
    ] as const) {
      const answer = await call(app, name, { headers: half.headers, ...sending });
      expect([name, answer.error.code]).toEqual([name, 'two_factor_required']);
    }
  });

  it('a code of the mailbox does not help where an app is on', async () => {
    const mail = await call(app, 'userSendEmailOtp', { headers: half.headers, body: { purpose: 'sign_in' } });
    expect([mail.status, mail.error.code]).toEqual([409, 'wrong_state']);
    expect((await give('123456', 'email')).status).toBe(422);
  });

  it("another user's token does not help", async () => {
    const stranger = await enrolApp(app, await registerUser(app));
    expect(await opens(bearer(half.token, stranger.twoFactorToken))).toBe(false);
    expect(await opens(bearer(half.token, 'invented'))).toBe(false);
  });

  it("another user's codes do not help", async () => {
    const stranger = await enrolApp(app, await registerUser(app));
    expect((await give(totpCode(app, stranger.secret, 1))).status).toBe(422);
    expect((await give(recoveryCode(0, stranger), 'recovery')).status).toBe(422);
  });
});

describe('a code of the app', () => {
  it('opens the account, and is accepted once', async () => {
    const code = totpCode(app, owner.secret);
    const passed = await give(code);
    expect(passed.body).toMatchObject({ success: true, recovery_codes: null });
    const headers = bearer(half.token, passed.body.two_factor_token);
    expect(await opens(headers)).toBe(true);
    expect((await currentUser(headers)).balance).toBe('0.00');
    const again = await signInUser(app, owner);
    expect((await give(code, 'totp', {}, again.headers)).status).toBe(422);
  });

  it('is accepted once when it is sent twice at once, from two sign-ins too', async () => {
    const elsewhere = await signInUser(app, owner);
    const code = totpCode(app, owner.secret);
    const all = await Promise.all([half, half, elsewhere].map((one) => give(code, 'totp', {}, one.headers)));
    expect(all.map((one) => one.status).sort()).toEqual([200, 422, 422]);
  });

  it('is assessed against the secret that is on, whatever secret_key says', async () => {
    const key = { secret_key: 'invented' };
    expect((await give(other(totpCode(app, owner.secret)), 'totp', key)).error.errors).toHaveProperty(
      'otp_code',
    );
    expect((await give(totpCode(app, owner.secret), 'totp', key)).status).toBe(200);
  });

  it('holds wrong ones back, and lets the owner in after twenty', async () => {
    const statuses: number[] = [];
    for (let tries = 1; tries <= 20; tries += 1) {
      statuses.push((await give(other(totpCode(app, owner.secret)))).status);
      clock.moveBy(SECOND);
    }
    expect(statuses.slice(0, 5)).toEqual([422, 422, 422, 422, 422]);
    expect(statuses.slice(5).every((status) => status === 429 || status === 422)).toBe(true);
    expect(statuses.filter((status) => status === 422).length).toBeLessThan(9);
    const blocked = await give(totpCode(app, owner.secret));
    expect([blocked.status, Number(blocked.headers['retry-after']) <= 900]).toEqual([429, true]);
    clock.moveBy(15 * MINUTE);
    expect((await give(totpCode(app, owner.secret))).status).toBe(200);
  });
});

describe('a recovery code', () => {
  it('opens the account once, also when it is sent twice at once', async () => {
    const both = await Promise.all([1, 2].map(() => give(recoveryCode(0), 'recovery')));
    expect(both.map((one) => one.status).sort()).toEqual([200, 422]);
    expect((await give(recoveryCode(0), 'recovery')).status).toBe(422);
    expect((await mailTo(app, owner.email, 'recovery_code_used')).params).toEqual({ left: 9 });
  });

  it('may be typed with a dash and in small letters', async () => {
    const typed = recoveryCode(1)
      .toLowerCase()
      .replace(/^(.{5})/, '$1-');
    expect((await give(` ${typed} `, 'recovery')).status).toBe(200);
  });
});

describe('the token of a device', () => {
  const pass = async (remember_device: 0 | 1) => {
    const answer = await give(totpCode(app, owner.secret), 'totp', { remember_device });
    return { token: answer.body.two_factor_token, expiresAt: Date.parse(answer.body.expires_at) };
  };

  it('lives 30 days when it is remembered, and opens the next sign-in', async () => {
    const { token, expiresAt } = await pass(1);
    expect(expiresAt).toBe(clock.now().getTime() + 30 * 24 * HOUR);
    clock.moveBy(29 * 24 * HOUR);
    const later = await signInUser(app, owner);
    expect(await opens(bearer(later.token, token))).toBe(true);
    clock.moveBy(24 * HOUR);
    const tooLate = await signInUser(app, owner);
    expect(await opens(bearer(tooLate.token, token))).toBe(false);
  });

  it('else lives and dies with its sign-in', async () => {
    const { token, expiresAt } = await pass(0);
    expect(expiresAt).toBe(clock.now().getTime() + 12 * HOUR);
    expect(await opens(bearer(half.token, token))).toBe(true);
    const next = await signInUser(app, owner);
    expect(await opens(bearer(next.token, token))).toBe(false);
  });

  it('is listed while it is remembered, with its last use, and can be taken back', async () => {
    const { token } = await pass(1);
    const headers = bearer(half.token, token);
    clock.moveBy(2 * MINUTE);
    const { body } = await call(app, 'userGetTwoFactor', { headers });
    const [device] = body.trusted_devices;
    expect(body.trusted_devices).toHaveLength(1);
    expect(device).toMatchObject({ is_current: true });
    clock.moveBy(3 * SECOND);
    const seen = await call(app, 'userGetTwoFactor', { headers });
    expect(seen.body.trusted_devices[0]?.last_used_at).toBe(
      new Date(clock.now().getTime() - 3000).toISOString(),
    );
    const id = String(device?.id);
    const stranger = await enrolApp(app, await registerUser(app));
    const theirs = await call(app, 'userForgetDevice', { headers: stranger.headers, params: { id } });
    expect(theirs.status).toBe(404);
    const forgotten = await call(app, 'userForgetDevice', { headers, params: { id } });
    expect(forgotten.status).toBe(200);
    expect(await opens(headers)).toBe(false);
    await mailTo(app, owner.email, 'device_forgotten');
  });

  it('replaces the one before when a code is given again', async () => {
    const { token } = await pass(1);
    clock.moveBy(30 * SECOND);
    const again = await give(
      totpCode(app, owner.secret),
      'totp',
      { remember_device: 1 },
      bearer(half.token, token),
    );
    const headers = bearer(half.token, again.body.two_factor_token);
    expect((await call(app, 'userGetTwoFactor', { headers })).body.trusted_devices).toHaveLength(1);
    expect(await opens(bearer(half.token, token))).toBe(false);
  });

  it('dies when the password is changed', async () => {
    const { token } = await pass(1);
    const password = 'teh tarik kurang manis dua';
    await call(app, 'userChangePassword', {
      headers: bearer(half.token, token),
      body: { current_password: owner.password, password, password_confirmation: password },
    });
    const next = await signInUser(app, { ...owner, password });
    expect(await opens(bearer(next.token, token))).toBe(false);
  });
});

describe('codes by e-mail', () => {
  beforeEach(async () => {
    const user = await enrolMailbox(app, await registerUser(app));
    half = await signInUser(app, user);
  });

  it('are mailed for signing in and accepted once, also when sent twice at once', async () => {
    const code = await mailedCode(app, half, 'sign_in');
    const both = await Promise.all([1, 2].map(() => give(code, 'email')));
    expect(both.map((one) => one.status).sort()).toEqual([200, 422]);
    expect((await give(code, 'email')).status).toBe(422);
  });

  it('for another purpose do not open the account', async () => {
    const mail = await call(app, 'userSendEmailOtp', { headers: half.headers, body: { purpose: 'step_up' } });
    expect(mail.error.code).toBe('two_factor_required');
    expect((await give('123456', 'email')).status).toBe(422);
    expect((await mailsTo(app, half.email)).filter((one) => one.template === 'step_up_code')).toEqual([]);
  });

  it('are throttled across mails when guessed', async () => {
    const code = await mailedCode(app, half, 'sign_in');
    for (let tries = 1; tries <= 5; tries += 1) {
      expect((await give(other(code), 'email')).status).toBe(422);
    }
    clock.moveBy(10 * SECOND);
    expect((await give(code, 'email')).status).toBe(422);
    clock.moveBy(MINUTE);
    const fresh = await mailedCode(app, half, 'sign_in');
    expect((await give(fresh, 'email')).status).toBe(200);
  });
});
