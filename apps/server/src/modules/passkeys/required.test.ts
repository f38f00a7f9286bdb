import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { MINUTE, SECOND, testClock } from '../../../test/builders/clock.ts';
import { bearer, call, type Headers } from '../../../test/builders/http.ts';
import { type SignedInOperator, signInOperator } from '../../../test/builders/identity.ts';
import { approve } from '../../../test/builders/operator-accounts.ts';
import {
  type Authenticator,
  addOperatorPasskey,
  operatorByCode,
  requestSignIn,
} from '../../../test/builders/passkeys.ts';

const clock = testClock();
let app: TestApp;
let first: SignedInOperator;
let second: SignedInOperator;
beforeAll(async () => {
  app = await createTestApp({}, clock);
  first = await signInOperator(app, ['administrator'], 'Chong Mei Yee');
  second = await signInOperator(app, ['administrator'], 'Farid Osman');
  clock.moveBy(30 * SECOND);
});
afterAll(() => app.finish());

const current = (headers: Headers) => call(app, 'operatorCurrent', { headers });
const signIn = async (authenticator: Authenticator) => {
  const { options, headers } = await requestSignIn(app, 'operatorLoginPasskeyOptions');
  return call(app, 'operatorLoginPasskey', { headers, body: { credential: authenticator.get(options) } });
};
const today = () => new Date(clock.now().getTime() + 8 * 60 * MINUTE).toISOString().slice(0, 10);
const propose = () =>
  call(app, 'operatorPropose', {
    headers: first.headers,
    body: {
      kind: 'setting_change',
      after: { key: 'operators_require_passkey', value: true, effective_from: today() },
      reason: 'Codes can be phished',
    },
  });

/** The setting is switched on once two administrators have a passkey, and not when one of them leaves meanwhile. */
async function switchOn(): Promise<Authenticator> {
  const { passkey } = await addOperatorPasskey(app, first);
  const early = await propose();
  expect([early.status, Object.keys(early.error.errors ?? {})]).toEqual([422, ['value']]);
  await addOperatorPasskey(app, second);
  const { id } = (await propose()).body.approval;
  await call(app, 'operatorRemovePasskey', { headers: first.headers, params: { id: passkey.id } });
  expect((await approve(app, second, id)).error.code).toBe('approval_stale');
  const { authenticator } = await addOperatorPasskey(app, first);
  const again = (await propose()).body.approval.id;
  expect((await approve(app, second, again)).status).toBe(200);
  return authenticator;
}

it('a demanded passkey shuts everything but the way to add one, and codes do not replace it', async () => {
  const newcomer = await signInOperator(app, ['finance'], 'Nurul Huda');
  const authenticator = await switchOn();
  // The server's cache of a session, of two seconds, may be older than the setting.
  clock.moveBy(30 * SECOND);

  // The sign-ins in which a passkey was added stay open.
  expect((await current(first.headers)).status).toBe(200);

  const shut = await current(newcomer.headers);
  expect([shut.status, shut.error.code]).toEqual([403, 'passkey_required']);
  const query = { id: newcomer.operatorId };
  const file = await call(app, 'download', { headers: newcomer.headers, query });
  expect(file.error.code).toBe('passkey_required');

  const byCode = await operatorByCode(app, first);
  expect(byCode.given.error.errors).toHaveProperty('otp_code');

  await addOperatorPasskey(app, newcomer);
  expect((await current(newcomer.headers)).status).toBe(200);
  expect((await operatorByCode(app, newcomer)).given.status).toBe(422);

  const { body } = await signIn(authenticator);
  expect((await current(bearer(body.token, body.two_factor_token))).status).toBe(200);
});
