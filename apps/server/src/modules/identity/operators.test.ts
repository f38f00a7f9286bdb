import { holderOf } from '@titian/contracts/permission-limits';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { HOUR, MINUTE, SECOND, testClock } from '../../../test/builders/clock.ts';
import { bearer, call, type Headers } from '../../../test/builders/http.ts';
import {
  makeOperator,
  PASSWORD,
  registerUser,
  signInOperator,
  type TestOperator,
  totpCode,
} from '../../../test/builders/identity.ts';
import { newPerson } from '../../../test/builders/new-person.ts';
import { systemActor } from '../../platform/context.ts';
import { newId } from '../../platform/ids.ts';
import { changeOperatorAccount, createOperator, readOperator, readOperatorAccount } from './public.ts';

const clock = testClock();
const scope = { actor: systemActor, dateShiftDays: 0, requestId: null };
let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({}, clock);
});
afterAll(() => app.finish());

const login = (email: string, password = PASSWORD) =>
  call(app, 'operatorLogin', { body: { email, password } });
const give = (headers: Headers, otpCode: unknown) =>
  call(app, 'operatorAuthenticateTwoFactor', { headers, body: { otp_code: otpCode } });
const current = (headers: Headers) => call(app, 'operatorCurrent', { headers });
const firstHalf = async (operator: TestOperator) => (await login(operator.email)).body.token;
const disable = (operator: TestOperator) =>
  app.work.command(scope, async (ctx) => {
    const account = await readOperatorAccount(ctx, operator.operatorId);
    await changeOperatorAccount(ctx, account, { change: 'disable' }, 'Left the company');
  });

describe('making an operator', () => {
  const make = (email: string) =>
    app.work.command(scope, (ctx) =>
      createOperator(ctx, { ...newPerson(ctx, email), id: newId(), name: 'Farid Osman', roles: ['finance'] }),
    );

  it('rejects an address that another operator has, also at once', async () => {
    const { email } = await makeOperator(app, ['support']);
    const taken = { fields: { email: [expect.anything()] } };
    await expect(make(email)).rejects.toMatchObject(taken);
    const made = await Promise.allSettled([make('twice@titian.example'), make('twice@titian.example')]);
    expect(made.map((one) => one.status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  it('stores neither the password nor the secret as they are', async () => {
    const operator = await makeOperator(app, ['finance', 'finance', 'support'], 'Mei Ling');
    const db = app.database.reader.db;
    const rows = await db.selectFrom('operators').selectAll().where('id', '=', operator.operatorId).execute();
    const factors = await db
      .selectFrom('two_factors')
      .selectAll()
      .where('subject_id', '=', operator.operatorId)
      .execute();
    expect(factors[0]).toMatchObject({ method: 'totp', subject_kind: 'operator', enabled_at: clock.now() });
    const text = JSON.stringify([rows, factors.map((one) => one.secret_enc?.toString('latin1'))]);
    expect(text).not.toContain(PASSWORD);
    expect(text).not.toContain(operator.totpSecret);
    expect(await app.work.query(scope, (ctx) => readOperator(ctx, operator.operatorId))).toEqual({
      id: operator.operatorId,
      email: operator.email,
      name: 'Mei Ling',
      ...holderOf('finance', 'support'),
    });
  });
});

describe("the first half of an operator's sign-in", () => {
  it('says the same for a wrong password, an unknown, a disabled and a customer address', async () => {
    const [known, disabled] = [await makeOperator(app, ['support']), await makeOperator(app, ['support'])];
    await disable(disabled);
    const customer = await registerUser(app);
    const answers = [
      await login(known.email, 'teh tarik kurang manis'),
      await login('nobody@titian.example'),
      await login(disabled.email),
      await login(customer.email),
    ];
    expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([422]));
    expect(new Set(answers.map((answer) => JSON.stringify(answer.error))).size).toBe(1);
  });

  it('rejects an unknown field and missing headers', async () => {
    const body = { email: 'a@titian.example', password: PASSWORD };
    expect((await call(app, 'operatorLogin', { body: { ...body, otp_code: '123456' } })).status).toBe(422);
    expect((await call(app, 'operatorLogin', { body, headers: {} })).status).toBe(400);
  });

  it('holds wrong passwords back', async () => {
    const { email } = await makeOperator(app, ['support']);
    const seen: number[] = [];
    for (let i = 0; i < 11; i += 1) {
      seen.push((await login(email, 'teh tarik kurang manis')).status);
    }
    expect(seen).toEqual([...Array<number>(10).fill(422), 429]);
  });

  it('opens nothing but the second half', async () => {
    const operator = await makeOperator(app, ['support']);
    const answer = await login(operator.email);
    expect(answer.body).toEqual({
      success: true,
      token: expect.stringMatching(/^[A-Za-z0-9_-]{43}$/),
      two_factor_required: true,
      enrolment_required: false,
      has_passkey: false,
      expires_at: new Date(clock.now().getTime() + 12 * HOUR).toISOString(),
    });
    const half = await current(bearer(answer.body.token));
    expect([half.status, half.error.code]).toEqual([403, 'two_factor_required']);
  });
});

describe("the second half of an operator's sign-in", () => {
  it.each([undefined, '', '12345', 'abcdef', 123456, '1234567'])('rejects %j as a code', async (code) => {
    const operator = await makeOperator(app, ['support']);
    const answer = await give(bearer(await firstHalf(operator)), code);
    expect([answer.status, Object.keys(answer.error.errors ?? {})]).toEqual([422, ['otp_code']]);
  });

  it('rejects it without the first half', async () => {
    const operator = await makeOperator(app, ['support']);
    const customer = await registerUser(app);
    const code = totpCode(app, operator.totpSecret);
    expect((await give({ 'x-requested-with': 'XMLHttpRequest' }, code)).status).toBe(401);
    expect((await give(customer.headers, code)).status).toBe(401);
  });

  it("rejects the code of another operator's app", async () => {
    const [mine, other] = [await makeOperator(app, ['support']), await makeOperator(app, ['support'])];
    const answer = await give(bearer(await firstHalf(mine)), totpCode(app, other.totpSecret));
    expect(answer.status).toBe(422);
  });

  it('takes a code once, even when it is sent twice at once', async () => {
    const operator = await makeOperator(app, ['support']);
    const [one, two] = [await firstHalf(operator), await firstHalf(operator)];
    const code = totpCode(app, operator.totpSecret);
    const answers = await Promise.all([give(bearer(one), code), give(bearer(two), code)]);
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 422]);
    const rejected = answers.find((answer) => answer.status === 422);
    expect(rejected?.error.errors?.otp_code?.[0]).toContain('used already');
  });

  it('holds wrong codes back without locking the owner out for good', async () => {
    const operator = await makeOperator(app, ['support']);
    const headers = bearer(await firstHalf(operator));
    const wrong = () => String((Number(totpCode(app, operator.totpSecret)) + 1) % 1_000_000).padStart(6, '0');
    for (let i = 0; i < 20; i += 1) {
      const answer = await give(headers, wrong());
      expect([422, 429]).toContain(answer.status);
      clock.moveBy(31 * SECOND);
    }
    const held = await give(headers, wrong());
    expect(held.status).toBe(429);
    expect(Number(held.headers['retry-after'])).toBeLessThanOrEqual(900);
    clock.moveBy(15 * MINUTE);
    expect((await give(headers, totpCode(app, operator.totpSecret))).status).toBe(200);
  });
});

describe('a signed-in operator', () => {
  it('is shown with roles, and with what waits', async () => {
    const operator = await signInOperator(app, ['credit', 'compliance'], 'Nurul Huda');
    const answer = await current(operator.headers);
    expect(answer.body.operator).toEqual({
      id: operator.operatorId,
      email: operator.email,
      name: 'Nurul Huda',
      roles: ['credit', 'compliance'],
      grants: expect.objectContaining({ financing_offer: { limit: null }, case_alert_view: { limit: null } }),
    });
    expect(Object.keys(answer.body.operator.grants).sort()).toEqual(
      Object.keys(holderOf('credit', 'compliance').grants).sort(),
    );
    expect(answer.body).toMatchObject({ can: {}, counts: {} });
  });

  it("does not pass with another operator's second token, or one of an earlier sign-in", async () => {
    const [mine, other] = [await signInOperator(app, ['support']), await signInOperator(app, ['support'])];
    expect((await current(bearer(mine.token, other.twoFactorToken))).error.code).toBe('two_factor_required');
    const again = await firstHalf(mine);
    expect((await current(bearer(again, mine.twoFactorToken))).error.code).toBe('two_factor_required');
    expect((await current(mine.headers)).status).toBe(200);
  });

  it('is out after logging out, when disabled, and after the session ends', async () => {
    const [one, two, three] = [
      await signInOperator(app, ['support']),
      await signInOperator(app, ['support']),
      await signInOperator(app, ['support']),
    ];
    expect((await call(app, 'operatorLogout', { headers: one.headers })).body).toEqual({ success: true });
    expect((await current(one.headers)).status).toBe(401);
    const signedOut = await app.database.reader.db
      .selectFrom('audit_events')
      .select(['actor_kind', 'actor_id', 'subject_id'])
      .where('action', '=', 'operator.signed_out')
      .where('actor_id', '=', one.operatorId)
      .execute();
    expect(signedOut).toEqual([
      { actor_kind: 'operator', actor_id: one.operatorId, subject_id: one.operatorId },
    ]);
    await disable(two);
    clock.moveBy(2 * SECOND);
    expect((await current(two.headers)).status).toBe(401);
    expect((await current(three.headers)).status).toBe(200);
    clock.moveBy(30 * MINUTE + SECOND);
    expect((await current(three.headers)).status).toBe(401);
  });
});
