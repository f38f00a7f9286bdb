import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { MINUTE, testClock } from '../../../test/builders/clock.ts';
import { bearer, call } from '../../../test/builders/http.ts';
import { registerUser, type SignedInUser, signInUser, stepUpCode } from '../../../test/builders/identity.ts';
import { mailsTo, mailTo } from '../../../test/builders/mails.ts';
import { type Scope, systemActor } from '../../platform/context.ts';
import { readWithdrawalHold } from '../identity/public.ts';

const DAY = 24 * 60 * MINUTE;
const clock = testClock();
const scope: Scope = { actor: systemActor, dateShiftDays: 0, requestId: null };
let app: TestApp;
let user: SignedInUser;
beforeAll(async () => {
  app = await createTestApp({}, clock);
});
afterAll(() => app.finish());
beforeEach(async () => {
  user = await registerUser(app);
});

const change = (body: unknown, headers = user.headers) => call(app, 'userUpdateInfo', { headers, body });
const info = async (headers = user.headers) => (await call(app, 'userInfo', { headers })).body.user_info;
const verify = (token: unknown) => call(app, 'registerVerify', { body: { token } });
const newAddress = () => `new.${randomUUID()}@example.com`;
const held = () => app.work.query(scope, (ctx) => readWithdrawalHold(ctx, user.userId, 24));
const templates = async (to: string) => (await mailsTo(app, to)).map((mail) => mail.template);

async function requestAddress(email: string, of = user) {
  const otp_code = await stepUpCode(app, of);
  return change({ email, otp_code }, of.headers);
}

describe('what is rejected', () => {
  it('is everything from a guest', async () => {
    expect((await change({ locale: 'ms' }, bearer('x'.repeat(43)))).status).toBe(401);
  });

  it.each([
    [{ email: 'nobody' }, 'email'],
    [{ email: 5 }, 'email'],
    [{ phone_number: '0123456789' }, 'phone_number'],
    [{ phone_country_code: '+60' }, 'phone_number'],
    [{ phone_country_code: '+60', phone_number: '12' }, 'phone_number'],
    [{ locale: 'fr' }, 'locale'],
    [{ email_opt_in: 'no' }, 'email_opt_in'],
    [{ otp_code: '12' }, 'otp_code'],
    [
      { notification_preferences: [{ category: 'money', in_app: true, email: false }] },
      'notification_preferences',
    ],
    [
      { notification_preferences: [{ category: 'security', in_app: false, email: true }] },
      'notification_preferences',
    ],
  ])('is %j, at its field', async (body, field) => {
    const before = await info();
    const answer = await change(body);
    expect([answer.status, Object.keys(answer.error.errors ?? {})]).toEqual([422, [field]]);
    expect(await info()).toEqual(before);
  });

  it('is a category that is named twice, an unknown one, and an unknown field', async () => {
    const one = { category: 'application', in_app: true, email: false };
    expect((await change({ notification_preferences: [one, one] })).status).toBe(422);
    expect((await change({ notification_preferences: [{ ...one, category: 'weather' }] })).status).toBe(422);
    const foreign = await change({ notification_preferences: [{ ...one, category: 'financing' }] });
    expect(foreign.error.errors).toEqual({
      notification_preferences: ['Please choose a listed category'],
    });
    expect((await change({ account_status: 'Active' })).status).toBe(422);
  });

  it.each([{ phone_country_code: '+65', phone_number: '61234567' }, { email: 'other@example.com' }])(
    'is %j without a fresh code, and with a wrong one; nothing changes',
    async (body) => {
      const before = await info();
      const requested = await change(body);
      expect([requested.status, requested.error.code, requested.error.otp_types]).toEqual([
        ...[403, 'step_up_required', ['email']],
      ]);
      const code = await stepUpCode(app, user);
      const wrong = code === '000000' ? '000001' : '000000';
      const answer = await change({ ...body, otp_code: wrong });
      expect([answer.status, Object.keys(answer.error.errors ?? {})]).toEqual([422, ['otp_code']]);
      expect(await info()).toEqual(before);
      expect(await held()).toBeNull();
    },
  );
});

describe('a phone number', () => {
  const wanted = { phone_country_code: '+65', phone_number: '61234567' };

  it('changes with a fresh code, is notified by mail and holds withdrawals', async () => {
    const answer = await change({ ...wanted, otp_code: await stepUpCode(app, user) });
    expect(answer.status).toBe(200);
    expect(answer.body.user_info).toMatchObject(wanted);
    expect((await mailTo(app, user.email, 'phone_changed')).params).toEqual({
      phoneEnd: '4567',
      holdHours: 24,
    });
    expect(await held()).not.toBeNull();
  });

  it('takes one code once, also when two are sent at once', async () => {
    const otp_code = await stepUpCode(app, user);
    const other = { phone_country_code: '+65', phone_number: '61234568' };
    const both = await Promise.all([change({ ...wanted, otp_code }), change({ ...other, otp_code })]);
    expect(both.map((one) => one.status).sort()).toEqual([200, 422]);
  });

  it('needs no code when it is the one that we have', async () => {
    const { phone_country_code, phone_number } = await info();
    expect((await change({ phone_country_code, phone_number })).status).toBe(200);
    expect(await held()).toBeNull();
  });
});

describe('an e-mail address', () => {
  it('waits until its owner opens the link; then both are notified, other sign-ins end, withdrawals wait', async () => {
    const other = await signInUser(app, user);
    const email = newAddress();
    const requested = await requestAddress(email);
    expect(requested.body.user_info).toMatchObject({ email: user.email, pending_email: email });
    expect(await held()).toBeNull();

    const { token } = (await mailTo(app, email, 'verify_new_email')).params;
    const confirmed = await verify(token);
    expect([confirmed.status, confirmed.body.email]).toEqual([200, email]);
    expect(await info()).toMatchObject({ email, pending_email: null });
    expect((await call(app, 'userInfo', { headers: other.headers })).status).toBe(401);
    expect(await templates(user.email)).toContain('email_changed');
    expect(await templates(email)).toContain('email_changed');
    expect(await held()).not.toBeNull();
    expect((await call(app, 'login', { body: { email, password: user.password } })).status).toBe(200);
  });

  it('changes once by one link, also when it is opened twice at once', async () => {
    const email = newAddress();
    await requestAddress(email);
    const { token } = (await mailTo(app, email, 'verify_new_email')).params;
    const both = await Promise.all([verify(token), verify(token)]);
    expect(both.map((one) => one.status).sort()).toEqual([200, 422]);
    expect((await verify(token)).status).toBe(422);
  });

  it('does not change by a link of yesterday', async () => {
    const email = newAddress();
    await requestAddress(email);
    const { token } = (await mailTo(app, email, 'verify_new_email')).params;
    clock.moveBy(DAY);
    expect((await verify(token)).status).toBe(422);
    expect((await info((await signInUser(app, user)).headers)).pending_email).toBeNull();
  });

  it('of another user gives the same answer, mails its owner and cannot be taken over', async () => {
    const owner = await registerUser(app);
    const free = newAddress();
    const [requested, requester] = [await requestAddress(owner.email), await registerUser(app)];
    const fresh = await requestAddress(free, requester);
    expect([requested.status, requested.body.user_info.pending_email]).toEqual([200, owner.email]);
    expect([fresh.status, fresh.body.user_info.pending_email]).toEqual([200, free]);
    expect(await templates(owner.email)).toContain('address_wanted');
    expect(await templates(owner.email)).not.toContain('verify_new_email');
  });

  it('that is registered by another user while it is pending stays theirs', async () => {
    const email = newAddress();
    await requestAddress(email);
    const { token } = (await mailTo(app, email, 'verify_new_email')).params;
    await registerUser(app, { email });
    expect((await verify(token)).status).toBe(422);
    expect((await info()).email).toBe(user.email);
  });

  it('that two people wait for goes to one of them, also when both links are opened at once', async () => {
    const [email, other] = [newAddress(), await registerUser(app)];
    await requestAddress(email);
    await requestAddress(email, other);
    const tokens = (await mailsTo(app, email)).map((mail) => mail.params.token);
    const both = await Promise.all(tokens.map(verify));
    expect(both.map((one) => one.status).sort()).toEqual([200, 422]);
  });

  it('that is pending is cancelled by requesting the current one, and replaced by a later request', async () => {
    const [first, second] = [newAddress(), newAddress()];
    await requestAddress(first);
    clock.moveBy(MINUTE);
    await requestAddress(second);
    const { token } = (await mailTo(app, first, 'verify_new_email')).params;
    expect((await verify(token)).status).toBe(422);
    expect((await info()).pending_email).toBe(second);
    expect((await change({ email: user.email })).body.user_info.pending_email).toBeNull();
    const late = (await mailTo(app, second, 'verify_new_email')).params.token;
    expect((await verify(late)).status).toBe(422);
  });

  it('can be requested once a minute', async () => {
    await requestAddress(newAddress());
    clock.moveBy(MINUTE - 1);
    const otp_code = String((await mailTo(app, user.email, 'step_up_code')).params.code);
    expect((await change({ email: newAddress(), otp_code })).status).toBe(422);
    clock.moveBy(1);
    expect((await requestAddress(newAddress())).status).toBe(200);
  });
});

describe('preferences', () => {
  it('are all on at first, in every category that the role receives', async () => {
    const on = (category: string) => ({ category, in_app: true, email: true });
    expect((await info()).notification_preferences).toEqual(
      [
        ...['security', 'money', 'required', 'messages', 'application'],
        ...['investments', 'new_notes', 'statements'],
      ].map(on),
    );
    const owner = await registerUser(app, { role: 'businessowner' });
    const { body } = await call(app, 'userInfo', { headers: owner.headers });
    expect(body.user_info.notification_preferences).toEqual(
      ['security', 'money', 'messages', 'application', 'financing', 'campaigns'].map(on),
    );
  });

  it('change only what was sent', async () => {
    const silent = { category: 'investments', in_app: false, email: false };
    const stored = { category: 'money', in_app: true, email: true };
    await change({ locale: 'ms' });
    // What another device follows when this person signs in there.
    expect((await call(app, 'userCurrent', { headers: user.headers })).body.user.locale).toBe('ms');
    await change({ notification_preferences: [silent, stored] });
    await change({ email_opt_in: false });
    const after = await info();
    expect([after.locale, after.email_opt_in]).toEqual(['ms', false]);
    expect(after.notification_preferences.filter((one) => !one.email)).toEqual([silent]);
    await change({ notification_preferences: [{ ...silent, email: true }], email_opt_in: true });
    expect((await info()).notification_preferences).toContainEqual({ ...silent, email: true });
  });

  it('change nothing for an empty request', async () => {
    const before = await info();
    expect((await change({})).body.user_info).toEqual(before);
  });
});
