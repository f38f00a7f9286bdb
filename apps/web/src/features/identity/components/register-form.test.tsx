import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openPage } from '../../../testing/open-page.tsx';
import type { SeenRequest } from '../../../testing/server.ts';

const REGISTER = 'POST /api/register';
const CODES = { 'GET /api/phone-country-codes/get': { json: { success: true, country_phone_codes: [] } } };
const registered = {
  status: 201,
  json: { success: true, user_id: 'u', resend_token: 'r', message: 'Thank you.' },
};

async function fill(at: string) {
  const page = openPage(at, { user: null, handlers: { ...CODES, [REGISTER]: registered } });
  const { person } = page;
  await person.type(await screen.findByLabelText('First name'), 'Aminah');
  await person.type(screen.getByLabelText('Last name'), 'Yusof');
  await person.type(screen.getByLabelText('E-mail'), 'aminah@example.com');
  await person.type(screen.getByLabelText('Password'), 'kopi kaw di jalan sultan');
  await person.type(screen.getByLabelText('Repeat the password'), 'kopi kaw di jalan sultan');
  return page;
}

const sent = (request: SeenRequest | undefined) =>
  request?.body instanceof FormData ? Object.fromEntries(request.body) : {};

describe('registering', () => {
  it('says how strong the password is, and warns of the own name', async () => {
    const { person } = openPage('/register', { user: null, handlers: CODES });
    await person.type(await screen.findByLabelText('First name'), 'Aminah');
    const password = screen.getByLabelText('Password');
    await person.type(password, 'aminah');
    expect(screen.getByText('6 more characters are needed.')).toBeDefined();
    await person.type(password, '123456');
    expect(await screen.findByText(/your own name or e-mail address/)).toBeDefined();
    await person.clear(password);
    await person.type(password, 'kopi kaw di jalan sultan');
    expect(await screen.findByText('Strong.')).toBeDefined();
  });

  it('sends nothing before both texts are accepted', async () => {
    const { person, requestsTo: requested } = await fill('/register');
    await person.click(screen.getByRole('button', { name: 'Create account' }));
    expect(await screen.findByText('Please accept the Terms and Conditions to continue.')).toBeDefined();
    expect(document.activeElement).toBe(screen.getByRole('checkbox', { name: /I accept the/ }));
    expect(requested(REGISTER)).toEqual([]);
  });

  it.each([
    ['/register', '/tnc/investor'],
    ['/register/institution', '/tnc/investor'],
    ['/register/businessowner', '/tnc'],
  ])('at %s shows the terms of %s', async (at, terms) => {
    openPage(at, { user: null, handlers: CODES });
    await screen.findByLabelText('First name');
    const links = screen.getAllByRole('link', { name: 'Terms and Conditions' });
    // The footer's link has no window of its own.
    const own = links.filter((link) => link.getAttribute('target') === '_blank');
    expect(own.map((link) => link.getAttribute('href'))).toEqual([terms]);
  });

  it.each([
    ['/register', { role: 'investor', type: 'Individual' }],
    ['/register/institution', { role: 'investor', type: 'Institution', company_name: '' }],
    ['/register/businessowner', { role: 'businessowner', company_name: '' }],
    ['/register/investor?ref=ABCDEFGHJK', { role: 'investor', referral_code: 'ABCDEFGHJK' }],
  ])('at %s sends %j', async (at, expected) => {
    const { person, requestsTo: requested, router } = await fill(at);
    await person.click(screen.getByRole('checkbox', { name: /I accept the/ }));
    await person.click(screen.getByRole('checkbox', { name: /I have read the/ }));
    await person.click(screen.getByRole('button', { name: 'Create account' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/register/verify'));
    expect(sent(requested(REGISTER)[0])).toMatchObject({ ...expected, agree_terms: '1', agree_privacy: '1' });
  });
});
