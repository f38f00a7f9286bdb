import { endpoints } from '@titian/contracts/endpoints/all';
import { schemas } from '@titian/contracts/schemas/all';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { type Answer, call } from '../../../test/builders/http.ts';
import {
  type RegisteredUser,
  registerPending,
  registerUser,
  registrationForm,
} from '../../../test/builders/identity.ts';
import { proposeAndApprove } from '../../../test/builders/operators.ts';

let app: TestApp;
/** Every kind of user an address may belong to, and none. */
let people: Readonly<Record<string, RegisteredUser>>;
beforeAll(async () => {
  app = await createTestApp();
  const [active, pending, disabled] = await Promise.all([
    registerUser(app),
    registerPending(app),
    registerUser(app),
  ]);
  await proposeAndApprove(app, {
    kind: 'account_state',
    subjectId: disabled.userId,
    after: { account_status: 'Inactive', reason: 'Asked by its owner' },
  });
  people = { active, pending, disabled };
});
afterAll(() => app.finish());

const NOBODY = 'nobody.at.all@example.com';

type Requested = Pick<Answer<'login'>, 'status' | 'headers' | 'error'>;

/** Every call that a guest makes with an address, filled in so that only the address differs. */
const request = {
  login: (email: string) =>
    call(app, 'login', { body: { email, password: 'a wrong password, whoever it is' } }),
  register: (email: string) => call(app, 'register', { body: registrationForm({ email }) }),
  passwordReset: (email: string) => call(app, 'passwordReset', { body: { email } }),
  userResetTwoFactorMail: (email: string) => call(app, 'userResetTwoFactorMail', { body: { email } }),
  unsubscribeEmails: (email: string) => call(app, 'unsubscribeEmails', { body: { email, email_opt_in: 0 } }),
  operatorLogin: (email: string) =>
    call(app, 'operatorLogin', { body: { email, password: 'a wrong password, whoever it is' } }),
} satisfies Record<string, (email: string) => Promise<Requested>>;

/** What is random in every answer, known address or not. */
const RANDOM = ['user_id', 'resend_token'];
const MEASURED = ['date', 'x-ratelimit-remaining', 'x-ratelimit-reset', 'content-length'];
const without = (record: object, keys: readonly string[]) =>
  Object.fromEntries(Object.entries(record).filter(([key]) => !keys.includes(key)));

/** What distinguishes answers for their receiver. */
function seen({ status, headers, error: rejection }: Requested) {
  const shape = Object.fromEntries(RANDOM.map((key) => [key, String(rejection[key] ?? '').length]));
  return {
    status,
    headers: without(headers, MEASURED),
    length: headers['content-length'],
    body: without(rejection, RANDOM),
    shape,
  };
}

describe('an address that is known and one that is not', () => {
  it.each(Object.entries(request))('%s answers both alike', async (_name, request) => {
    const unknown = seen(await request(NOBODY));
    for (const [who, { email }] of Object.entries(people)) {
      const known = seen(await request(email));
      expect({ who, ...known, length: null }).toEqual({ who, ...unknown, length: null });
    }
  });

  it('registerResendVerification answers both alike after a registration', async () => {
    const resend = async (email: string) => {
      const { user_id, resend_token: token } = (await request.register(email)).error;
      return seen(await call(app, 'registerResendVerification', { body: { user_id, token } }));
    };
    const unknown = await resend('somebody.new@example.com');
    for (const { email } of Object.values(people)) {
      const known = await resend(email);
      expect({ ...known, headers: null }).toEqual({ ...unknown, headers: null });
    }
  });

  it('has a row for every call that a guest makes with an address', () => {
    const withAddress = Object.entries(endpoints)
      .filter(([, row]) => row.who === 'guest')
      .map(([name]) => name)
      .filter((name) => takesEmail(name));
    expect(withAddress.sort()).toEqual(Object.keys(request).sort());
  });
});

function takesEmail(name: string): boolean {
  const schema = Object.entries(schemas).find(([known]) => known === name)?.[1];
  const body: unknown = schema !== undefined && 'body' in schema ? schema.body : null;
  return (
    body instanceof z.ZodType &&
    JSON.stringify(z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' })).includes('"email":')
  );
}
