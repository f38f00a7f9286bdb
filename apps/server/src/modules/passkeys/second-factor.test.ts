import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { HOUR, MINUTE, SECOND, testClock } from '../../../test/builders/clock.ts';
import { bearer, call } from '../../../test/builders/http.ts';
import {
  registerUser,
  type SignedInUser,
  signInUser,
  stepUpCode,
  totpCode,
} from '../../../test/builders/identity.ts';
import { mailTo } from '../../../test/builders/mails.ts';
import { type Authenticator, addPasskey, type Lie, requestSignIn } from '../../../test/builders/passkeys.ts';
import { enrolApp, type WithApp } from '../../../test/builders/two-factor.ts';

const clock = testClock();
let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({}, clock);
});
afterAll(() => app.finish());

const challenge = (user: Pick<SignedInUser, 'headers'>) =>
  call(app, 'userPasskeyChallenge', { headers: user.headers });

describe('a passkey in the place of a code', () => {
  let owner: WithApp;
  let half: SignedInUser;
  let authenticator: Authenticator;
  beforeEach(async () => {
    const registered = await registerUser(app);
    authenticator = (await addPasskey(app, registered)).authenticator;
    clock.moveBy(MINUTE);
    owner = await enrolApp(app, registered);
    clock.moveBy(30 * SECOND);
    half = await signInUser(app, owner);
  });
  const give = async (user: SignedInUser, lie: Lie = {}, remember_device: 0 | 1 = 0) => {
    const { options } = (await challenge(user)).body;
    const body = { credential: authenticator.get(options, lie), remember_device };
    return call(app, 'userAuthenticatePasskey', { headers: user.headers, body });
  };
  const opens = async (headers: SignedInUser['headers']) =>
    (await call(app, 'userGetTwoFactor', { headers })).status === 200;

  it('is not offered to a guest, nor to a user without a passkey', async () => {
    expect((await call(app, 'userPasskeyChallenge')).status).toBe(401);
    const answer = await challenge(await registerUser(app));
    expect([answer.status, answer.error.code]).toEqual([409, 'wrong_state']);
  });

  it("rejects another user's passkey, a forgery, a challenge of another sign-in, and one of the login page", async () => {
    const stranger = await registerUser(app);
    const theirs = await addPasskey(app, stranger);
    const { options } = (await challenge(half)).body;
    const sent = (credential: object) =>
      call(app, 'userAuthenticatePasskey', { headers: half.headers, body: { credential } });
    expect((await sent(theirs.authenticator.get(options))).status).toBe(422);
    expect((await give(half, { unverified: true })).status).toBe(422);
    const other = await signInUser(app, owner);
    expect((await sent(authenticator.get((await challenge(other)).body.options))).status).toBe(422);
    expect((await sent(authenticator.get((await requestSignIn(app)).options))).status).toBe(422);
    expect(await opens(half.headers)).toBe(false);
  });

  it('names the own passkeys, opens the account, and may be remembered', async () => {
    const id = authenticator.credentialId.toString('base64url');
    expect((await challenge(half)).body.options.allowCredentials).toMatchObject([{ id }]);
    const passed = await give(half, {}, 1);
    expect(passed.body).toMatchObject({ success: true, recovery_codes: null });
    expect(Date.parse(passed.body.expires_at)).toBe(clock.now().getTime() + 30 * 24 * HOUR);
    expect(await opens(bearer(half.token, passed.body.two_factor_token))).toBe(true);
  });
});

describe('changing one’s own passkeys', () => {
  let owner: SignedInUser;
  let id: string;
  let authenticator: Authenticator;
  beforeEach(async () => {
    owner = await registerUser(app);
    const added = await addPasskey(app, owner);
    id = added.passkey.id;
    authenticator = added.authenticator;
    clock.moveBy(MINUTE);
  });
  const rename = (user: SignedInUser, name: unknown, params = { id }) =>
    call(app, 'userRenamePasskey', { headers: user.headers, params, body: { name } });
  const remove = (user: SignedInUser, otp_code?: string, params = { id }) =>
    call(app, 'userRemovePasskey', { headers: user.headers, params, body: otp_code ? { otp_code } : {} });
  const names = async () =>
    (await call(app, 'userPasskeys', { headers: owner.headers })).body.items.map((one) => one.name);

  it("rejects another user's", async () => {
    const stranger = await registerUser(app);
    expect((await rename(stranger, 'Mine')).status).toBe(404);
    expect((await remove(stranger, await stepUpCode(app, stranger))).status).toBe(404);
    expect((await remove(stranger, undefined, { id: stranger.eventUuid })).status).toBe(404);
    expect(await names()).toEqual(['My telephone']);
  });

  it('gives one another name', async () => {
    expect((await rename(owner, '')).status).toBe(422);
    expect((await rename(owner, ' Laptop ')).status).toBe(200);
    expect(await names()).toEqual(['Laptop']);
  });

  it('removes one with a fresh code alone; it opens nothing any more, also when it is removed twice', async () => {
    expect((await remove(owner)).error.code).toBe('step_up_required');
    const { options, headers } = await requestSignIn(app);
    const otp_code = await stepUpCode(app, owner);
    const both = await Promise.all([remove(owner, otp_code), remove(owner, otp_code)]);
    expect(both.filter((one) => one.status === 200)).toHaveLength(1);
    expect(await names()).toEqual([]);
    const body = { credential: authenticator.get(options) };
    expect((await call(app, 'loginPasskey', { headers, body })).status).toBe(422);
    expect((await mailTo(app, owner.email, 'passkey_removed')).params).toMatchObject({
      passkey: 'My telephone',
    });
  });

  it('requires a code of the app where one is on', async () => {
    const withApp = await enrolApp(app, owner);
    clock.moveBy(30 * SECOND);
    expect((await remove(withApp)).error.otp_types).toEqual(['totp']);
    expect((await remove(withApp, totpCode(app, withApp.secret))).status).toBe(200);
    // The current sign-in stays open with its second factor.
    expect((await call(app, 'userPasskeys', { headers: withApp.headers })).status).toBe(200);
  });
});

describe('a site whose address is a number', () => {
  it('says that passkeys do not work there', async () => {
    const numbered = await createTestApp({ PUBLIC_URL: 'http://127.0.0.1:3000' }, clock);
    const user = await registerUser(numbered);
    const { body } = await call(numbered, 'userPasskeys', { headers: user.headers });
    expect(body).toEqual({ success: true, available: false, items: [] });
    const otp_code = await stepUpCode(numbered, user);
    const requested = await call(numbered, 'userPasskeyOptions', {
      headers: user.headers,
      body: { otp_code },
    });
    expect([requested.status, requested.error.code]).toEqual([409, 'wrong_state']);
    expect((await call(numbered, 'loginPasskeyOptions')).status).toBe(409);
    await numbered.finish();
  });
});
