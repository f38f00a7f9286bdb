import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { MINUTE, SECOND, testClock } from '../../../test/builders/clock.ts';
import { bearer, call, type Headers } from '../../../test/builders/http.ts';
import { registerUser, type SignedInOperator, signInOperator } from '../../../test/builders/identity.ts';
import { mailTo } from '../../../test/builders/mails.ts';
import {
  type Authenticator,
  addOperatorPasskey,
  addPasskey,
  operatorHalf,
  requestSignIn,
} from '../../../test/builders/passkeys.ts';
import { systemActor } from '../../platform/context.ts';
import { changeOperatorAccount, readOperatorAccount } from '../identity/public.ts';
import { recoverAdministrator } from '../operators/commands/recover-administrator.ts';

const clock = testClock();
const scope = { actor: systemActor, dateShiftDays: 0, requestId: null };
let app: TestApp;
let first: SignedInOperator;
let second: SignedInOperator;
beforeAll(async () => {
  app = await createTestApp({}, clock);
});
afterAll(() => app.finish());
beforeEach(async () => {
  first = await signInOperator(app, ['administrator'], 'Chong Mei Yee');
  second = await signInOperator(app, ['administrator'], 'Farid Osman');
  clock.moveBy(30 * SECOND);
});

const requested = 'operatorLoginPasskeyOptions';
const current = (headers: Headers) => call(app, 'operatorCurrent', { headers });
const signIn = async (authenticator: Authenticator) => {
  const { options, headers } = await requestSignIn(app, requested);
  return call(app, 'operatorLoginPasskey', { headers, body: { credential: authenticator.get(options) } });
};
const change = (to: 'disable' | 'reset_password' | 'reset_second_factor') =>
  app.work.command(scope, async (ctx) => {
    const account = await readOperatorAccount(ctx, first.operatorId);
    await changeOperatorAccount(ctx, account, { change: to }, 'Asked for');
  });

describe("an operator's own passkeys", () => {
  it('are added and removed within ten minutes of a factor alone', async () => {
    const { passkey } = await addOperatorPasskey(app, first);
    clock.moveBy(11 * MINUTE);
    const { headers } = first;
    const params = { id: passkey.id };
    const late = await call(app, 'operatorPasskeyOptions', { headers });
    expect([late.error.code, late.error.otp_types]).toEqual(['step_up_required', ['passkey', 'totp']]);
    const stored = await call(app, 'operatorRemovePasskey', { headers, params });
    expect(stored.error.code).toBe('step_up_required');
    const foreign = await call(app, 'operatorRemovePasskey', { headers: second.headers, params });
    expect(foreign.status).toBe(404);
  });

  it('are notified by mail, renamed and removed', async () => {
    const { passkey, authenticator } = await addOperatorPasskey(app, first);
    const { headers } = first;
    const params = { id: passkey.id };
    await mailTo(app, first.email, 'operator_passkey_added');
    const body = { name: 'Blue key' };
    expect((await call(app, 'operatorRenamePasskey', { headers, params, body })).status).toBe(200);
    expect((await call(app, 'operatorPasskeys', { headers })).body.items).toMatchObject([body]);
    expect((await call(app, 'operatorRemovePasskey', { headers, params })).status).toBe(200);
    await mailTo(app, first.email, 'operator_passkey_removed');
    expect((await signIn(authenticator)).status).toBe(422);
  });
});

describe("an operator's sign-in by a passkey", () => {
  let authenticator: Authenticator;
  beforeEach(async () => {
    authenticator = (await addOperatorPasskey(app, first)).authenticator;
  });

  it('takes no passkey of a customer, and customers take none of an operator', async () => {
    const customer = await addPasskey(app, await registerUser(app));
    expect((await signIn(customer.authenticator)).status).toBe(422);
    const { options, headers } = await requestSignIn(app);
    const body = { credential: authenticator.get(options) };
    expect((await call(app, 'loginPasskey', { headers, body })).status).toBe(422);
  });

  it.each(['disable', 'reset_password', 'reset_second_factor'] as const)('ends with: %s', async (to) => {
    await change(to);
    expect((await signIn(authenticator)).status).toBe(422);
  });

  it('ends with the recovery on the server', async () => {
    await app.work.command(scope, (ctx) => recoverAdministrator(ctx, first.email));
    expect((await signIn(authenticator)).status).toBe(422);
  });

  it('opens the back office, alone or in the place of a code', async () => {
    const { body } = await signIn(authenticator);
    expect((await current(bearer(body.token, body.two_factor_token))).status).toBe(200);
    const { headers, login } = await operatorHalf(app, first);
    expect(login.body.has_passkey).toBe(true);
    const { options } = (await call(app, 'operatorPasskeyChallenge', { headers })).body;
    const given = await call(app, 'operatorAuthenticatePasskey', {
      headers,
      body: { credential: authenticator.get(options) },
    });
    const whole = bearer(login.body.token, given.body.two_factor_token);
    expect((await current(whole)).status).toBe(200);
  });
});
