import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { call } from '../../../test/builders/http.ts';
import { approvedInvestor } from '../../../test/builders/onboarding.ts';
import { asOwner } from '../../../test/owner.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.finish());

/** The refusal of a sign-in without a password. */
async function refused(acceptLanguage: string | null) {
  const headers = acceptLanguage === null ? {} : { 'accept-language': acceptLanguage };
  return (await call(app, 'login', { headers, body: { email: 'a@example.com', password: '' } })).refusal;
}

describe('the language of a refusal', () => {
  it.each([
    ['nothing', null, 'Please enter your password'],
    ['Malay', 'ms', 'Sila masukkan kata laluan anda'],
    ['Malay of Malaysia', 'ms-MY,en;q=0.5', 'Sila masukkan kata laluan anda'],
    ['English before Malay', 'en-GB,ms;q=0.9', 'Please enter your password'],
    ['a language that is not here', 'de', 'Please enter your password'],
    ['Malay ruled out', 'ms;q=0, *', 'Please enter your password'],
    ['no header that can be read', ';;;,,=', 'Please enter your password'],
  ])('follows a client that prefers %s', async (_name, header, text) => {
    expect(await refused(header)).toMatchObject({
      message: text,
      errors: { password: [text] },
      error_codes: { password: [{ code: 'password_required', params: {} }] },
    });
  });

  it('is that of the account, whatever the client prefers', async () => {
    const investor = await approvedInvestor(app);
    await asOwner(app, (tx) =>
      tx.db.updateTable('users').set({ locale: 'ms' }).where('id', '=', investor.userId).execute(),
    );
    const headers = { ...investor.headers, 'accept-language': 'en' };
    const { refusal } = await call(app, 'investorWithdraw', { headers, body: { amount: 'ten' } });
    expect(refusal.errors?.amount?.[0]).toBe('Sila masukkan amaun dalam ringgit, contohnya 250.00');
  });

  it('does not change its code', async () => {
    const { refusal } = await call(app, 'userCurrent', { headers: { 'accept-language': 'ms' } });
    expect(refusal).toMatchObject({
      code: 'unauthorized',
      params: {},
      message: 'Sila log masuk untuk meneruskan.',
    });
  });
});
