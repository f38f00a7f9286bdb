import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { MINUTE, SECOND, testClock } from '../../../test/builders/clock.ts';
import { bearer, call, xhr } from '../../../test/builders/http.ts';
import { registerUser, type SignedInUser, signInUser, totpCode } from '../../../test/builders/identity.ts';
import { mailsTo, mailTo } from '../../../test/builders/mails.ts';
import { enrolApp, enrolMailbox, giveCode, mailedCode } from '../../../test/builders/two-factor.ts';

const clock = testClock();
let app: TestApp;
let user: SignedInUser;
beforeAll(async () => {
  app = await createTestApp({}, clock);
});
afterEach(() => app.verifyLedger());
afterAll(() => app.finish());
beforeEach(async () => {
  user = await registerUser(app);
});

const qrCode = (headers = user.headers) => call(app, 'userGetQrCode', { headers });
const state = async (headers = user.headers) => (await call(app, 'userGetTwoFactor', { headers })).body;
const isOff = async () => expect((await state()).enabled).toBe(false);
const other = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

describe('an enrolment of an app is rejected', () => {
  it('without a session, and without the headers of a change', async () => {
    expect((await qrCode(xhr)).status).toBe(401);
    expect((await qrCode({ authorization: user.headers.authorization ?? '' })).status).toBe(400);
  });

  it.each([
    ['a secret_key that was invented', () => '0190b0a0-0000-7000-8000-000000000000'],
    ['a secret_key that is no key', () => "' or 1=1"],
    ['no secret_key', () => null],
  ])('with %s', async (_case, key) => {
    const { body } = await qrCode();
    const otp_code = totpCode(app, body.secret);
    const answer = await giveCode(app, user.headers, { otp_code, otp_type: 'totp', secret_key: key() });
    expect([answer.status, Object.keys(answer.error.errors ?? {})]).toEqual([422, ['secret_key']]);
    await isOff();
  });

  it("with another user's secret_key", async () => {
    const stranger = await registerUser(app);
    const { body } = await qrCode(stranger.headers);
    const otp_code = totpCode(app, body.secret);
    const given = { otp_code, otp_type: 'totp', secret_key: body.secret_key };
    expect((await giveCode(app, user.headers, given)).error.errors).toHaveProperty('secret_key');
    await isOff();
  });

  it('after ten minutes, and with the key before the newest', async () => {
    const { body: first } = await qrCode();
    const { body: second } = await qrCode();
    const give = (pending: typeof first) =>
      giveCode(app, user.headers, {
        otp_code: totpCode(app, pending.secret),
        otp_type: 'totp',
        secret_key: pending.secret_key,
      });
    expect((await give(first)).error.errors).toHaveProperty('secret_key');
    clock.moveBy(10 * MINUTE);
    expect((await give(second)).error.errors).toHaveProperty('secret_key');
    await isOff();
  });

  it('with a wrong code, and holds further attempts back', async () => {
    const { body } = await qrCode();
    const give = (otp_code: string) =>
      giveCode(app, user.headers, { otp_code, otp_type: 'totp', secret_key: body.secret_key });
    const wrong = other(totpCode(app, body.secret));
    for (let tries = 1; tries <= 5; tries += 1) {
      expect((await give(wrong)).error.errors).toHaveProperty('otp_code');
    }
    expect((await give(totpCode(app, body.secret))).status).toBe(429);
    clock.moveBy(10 * SECOND);
    expect((await give(totpCode(app, body.secret))).status).toBe(200);
  });

  it.each([
    [{ otp_code: '12345', otp_type: 'totp' }, 'otp_code'],
    [{ otp_code: 123_456, otp_type: 'totp' }, 'otp_code'],
    [{ otp_code: '123456', otp_type: 'sms' }, 'otp_type'],
    [{ otp_code: '123456' }, 'otp_type'],
    [{ otp_code: '123456', otp_type: 'totp', remember_device: 2 }, 'remember_device'],
    [{ otp_code: '123456', otp_type: 'totp', secret_key: ['x'] }, 'secret_key'],
  ])('with the field wrong: %j', async (body, field) => {
    const answer = await giveCode(app, user.headers, body);
    expect([answer.status, Object.keys(answer.error.errors ?? {})]).toEqual([422, [field]]);
  });
});

describe('an enrolment of an app', () => {
  it('shows a picture and the same secret as text, and stores it encrypted', async () => {
    const { body } = await qrCode();
    expect(body.qr_code).toMatch(/^data:image\/png;base64,/);
    expect(body.secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(Date.parse(body.expires_at)).toBe(clock.now().getTime() + 10 * MINUTE);
    const row = await app.database.reader.db
      .selectFrom('two_factors')
      .selectAll()
      .where('pending_key', '=', body.secret_key)
      .executeTakeFirstOrThrow();
    expect(row.enabled_at).toBeNull();
    expect(row.pending_secret_enc?.toString('latin1')).not.toContain(body.secret);
    await isOff();
  });

  it('switches two-factor on, hands out ten recovery codes once and notifies the owner', async () => {
    const enrolled = await enrolApp(app, user);
    expect(new Set(enrolled.recoveryCodes).size).toBe(10);
    expect(await state(enrolled.headers)).toMatchObject({
      enabled: true,
      otp_types: ['totp', 'recovery'],
      recovery_codes_left: 10,
      reset_at: null,
    });
    expect((await mailTo(app, user.email, 'two_factor_enabled')).params).toEqual({
      method: 'totp',
      holdHours: 24,
    });
    const stored = await app.database.reader.db
      .selectFrom('recovery_codes')
      .select('code_hash')
      .where('subject_id', '=', user.userId)
      .execute();
    expect(stored.map((row) => row.code_hash.length)).toEqual(Array(10).fill(32));
  });

  it('is finished once when its code is sent twice at once', async () => {
    const { body } = await qrCode();
    const given = { otp_code: totpCode(app, body.secret), otp_type: 'totp', secret_key: body.secret_key };
    const both = await Promise.all([1, 2].map(() => giveCode(app, user.headers, given)));
    expect(both.map((one) => one.status).sort()).toEqual([200, 422]);
    expect(
      (await mailsTo(app, user.email)).filter((one) => one.template === 'two_factor_enabled'),
    ).toHaveLength(1);
  });

  it('uses its code up: it does not open the next sign-in', async () => {
    const { secret } = await enrolApp(app, user);
    const again = await signInUser(app, user);
    const given = { otp_code: totpCode(app, secret), otp_type: 'totp' };
    expect((await giveCode(app, again.headers, given)).status).toBe(422);
  });

  it('ends other sign-ins', async () => {
    const elsewhere = await signInUser(app, user);
    await enrolApp(app, user);
    const answer = await call(app, 'userGetTwoFactor', { headers: elsewhere.headers });
    expect(answer.error.code).toBe('unauthorized');
  });
});

describe('an enrolment of the mailbox', () => {
  it('is rejected with a wrong code, with one for something else, and after ten minutes', async () => {
    const give = (otp_code: string) => giveCode(app, user.headers, { otp_code, otp_type: 'email' });
    expect((await give('123456')).error.errors).toHaveProperty('otp_code');
    expect((await give(await mailedCode(app, user, 'step_up'))).error.errors).toHaveProperty('otp_code');
    const code = await mailedCode(app, user, 'enrol');
    clock.moveBy(10 * MINUTE);
    expect((await give(code)).error.errors).toHaveProperty('otp_code');
    await isOff();
  });

  it('switches codes by e-mail on, once when its code is sent twice at once', async () => {
    const given = { otp_code: await mailedCode(app, user, 'enrol'), otp_type: 'email' };
    const both = await Promise.all([1, 2].map(() => giveCode(app, user.headers, given)));
    expect(both.map((one) => one.status).sort()).toEqual([200, 422]);
    const login = await call(app, 'login', { body: { email: user.email, password: user.password } });
    expect(login.body).toMatchObject({ two_factor_required: true, otp_types: ['email', 'recovery'] });
  });
});

describe('changing to another factor', () => {
  it('is rejected without a fresh code of the present one', async () => {
    const enrolled = await enrolApp(app, user);
    clock.moveBy(10 * MINUTE + SECOND);
    const qr = await qrCode(enrolled.headers);
    expect([qr.status, qr.error.code, qr.error.otp_types]).toEqual([
      403,
      'step_up_required',
      ['totp', 'recovery'],
    ]);
    const headers = enrolled.headers;
    const mail = await call(app, 'userSendEmailOtp', { headers, body: { purpose: 'enrol' } });
    expect(mail.error.code).toBe('step_up_required');
  });

  it('is rejected before the second factor was given, whatever key is named', async () => {
    const enrolled = await enrolApp(app, user);
    const { body } = await qrCode(enrolled.headers);
    const half = await signInUser(app, user);
    expect((await qrCode(half.headers)).error.code).toBe('two_factor_required');
    const given = { otp_code: totpCode(app, body.secret), otp_type: 'totp', secret_key: body.secret_key };
    expect((await giveCode(app, half.headers, given)).error.errors).toHaveProperty('otp_code');
  });

  it('from one app to the next kills the old secret, codes and devices', async () => {
    const first = await enrolApp(app, user);
    clock.moveBy(30 * SECOND);
    const second = await enrolApp(app, first);
    const stale = await call(app, 'userGetTwoFactor', { headers: first.headers });
    expect(stale.error.code).toBe('two_factor_required');
    clock.moveBy(30 * SECOND);
    const half = await signInUser(app, user);
    const give = (otp_code: string, otp_type: string) => giveCode(app, half.headers, { otp_code, otp_type });
    expect((await give(totpCode(app, first.secret), 'totp')).status).toBe(422);
    expect((await give(String(first.recoveryCodes[0]), 'recovery')).status).toBe(422);
    expect((await give(totpCode(app, second.secret), 'totp')).status).toBe(200);
  });

  it('from the app to the mailbox and back again', async () => {
    const withApp = await enrolApp(app, user);
    const byMail = await enrolMailbox(app, withApp);
    expect((await state(byMail.headers)).otp_types).toEqual(['email', 'recovery']);
    const back = await enrolApp(app, byMail);
    expect((await state(back.headers)).otp_types).toEqual(['totp', 'recovery']);
  });

  it('with a recovery code replaces a lost telephone', async () => {
    const lost = await enrolApp(app, user);
    clock.moveBy(MINUTE);
    const half = await signInUser(app, user);
    const answer = await giveCode(app, half.headers, {
      otp_code: lost.recoveryCodes[3],
      otp_type: 'recovery',
    });
    const headers = bearer(half.token, answer.body.two_factor_token);
    const fresh = await enrolApp(app, { ...half, headers });
    expect((await state(fresh.headers)).recovery_codes_left).toBe(10);
  });
});
