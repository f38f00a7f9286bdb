import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { SECOND, testClock } from '../../../test/builders/clock.ts';
import { call } from '../../../test/builders/http.ts';
import { registerUser, signInUser, totpCode } from '../../../test/builders/identity.ts';
import { mailTo } from '../../../test/builders/mails.ts';
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
beforeAll(async () => {
  app = await createTestApp({}, clock);
});
afterEach(() => app.verifyLedger());
afterAll(() => app.finish());
beforeEach(async () => {
  owner = await enrolApp(app, await registerUser(app));
  clock.moveBy(30 * SECOND);
});

const other = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');
const turnOff = (body: object, headers = owner.headers) =>
  call(app, 'userTurnOffTwoFactor', { headers, body });
const renew = (body: object, headers = owner.headers) => call(app, 'userNewRecoveryCodes', { headers, body });
const isOn = async () => {
  const { body } = await call(app, 'userGetTwoFactor', { headers: owner.headers });
  return body.enabled;
};

describe('switching two-factor off', () => {
  it.each([
    [{}, 'password'],
    [{ password: 'x', otp_code: '12' }, 'otp_code'],
    [{ password: 'not the password at all' }, 'password'],
  ])('is rejected with %j', async (body, field) => {
    const answer = await turnOff(body);
    expect([answer.status, Object.keys(answer.error.errors ?? {})]).toEqual([422, [field]]);
    expect(await isOn()).toBe(true);
  });

  it('is rejected without a fresh code, with a wrong and with a used one', async () => {
    const { password } = owner;
    const without = await turnOff({ password });
    expect([without.status, without.error.code, without.error.otp_types]).toEqual([
      403,
      'step_up_required',
      ['totp'],
    ]);
    const code = totpCode(app, owner.secret);
    expect((await turnOff({ password, otp_code: other(code) })).error.errors).toHaveProperty('otp_code');
    expect((await renew({ otp_code: code })).status).toBe(200);
    expect((await turnOff({ password, otp_code: code })).error.errors).toHaveProperty('otp_code');
    expect(await isOn()).toBe(true);
  });

  it('throttles guessing of the password, as sign-in does', async () => {
    const otp_code = totpCode(app, owner.secret);
    const statuses: number[] = [];
    for (let tries = 1; tries <= 12; tries += 1) {
      statuses.push((await turnOff({ password: `guess number ${tries}`, otp_code })).status);
    }
    expect(statuses.slice(0, 9)).toEqual(Array(9).fill(422));
    expect(statuses.at(-1)).toBe(429);
  });

  it('leaves the password alone, notifies the owner and holds withdrawals', async () => {
    const answer = await turnOff({ password: owner.password, otp_code: totpCode(app, owner.secret) });
    expect(answer.body).toEqual({ success: true });
    const login = await call(app, 'login', { body: { email: owner.email, password: owner.password } });
    expect(login.body).toMatchObject({ two_factor_required: false, otp_types: [] });
    await mailTo(app, owner.email, 'two_factor_off');
    const changes = await app.database.reader.db
      .selectFrom('security_changes')
      .select('kind')
      .where('user_id', '=', owner.userId)
      .orderBy('id')
      .execute();
    expect(changes.map((one) => one.kind)).toEqual(['two_factor_enabled', 'two_factor_off']);
  });

  it('is done once when it is sent twice at once, and rejected when it is off', async () => {
    const body = { password: owner.password, otp_code: totpCode(app, owner.secret) };
    const both = await Promise.all([1, 2].map(() => turnOff(body)));
    expect(both.map((one) => one.status).sort()).toEqual([200, 409]);
    const again = await turnOff(body);
    expect([again.status, again.error.code]).toEqual([409, 'wrong_state']);
  });

  it('takes a mailed code where codes come by e-mail', async () => {
    const user = await enrolMailbox(app, await registerUser(app));
    const otp_code = await mailedCode(app, user, 'step_up');
    expect((await turnOff({ password: user.password, otp_code }, user.headers)).status).toBe(200);
  });
});

describe('new recovery codes', () => {
  it('are rejected without a fresh code, and where two-factor is off', async () => {
    expect((await renew({})).error.code).toBe('step_up_required');
    expect((await renew({ otp_code: 'abcdef' })).error.errors).toHaveProperty('otp_code');
    const plain = await registerUser(app);
    expect((await renew({ otp_code: '123456' }, plain.headers)).status).toBe(409);
  });

  it('replace the ones before', async () => {
    const answer = await renew({ otp_code: totpCode(app, owner.secret) });
    expect(answer.body.recovery_codes).toHaveLength(10);
    const half = await signInUser(app, owner);
    const give = (otp_code: string | undefined) =>
      giveCode(app, half.headers, { otp_code, otp_type: 'recovery' });
    expect((await give(owner.recoveryCodes[0])).status).toBe(422);
    expect((await give(answer.body.recovery_codes[0])).status).toBe(200);
    await mailTo(app, owner.email, 'recovery_codes_replaced');
  });
});

describe('the state', () => {
  it('of a user without two-factor is empty', async () => {
    const plain = await registerUser(app);
    const { body } = await call(app, 'userGetTwoFactor', { headers: plain.headers });
    expect(body).toEqual({
      success: true,
      enabled: false,
      otp_types: [],
      recovery_codes_left: 0,
      reset_at: null,
      trusted_devices: [],
    });
  });

  it.each([
    ['not-a-uuid', 422],
    ['0190b0a0-0000-7000-8000-000000000000', 404],
  ])('knows no device %s', async (id, status) => {
    const answer = await call(app, 'userForgetDevice', { headers: owner.headers, params: { id } });
    expect(answer.status).toBe(status);
  });
});
