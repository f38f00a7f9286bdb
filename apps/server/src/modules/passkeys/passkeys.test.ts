import { generateKeyPairSync } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { HOUR, MINUTE, SECOND, testClock } from '../../../test/builders/clock.ts';
import { bearer, call } from '../../../test/builders/http.ts';
import { registerUser, type SignedInUser, signInUser, stepUpCode } from '../../../test/builders/identity.ts';
import { mailsTo, mailTo } from '../../../test/builders/mails.ts';
import {
  type Authenticator,
  addPasskey,
  type Lie,
  newAuthenticator,
  registrationOptions,
  requestSignIn,
} from '../../../test/builders/passkeys.ts';
import { securityEventsOf } from '../../../test/builders/security-events.ts';
import { enrolApp } from '../../../test/builders/two-factor.ts';
import { systemActor } from '../../platform/context.ts';
import { changeAccountStatus, issueEmailToken } from '../identity/public.ts';

const clock = testClock();
const scope = { actor: systemActor, dateShiftDays: 0, requestId: null };
let app: TestApp;
let owner: SignedInUser;
beforeAll(async () => {
  app = await createTestApp({}, clock);
});
afterAll(() => app.finish());
beforeEach(async () => {
  owner = await registerUser(app);
});

const strangeKey = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey;
const mine = async (user: SignedInUser) =>
  (await call(app, 'userPasskeys', { headers: user.headers })).body.items;
const audits = (subjectId: string) =>
  app.database.reader.db
    .selectFrom('audit_events')
    .select('action')
    .where('subject_id', '=', subjectId)
    .where('action', 'like', 'passkey.%')
    .execute()
    .then((rows) => rows.map((row) => row.action));

/** Signs in by a passkey from a browser of its own. */
async function signIn(authenticator: Authenticator, lie: Lie = {}, afterMs = 0) {
  const { options, headers } = await requestSignIn(app);
  clock.moveBy(afterMs);
  const credential = authenticator.get(options, lie);
  return call(app, 'loginPasskey', { headers, body: { credential } });
}

const lies: readonly (readonly [string, Lie])[] = [
  ['another origin', { origin: 'https://titian.example.evil' }],
  ['another relying party', { rpId: 'evil.example' }],
  ['a challenge that was never asked', { challenge: 'A'.repeat(43) }],
  ['a user who was not verified', { unverified: true }],
  ['another kind of answer', { type: 'payment.get' }],
];

describe('adding a passkey', () => {
  const add = async (lie: Lie, afterMs = 0) => {
    const options = await registrationOptions(app, owner);
    clock.moveBy(afterMs);
    const credential = newAuthenticator(app).create(options, lie);
    return call(app, 'userAddPasskey', { headers: owner.headers, body: { name: 'Key', credential } });
  };

  it('is not open to guests, and needs a fresh code', async () => {
    const credential = newAuthenticator(app).create({ challenge: 'A', user: { id: 'A' } });
    expect((await call(app, 'userAddPasskey', { body: { name: 'Key', credential } })).status).toBe(401);
    const requested = await call(app, 'userPasskeyOptions', { headers: owner.headers, body: {} });
    expect([requested.status, requested.error.code, requested.error.otp_types]).toEqual([
      403,
      'step_up_required',
      ['email'],
    ]);
    await stepUpCode(app, owner);
    const wrong = { headers: owner.headers, body: { otp_code: '000000' } };
    expect((await call(app, 'userPasskeyOptions', wrong)).error.errors).toHaveProperty('otp_code');
  });

  it.each(lies)('rejects %s', async (_name, lie) => {
    const answer = await add(lie);
    expect([answer.status, Object.keys(answer.error.errors ?? {})]).toEqual([422, ['credential']]);
    expect(await mine(owner)).toEqual([]);
  });

  it.each([
    ['no name', { name: ' ' }, 'name'],
    ['a name that is too long', { name: 'x'.repeat(61) }, 'name'],
    ['a credential that is none', { credential: 'A' }, 'credential'],
    ['an unknown field', { more: 1 }, 'more'],
  ])('rejects %s', async (_name, change, field) => {
    const credential = newAuthenticator(app).create(await registrationOptions(app, owner));
    const body = { name: 'Key', credential, ...change };
    const answer = await call(app, 'userAddPasskey', { headers: owner.headers, body });
    expect([answer.status, Object.keys(answer.error.errors ?? {})]).toEqual([422, [field]]);
  });

  it('rejects an invalid attestation', async () => {
    const options = await registrationOptions(app, owner);
    const made = newAuthenticator(app).create(options);
    const response = { ...made.response, attestationObject: 'AAAA' };
    const body = { name: 'Key', credential: { ...made, response } };
    expect((await call(app, 'userAddPasskey', { headers: owner.headers, body })).status).toBe(422);
  });

  it('rejects an answer after five minutes, and accepts it before', async () => {
    expect((await add({}, 5 * MINUTE)).status).toBe(422);
    clock.moveBy(MINUTE);
    expect((await add({}, 4 * MINUTE)).status).toBe(201);
  });

  it('rejects a challenge of another sign-in, and a second answer to one, also at once', async () => {
    const elsewhere = await signInUser(app, owner);
    const options = await registrationOptions(app, owner);
    const first = { name: 'Key', credential: newAuthenticator(app).create(options) };
    const second = { name: 'Other', credential: newAuthenticator(app).create(options) };
    const foreign = await call(app, 'userAddPasskey', { headers: elsewhere.headers, body: first });
    expect(foreign.status).toBe(422);
    const both = await Promise.all(
      [first, second].map((body) => call(app, 'userAddPasskey', { headers: owner.headers, body })),
    );
    expect(both.map((one) => one.status).sort()).toEqual([201, 422]);
  });

  it('rejects a credential that is registered already', async () => {
    const stranger = await registerUser(app);
    const { authenticator } = await addPasskey(app, stranger);
    const credential = authenticator.create(await registrationOptions(app, owner));
    const body = { name: 'Key', credential };
    const answer = await call(app, 'userAddPasskey', { headers: owner.headers, body });
    expect(answer.error.errors).toHaveProperty('credential');
    expect(await mine(owner)).toEqual([]);
  });

  it('is listed, notified by mail and audited; other sign-ins end, and withdrawals wait', async () => {
    const elsewhere = await signInUser(app, owner);
    const { passkey } = await addPasskey(app, owner, 'My telephone');
    expect(await mine(owner)).toEqual([passkey]);
    expect(passkey).toMatchObject({ name: 'My telephone', last_used_at: null, backed_up: false });
    expect((await mailTo(app, owner.email, 'passkey_added')).params).toEqual({
      passkey: 'My telephone',
      holdHours: 24,
    });
    expect(await audits(owner.userId)).toEqual(['passkey.added']);
    expect((await call(app, 'userPasskeys', { headers: elsewhere.headers })).status).toBe(401);
    const changes = await app.database.reader.db
      .selectFrom('security_changes')
      .select('kind')
      .where('user_id', '=', owner.userId)
      .execute();
    expect(changes).toEqual([{ kind: 'passkey_added' }]);
  });

  it('names those that are there, so that no authenticator gets a second one', async () => {
    const { authenticator } = await addPasskey(app, owner);
    clock.moveBy(MINUTE);
    const options = await registrationOptions(app, owner);
    expect(options).toMatchObject({
      rp: { id: 'localhost' },
      attestation: 'none',
      authenticatorSelection: { residentKey: 'preferred', userVerification: 'required' },
      excludeCredentials: [{ id: authenticator.credentialId.toString('base64url'), transports: ['usb'] }],
    });
    const user = Buffer.from(options.user.id, 'base64url').toString();
    expect(user).toBe(`user:${owner.userId}`);
  });
});

describe('signing in by a passkey', () => {
  let authenticator: Authenticator;
  beforeEach(async () => {
    authenticator = (await addPasskey(app, owner)).authenticator;
  });

  it.each([...lies, ['a signature of another key', { key: strangeKey }] as const])(
    'rejects %s, and does not count it',
    async (_name, lie) => {
      const answer = await signIn(authenticator, lie);
      expect([answer.status, Object.keys(answer.error.errors ?? {})]).toEqual([422, ['credential']]);
      expect((await signIn(authenticator)).status).toBe(200);
    },
  );

  it('says the same for an unknown passkey, a removed one, and one that names another owner', async () => {
    const stranger = await registerUser(app);
    const removed = await addPasskey(app, stranger);
    clock.moveBy(MINUTE);
    const otp_code = await stepUpCode(app, stranger);
    const params = { id: removed.passkey.id };
    await call(app, 'userRemovePasskey', { headers: stranger.headers, params, body: { otp_code } });
    const userHandle = Buffer.from(`user:${stranger.userId}`).toString('base64url');
    const answers = [
      await signIn(newAuthenticator(app), { userHandle }),
      await signIn(removed.authenticator),
      await signIn(authenticator, { userHandle }),
    ];
    expect(answers.map((answer) => answer.status)).toEqual([422, 422, 422]);
    expect(new Set(answers.map((answer) => JSON.stringify(answer.error))).size).toBe(1);
  });

  it('rejects an answer twice, also at once, late, and from another browser', async () => {
    const { options, headers } = await requestSignIn(app);
    const body = { credential: authenticator.get(options) };
    const foreign = await requestSignIn(app);
    expect((await call(app, 'loginPasskey', { headers: foreign.headers, body })).status).toBe(422);
    expect((await call(app, 'loginPasskey', { body })).status).toBe(422);
    const both = await Promise.all([1, 2].map(() => call(app, 'loginPasskey', { headers, body })));
    expect(both.map((one) => one.status).sort()).toEqual([200, 422]);
    expect((await call(app, 'loginPasskey', { headers, body })).status).toBe(422);
    expect((await signIn(authenticator, {}, 5 * MINUTE)).status).toBe(422);
  });

  it('rejects a counter that does not rise: the owner is notified, and it is audited', async () => {
    expect((await signIn(authenticator, { signCount: 7 })).status).toBe(200);
    const asBefore = await signIn(authenticator, { signCount: 7 });
    const back = await signIn(authenticator, { signCount: 3 });
    expect([asBefore.status, back.status]).toEqual([422, 422]);
    const mails = (await mailsTo(app, owner.email)).filter((one) => one.template === 'passkey_copied');
    expect(mails.map((mail) => mail.params)).toEqual([
      { passkey: 'My telephone' },
      { passkey: 'My telephone' },
    ]);
    expect(await audits(owner.userId)).toEqual([
      'passkey.added',
      'passkey.copy_refused',
      'passkey.copy_refused',
    ]);
    const copied = (await securityEventsOf(app, owner.userId)).filter(({ detail }) => detail === 'copied');
    expect(copied[0]).toEqual({ kind: 'passkey_failed', detail: 'copied' });
    expect((await signIn(authenticator, { signCount: 8 })).status).toBe(200);
  });

  it('takes an authenticator that does not count', async () => {
    const other = await registerUser(app);
    const { authenticator: synced } = await addPasskey(app, other);
    expect((await signIn(synced, { signCount: 0 })).status).toBe(200);
    expect((await signIn(synced, { signCount: 0 })).status).toBe(200);
  });

  it('answers as a sign-in does, with the token of the second factor', async () => {
    const { body } = await signIn(authenticator);
    expect(body).toEqual({
      success: true,
      token: expect.stringMatching(/^[A-Za-z0-9_-]{43}$/),
      eventUuid: expect.any(String),
      expires_at: new Date(clock.now().getTime() + 12 * HOUR).toISOString(),
      two_factor_required: false,
      otp_types: [],
      two_factor_token: expect.stringMatching(/^[A-Za-z0-9_-]{43}$/),
    });
    const headers = bearer(body.token, body.two_factor_token);
    const me = await call(app, 'userCurrent', { headers });
    expect(me.body.session).toMatchObject({ eventUuid: body.eventUuid, has_passkey: true });
    const [passkey] = await mine({ ...owner, headers });
    expect(passkey?.last_used_at).toBe(clock.now().toISOString());
  });

  it('is both factors where two-factor is on, for this sign-in alone', async () => {
    clock.moveBy(MINUTE);
    const withApp = await enrolApp(app, owner);
    clock.moveBy(30 * SECOND);
    const { body } = await signIn(authenticator);
    expect(body).toMatchObject({ two_factor_required: false, otp_types: ['totp', 'recovery'] });
    const opened = bearer(body.token, body.two_factor_token);
    expect((await call(app, 'userGetTwoFactor', { headers: opened })).status).toBe(200);
    const half = await signInUser(app, withApp);
    const other = bearer(half.token, body.two_factor_token);
    expect((await call(app, 'userGetTwoFactor', { headers: other })).error.code).toBe('two_factor_required');
  });

  it('of a disabled account opens nothing but the notice of that', async () => {
    await app.work.command(scope, (ctx) =>
      changeAccountStatus(ctx, {
        userId: owner.userId,
        accountStatus: 'Inactive',
        reason: 'Asked for by its owner.',
      }),
    );
    const { body } = await signIn(authenticator);
    const headers = bearer(body.token, body.two_factor_token);
    expect((await call(app, 'userPasskeys', { headers })).error.code).toBe('account_inactive');
    expect((await call(app, 'userCurrent', { headers })).body.user.account_status).toBe('Inactive');
  });

  it('ends with a reset password, and not with a changed one', async () => {
    const body = { current_password: owner.password, password: 'nasi lemak tepi jalan 5' };
    const form = { ...body, password_confirmation: body.password };
    expect((await call(app, 'userChangePassword', { headers: owner.headers, body: form })).status).toBe(200);
    expect((await signIn(authenticator)).status).toBe(200);
    const token = await app.work.command(scope, (ctx) =>
      issueEmailToken(ctx, owner.userId, 'password', MINUTE),
    );
    const choice = {
      token,
      password: 'laksa utara petang ini',
      password_confirmation: 'laksa utara petang ini',
    };
    expect((await call(app, 'passwordNew', { body: choice })).status).toBe(200);
    expect((await signIn(authenticator)).status).toBe(422);
  });

  it('ends with the link by which its owner rejects a change', async () => {
    const token = await app.work.command(scope, (ctx) =>
      issueEmailToken(ctx, owner.userId, 'not_me', MINUTE),
    );
    expect((await call(app, 'userNotMe', { body: { token } })).status).toBe(200);
    expect((await signIn(authenticator)).status).toBe(422);
    expect(await audits(owner.userId)).toEqual(['passkey.added', 'passkey.all_removed']);
  });
});
