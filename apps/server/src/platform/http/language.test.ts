import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { call, xhr } from '../../../test/builders/http.ts';
import { approvedInvestor } from '../../../test/builders/onboarding.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.finish());

/** The error of a sign-in without a password. */
async function rejected(acceptLanguage: string | null) {
  const headers = acceptLanguage === null ? xhr : { ...xhr, 'accept-language': acceptLanguage };
  return (await call(app, 'login', { headers, body: { email: 'a@example.com', password: '' } })).error;
}

describe('the language of an error', () => {
  it.each([
    ['nothing', null, 'Please enter your password'],
    ['Malay', 'ms', 'Sila masukkan kata laluan anda'],
    ['Malay of Malaysia', 'ms-MY,en;q=0.5', 'Sila masukkan kata laluan anda'],
    ['English before Malay', 'en-GB,ms;q=0.9', 'Please enter your password'],
    ['a language that is not here', 'de', 'Please enter your password'],
    ['Malay ruled out', 'ms;q=0, *', 'Please enter your password'],
    ['no header that can be read', ';;;,,=', 'Please enter your password'],
  ])('follows a client that prefers %s', async (_name, header, text) => {
    expect(await rejected(header)).toMatchObject({
      message: text,
      errors: { password: [text] },
      error_codes: { password: [{ code: 'password_required', params: {} }] },
    });
  });

  it('is that of the account, whatever the client prefers', async () => {
    const investor = await approvedInvestor(app);
    const headers = { ...investor.headers, 'accept-language': 'ms' };
    const rejected = async () =>
      (await call(app, 'investorTopups', { headers, query: { limit: '0' } })).error.errors?.limit?.[0];
    expect(await rejected()).toBe('Please ask for 1 to 100 rows');
    const chosen = await call(app, 'userUpdateInfo', { headers, body: { locale: 'ms' } });
    expect(chosen.status).toBe(200);
    expect(await rejected()).toBe('Sila minta 1 hingga 100 baris');
  });

  it('does not change its code', async () => {
    const { error: rejection } = await call(app, 'userCurrent', { headers: { 'accept-language': 'ms' } });
    expect(rejection).toMatchObject({
      code: 'unauthorized',
      params: {},
      message: 'Sila log masuk untuk meneruskan.',
    });
  });
});
