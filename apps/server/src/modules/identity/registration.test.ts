import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { SECOND, testClock } from '../../../test/builders/clock.ts';
import { call, type Headers } from '../../../test/builders/http.ts';
import { registerPending, registerUser, registrationForm } from '../../../test/builders/identity.ts';
import { mailsTo } from '../../../test/builders/mails.ts';
import { guestActor } from '../../platform/context.ts';
import { legalVersionInForce, readAgreementVersion } from '../settings/public.ts';
import { findUserByEmail, readUser, readUsers } from './public.ts';

const clock = testClock();
const scope = { actor: guestActor, dateShiftDays: 0, requestId: null };
let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({}, clock);
});
afterAll(() => app.finish());

const register = (body: unknown, headers?: Headers) =>
  call(app, 'register', headers ? { body, headers } : { body });
const someone = () => `person.${randomUUID()}@example.com`;
const userOf = (email: string) => app.work.query(scope, (ctx) => findUserByEmail(ctx, email));
const consentsOf = (userId: string) =>
  app.database.reader.db.selectFrom('consents').selectAll().where('user_id', '=', userId).execute();

describe('a registration that is rejected', () => {
  it.each([
    ['no role', { role: '' }, 'role'],
    ['an investor without a type', { type: '' }, 'type'],
    ['a business owner with a type', { role: 'businessowner' }, 'type'],
    ['an Individual with a company', { company_name: 'Kedai Maju' }, 'company_name'],
    ['an Institution without a company', { type: 'Institution' }, 'company_name'],
    ['no first name', { first_name: '  ' }, 'first_name'],
    ['a link as a name', { last_name: 'Win at www.prize.test' }, 'last_name'],
    ['an address that is none', { email: 'aminah' }, 'email'],
    ['a country code that does not exist', { phone_country_code: '+999' }, 'phone_number'],
    ['a phone number that is too short', { phone_number: '12345' }, 'phone_number'],
    ['a short password', { password: 'kopi kaw', password_confirmation: 'kopi kaw' }, 'password'],
    ['a common password', { password: 'Password1234', password_confirmation: 'Password1234' }, 'password'],
    ['two different passwords', { password_confirmation: 'teh tarik kurang manis' }, 'password_confirmation'],
    ['terms that are not accepted', { agree_terms: '0' }, 'agree_terms'],
    ['an unread privacy notice', { agree_privacy: '' }, 'agree_privacy'],
    ['a referral code that nobody has', { referral_code: 'ZZZZZZZZZZ' }, 'referral_code'],
    ['a field of somebody else', { account_status: 'Active' }, 'account_status'],
    ['a repeated field', { email: ['a@example.com', 'b@example.com'] }, 'email'],
  ])('%s', async (_what, wrong, field) => {
    const email = someone();
    const answer = await register({ ...registrationForm({ email }), ...wrong });
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.error.errors ?? {})).toContain(field);
    expect(await userOf(email)).toBeNull();
    expect(await mailsTo(app, email)).toEqual([]);
  });

  it('without the header that other sites cannot send', async () => {
    expect((await register(registrationForm(), {})).status).toBe(400);
  });

  it('with a cookie that its header does not repeat', async () => {
    const headers = { 'x-requested-with': 'XMLHttpRequest', cookie: 'XSRF-TOKEN=one', 'x-xsrf-token': 'two' };
    const answer = await register(registrationForm(), headers);
    expect([answer.status, answer.error.code]).toEqual([419, 'csrf']);
  });

  it('as JSON', async () => {
    const answer = await app.app.inject({
      method: 'POST',
      url: '/api/register',
      headers: { 'x-requested-with': 'XMLHttpRequest' },
      payload: registrationForm(),
    });
    expect(answer.statusCode).toBe(415);
  });
});

describe('a registration that is accepted', () => {
  it.each([
    ['investor', 'Individual', null],
    ['investor', 'Institution', 'Kedai Maju Sdn Bhd'],
    ['businessowner', null, 'Kedai Maju Sdn Bhd'],
  ] as const)('%s %s', async (role, type, companyName) => {
    const { userId, email } = await registerPending(app, { role, ...(type ? { type } : {}) });
    expect(await userOf(email.toUpperCase())).toMatchObject({
      id: userId,
      role,
      type,
      companyName,
      phoneE164: '+60123456789',
      accountStatus: 'Pending',
      emailOptIn: true,
      createdOn: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
      referralCode: expect.stringMatching(/^[A-Z2-9]{10}$/),
    });
  });

  it('stores the consents with version, time and origin', async () => {
    const { userId } = await registerPending(app);
    const consents = await consentsOf(userId);
    const [terms, privacy] = await app.work.query(scope, async (ctx) => [
      await readAgreementVersion(ctx),
      await legalVersionInForce(ctx, 'privacy'),
    ]);
    expect([terms, privacy]).toEqual([expect.stringMatching(/^2/), expect.stringMatching(/^2/)]);
    expect(Object.fromEntries(consents.map((one) => [one.document, one.version]))).toEqual({
      terms,
      privacy,
    });
    for (const one of consents) {
      expect(one).toMatchObject({ ip: '127.0.0.1', accepted_at: clock.now() });
    }
  });

  it.each([
    ['64 characters', 'kopi kaw di jalan sultan, ikan bilis terbang malam, sungai batu jernih'.slice(0, 64)],
    ['256 characters', 'sungai jernih '.repeat(18).concat('batu')],
    ['other scripts', '山高水長 батыр kopi ☕ 七'],
  ])('takes a password of %s, and signs in with it', async (_what, password) => {
    const { email } = await registerUser(app, { password });
    expect((await call(app, 'login', { body: { email, password: `${password}x` } })).status).toBe(422);
  });

  it.each([
    ['+60', '012-345 6789', '+60123456789'],
    ['60', '123456789', '+60123456789'],
    ['+65', '9123 4567', '+6591234567'],
    ['+62', '0812 3456 7890', '+6281234567890'],
  ])('stores %s %s as %s', async (phone_country_code, phone_number, phoneE164) => {
    const email = someone();
    const form = { ...registrationForm({ email }), phone_country_code, phone_number };
    expect((await register(form)).status).toBe(201);
    expect((await userOf(email))?.phoneE164).toBe(phoneE164);
  });

  it('takes a lower-case referral code and remembers whose it is', async () => {
    const friend = await registerUser(app);
    const code = (await userOf(friend.email))?.referralCode ?? '';
    const { userId } = await registerPending(app, { referralCode: code.toLowerCase() });
    const row = await app.database.reader.db
      .selectFrom('users')
      .select('referred_by')
      .where('id', '=', userId)
      .executeTakeFirstOrThrow();
    expect(row.referred_by).toBe(friend.userId);
  });

  it('stores no password, and a hash of at least 19 MiB of Argon2id', async () => {
    const { userId, password } = await registerPending(app);
    const row = await app.database.reader.db
      .selectFrom('users')
      .selectAll()
      .where('id', '=', userId)
      .executeTakeFirstOrThrow();
    expect(row.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(JSON.stringify(row)).not.toContain(password);
  });

  it('is read one by one and many at a time', async () => {
    const [a, b] = [await registerPending(app), await registerPending(app)];
    const read = await app.work.query(scope, (ctx) =>
      readUsers(ctx, [a.userId, b.userId, a.userId, randomUUID()]),
    );
    expect([...read.keys()].sort()).toEqual([a.userId, b.userId].sort());
    expect(await app.work.query(scope, (ctx) => readUser(ctx, randomUUID()))).toBeNull();
  });
});

describe('an address that is known', () => {
  it('gets the same answer, changes nothing, and its owner is notified once an hour', async () => {
    const owner = await registerUser(app);
    const before = await userOf(owner.email);
    const other = registrationForm({ email: owner.email.toUpperCase(), firstName: 'Stranger' });
    const answers = [await register(other), await register(other)];
    for (const answer of answers) {
      expect(answer.status).toBe(201);
      expect(Object.keys(answer.body)).toEqual([
        ...['success', 'user_id', 'resend_token'],
        ...['message', 'message_code', 'message_params'],
      ]);
      expect(answer.body.user_id).not.toBe(owner.userId);
    }
    expect(await userOf(owner.email)).toEqual(before);
    const mails = await mailsTo(app, owner.email);
    expect(mails.map((mail) => mail.template)).toEqual(['address_known', 'verify_email']);
    expect(mails[0]?.name).toBe('Aminah');
    expect(mails[1]?.name, 'nobody had proved yet that the address is theirs').toBeNull();
  });

  it('of two registrations sent at once makes one account', async () => {
    const form = registrationForm();
    const answers = await Promise.all([register(form), register(form)]);
    expect(answers.map((answer) => answer.status)).toEqual([201, 201]);
    const made = await userOf(form.email);
    expect(answers.filter((answer) => answer.body.user_id === made?.id)).toHaveLength(1);
  });

  it('cannot be distinguished from a new one by requesting the mail again', async () => {
    const owner = await registerUser(app);
    const resend = async (email: string) => {
      const { body } = await register(registrationForm({ email }));
      const claim = { body: { token: body.resend_token, user_id: body.user_id } };
      const first = await call(app, 'registerResendVerification', claim);
      clock.moveBy(61 * SECOND);
      const second = await call(app, 'registerResendVerification', claim);
      return [first.status, second.status, second.error.message];
    };
    expect(await resend(owner.email)).toEqual(await resend(someone()));
  });
});
