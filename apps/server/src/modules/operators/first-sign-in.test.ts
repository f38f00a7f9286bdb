import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { HOUR, MINUTE, testClock } from '../../../test/builders/clock.ts';
import { bearer, call } from '../../../test/builders/http.ts';
import {
  PASSWORD,
  type SignedInOperator,
  signInOperator,
  totpCode,
} from '../../../test/builders/identity.ts';
import { mailsTo } from '../../../test/builders/mails.ts';
import {
  changeByTwo,
  choosePassword,
  enrolApp,
  firstHalf,
  inviteByTwo,
  linkToken,
  proposeOf,
} from '../../../test/builders/operator-accounts.ts';

const clock = testClock();
const OTHER = 'teh tarik kurang manis sedap';
let app: TestApp;
let pair: readonly [SignedInOperator, SignedInOperator];
beforeAll(async () => {
  app = await createTestApp({}, clock);
});
afterAll(() => app.finish());

/** Sessions of administrators end while the clock moves, so each test has a pair of its own. */
async function fresh() {
  pair = await Promise.all([signInOperator(app, ['administrator']), signInOperator(app, ['administrator'])]);
  return inviteByTwo(app, pair, { roles: ['support'] });
}
const enrol = (headers: ReturnType<typeof bearer>) =>
  call(app, 'operatorStartEnrolment', { headers, body: {} });
const give = (headers: ReturnType<typeof bearer>, otp_code: string, secret_key?: string) =>
  call(app, 'operatorAuthenticateTwoFactor', {
    headers,
    body: { otp_code, ...(secret_key === undefined ? {} : { secret_key }) },
  });
const current = (headers: ReturnType<typeof bearer>) => call(app, 'operatorCurrent', { headers });
const deadLink = { errors: { token: [expect.stringContaining('This link was used already')] } };

describe('the first sign-in of an invited operator', () => {
  it('forces a password of their own and an authenticator app before anything else', async () => {
    const { email } = await fresh();
    expect((await firstHalf(app, email, PASSWORD)).answer.status).toBe(422);
    expect((await choosePassword(app, await linkToken(app, email), PASSWORD)).body).toEqual({
      success: true,
    });
    const { answer, headers } = await firstHalf(app, email, PASSWORD);
    expect(answer.body.enrolment_required).toBe(true);
    expect((await current(headers)).error.code).toBe('two_factor_required');
    const enrolled = await enrolApp(app, headers);
    expect(enrolled.answer.status).toBe(200);
    const full = bearer(answer.body.token, enrolled.answer.body.two_factor_token);
    expect((await current(full)).body.operator.email).toBe(email);
    const again = await firstHalf(app, email, PASSWORD);
    expect(again.answer.body.enrolment_required).toBe(false);
    expect((await give(again.headers, totpCode(app, enrolled.secret))).status).toBe(200);
    const mails = (await mailsTo(app, email)).map((mail) => mail.template);
    expect(mails).toEqual(['operator_password_changed', 'operator_invitation']);
  });

  it('takes an invitation once, also when it is used twice at once', async () => {
    const { email } = await fresh();
    const token = await linkToken(app, email);
    const answers = await Promise.all([
      choosePassword(app, token, PASSWORD),
      choosePassword(app, token, OTHER),
    ]);
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 422]);
    expect((await choosePassword(app, token, OTHER)).error).toMatchObject(deadLink);
  });

  it('rejects an invitation that is unknown, expired, replaced, or of a disabled operator', async () => {
    const { email, operatorId } = await fresh();
    const old = await linkToken(app, email);
    expect((await choosePassword(app, 'A'.repeat(43), PASSWORD)).error).toMatchObject(deadLink);
    await changeByTwo(app, pair, 'operator_password_reset', operatorId);
    expect((await choosePassword(app, old, PASSWORD)).error).toMatchObject(deadLink);
    const newest = await linkToken(app, email);
    expect(newest).not.toBe(old);
    await changeByTwo(app, pair, 'operator_disable', operatorId);
    expect((await choosePassword(app, newest, PASSWORD)).error).toMatchObject(deadLink);
    await changeByTwo(app, pair, 'operator_enable', operatorId);
    expect((await choosePassword(app, newest, PASSWORD)).error).toMatchObject(deadLink);
    await changeByTwo(app, pair, 'operator_password_reset', operatorId);
    const late = await linkToken(app, email);
    clock.moveBy(24 * HOUR);
    expect((await choosePassword(app, late, PASSWORD)).error).toMatchObject(deadLink);
  });

  it('validates the password, and a rejected one leaves the invitation open', async () => {
    const { email } = await fresh();
    const token = await linkToken(app, email);
    for (const password of ['kopi kaw', 'Administrator2026', 'nurulhudanurul']) {
      expect(Object.keys((await choosePassword(app, token, password)).error.errors ?? {})).toContain(
        'password',
      );
    }
    const body = { token, password: PASSWORD, password_confirmation: OTHER };
    const unlike = await call(app, 'operatorNewPassword', { body });
    expect(Object.keys(unlike.error.errors ?? {})).toEqual(['password_confirmation']);
    expect((await choosePassword(app, token, PASSWORD)).status).toBe(200);
  });
});

describe('every wrong order', () => {
  it('no code passes and nothing is set up before an authenticator app is enrolled with a code of its own', async () => {
    const { email } = await fresh();
    await choosePassword(app, await linkToken(app, email), PASSWORD);
    const { headers } = await firstHalf(app, email, PASSWORD);
    expect((await give(headers, '123456')).status).toBe(422);
    const { secret, secret_key } = (await enrol(headers)).body;
    // The code without the enrolment, another enrolment, a wrong code.
    expect((await give(headers, totpCode(app, secret))).status).toBe(422);
    const other = '0190b3a0-0000-7000-8000-000000000000';
    const foreign = await give(headers, totpCode(app, secret), other);
    expect(Object.keys(foreign.error.errors ?? {})).toEqual(['secret_key']);
    const wrong = String((Number(totpCode(app, secret)) + 1) % 1_000_000).padStart(6, '0');
    expect(Object.keys((await give(headers, wrong, secret_key)).error.errors ?? {})).toEqual(['otp_code']);
    expect((await give(headers, totpCode(app, secret), secret_key)).status).toBe(200);
    expect((await enrol(headers)).error.code).toBe('wrong_state');
    expect((await give(headers, totpCode(app, secret, 1), secret_key)).error.code).toBe('wrong_state');
  });

  it('an enrolment expires, and a newer one replaces it', async () => {
    const { email } = await fresh();
    await choosePassword(app, await linkToken(app, email), PASSWORD);
    const { headers } = await firstHalf(app, email, PASSWORD);
    const first = (await enrol(headers)).body;
    const second = (await enrol(headers)).body;
    expect((await give(headers, totpCode(app, first.secret), first.secret_key)).status).toBe(422);
    clock.moveBy(10 * MINUTE);
    expect((await give(headers, totpCode(app, second.secret), second.secret_key)).status).toBe(422);
  });

  it('of two sign-ins that enrol at once one wins, and the other ends', async () => {
    const { email } = await fresh();
    await choosePassword(app, await linkToken(app, email), PASSWORD);
    const [mine, theirs] = [await firstHalf(app, email, PASSWORD), await firstHalf(app, email, PASSWORD)];
    const { secret, secret_key } = (await enrol(mine.headers)).body;
    const code = totpCode(app, secret);
    const answers = await Promise.all([
      give(mine.headers, code, secret_key),
      give(theirs.headers, code, secret_key),
    ]);
    expect(answers.map((answer) => answer.status).filter((status) => status === 200)).toHaveLength(1);
    const halves = await Promise.all([enrol(mine.headers), enrol(theirs.headers)]);
    expect(halves.map((answer) => answer.status).sort()).toEqual([401, 409]);
  });
});

describe('a reset by two administrators', () => {
  it('of the password ends every session and needs the link', async () => {
    await fresh();
    const operator = await signInOperator(app, ['support']);
    const half = await firstHalf(app, operator.email, PASSWORD);
    await changeByTwo(app, pair, 'operator_password_reset', operator.operatorId);
    expect((await current(operator.headers)).status).toBe(401);
    expect((await enrol(half.headers)).status).toBe(401);
    expect((await firstHalf(app, operator.email, PASSWORD)).answer.status).toBe(422);
    const token = await linkToken(app, operator.email, 'operator_password_reset');
    expect((await choosePassword(app, token, OTHER)).status).toBe(200);
    expect((await firstHalf(app, operator.email, PASSWORD)).answer.status).toBe(422);
    const again = await firstHalf(app, operator.email, OTHER);
    expect(again.answer.body.enrolment_required).toBe(false);
    expect((await give(again.headers, totpCode(app, operator.totpSecret, 1))).status).toBe(200);
  });

  it('of the second factor ends every session, and nothing can be done until a new one is enrolled', async () => {
    await fresh();
    const operator = await signInOperator(app, ['administrator']);
    await changeByTwo(app, pair, 'operator_second_factor_reset', operator.operatorId);
    expect((await current(operator.headers)).status).toBe(401);
    expect((await proposeOf(app, operator, 'operator_disable', pair[0].operatorId)).status).toBe(401);
    expect(
      (await proposeOf(app, pair[0], 'operator_second_factor_reset', operator.operatorId)).error.code,
    ).toBe('wrong_state');
    const { answer, headers } = await firstHalf(app, operator.email, PASSWORD);
    expect(answer.body.enrolment_required).toBe(true);
    expect((await give(headers, totpCode(app, operator.totpSecret, 1))).status).toBe(422);
    expect((await current(bearer(answer.body.token, operator.twoFactorToken))).error.code).toBe(
      'two_factor_required',
    );
    expect((await enrolApp(app, headers)).answer.status).toBe(200);
    const mails = (await mailsTo(app, operator.email)).map((mail) => mail.template);
    expect(mails).toContain('operator_second_factor_reset');
  });
});

describe('an own password and own sessions', () => {
  const change = (operator: SignedInOperator, current_password: string, password: string) =>
    call(app, 'operatorChangePassword', {
      headers: operator.headers,
      body: { current_password, password, password_confirmation: password },
    });

  it('are changed with the current password, and every other session ends', async () => {
    const operator = await signInOperator(app, ['support']);
    const half = await firstHalf(app, operator.email, PASSWORD);
    expect(Object.keys((await change(operator, OTHER, OTHER)).error.errors ?? {})).toEqual(['password']);
    expect(Object.keys((await change(operator, 'not this one at all', OTHER)).error.errors ?? {})).toEqual([
      'current_password',
    ]);
    expect(Object.keys((await change(operator, PASSWORD, 'Administrator2026')).error.errors ?? {})).toEqual([
      'password',
    ]);
    expect((await change(operator, PASSWORD, OTHER)).body).toEqual({ success: true });
    expect((await current(operator.headers)).status).toBe(200);
    expect((await enrol(half.headers)).status).toBe(401);
    expect((await firstHalf(app, operator.email, PASSWORD)).answer.status).toBe(422);
    expect((await firstHalf(app, operator.email, OTHER)).answer.status).toBe(200);
  });

  it('throttles guessing of the current password', async () => {
    const operator = await signInOperator(app, ['support']);
    const seen: number[] = [];
    for (let i = 0; i < 11; i += 1) {
      seen.push((await change(operator, 'not this one at all', OTHER)).status);
    }
    expect(seen).toEqual([...Array<number>(10).fill(422), 429]);
  });

  it('are listed and ended by their owner only', async () => {
    const [operator, other] = [
      await signInOperator(app, ['support']),
      await signInOperator(app, ['support']),
    ];
    await firstHalf(app, operator.email, PASSWORD);
    const list = await call(app, 'operatorSessions', { headers: operator.headers });
    expect(list.body.items.map((one) => one.is_current).sort()).toEqual([false, true]);
    const id = list.body.items.find((one) => !one.is_current)?.eventUuid ?? '';
    const end = (by: SignedInOperator) =>
      call(app, 'operatorEndSession', { headers: by.headers, params: { id } });
    expect((await end(other)).status).toBe(404);
    expect((await end(operator)).status).toBe(200);
    expect((await end(operator)).status).toBe(404);
  });
});
