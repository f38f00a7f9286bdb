import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { customerSession } from '../../../lib/session/session-store.ts';
import { openPage } from '../../../testing/open-page.tsx';

const RESET = 'POST /api/password/reset';
const NEW = 'POST /api/password/new';
const PASSWORD = 'ikan bilis terbang malam';

describe('requesting a new password', () => {
  it('says the same for every address and offers another try', async () => {
    const { person, requestsTo: requested } = openPage('/password/reset', {
      user: null,
      handlers: { [RESET]: {} },
    });
    await person.type(await screen.findByLabelText('E-mail'), 'aminah@example.com');
    await person.click(screen.getByRole('button', { name: 'Send link' }));
    expect(await screen.findByText(/If an account exists for aminah@example.com/)).toBeDefined();
    expect(requested(RESET)[0]?.body).toEqual({ email: 'aminah@example.com' });
    await person.click(screen.getByRole('button', { name: 'Use another address' }));
    expect(await screen.findByLabelText('E-mail')).toBeDefined();
  });

  it('shows what is wrong with an address', async () => {
    const text = 'Please enter an e-mail address, for example name@example.com';
    const rejected = { status: 422, json: { success: false, message: text, errors: { email: [text] } } };
    const { person } = openPage('/password/reset', { user: null, handlers: { [RESET]: rejected } });
    await person.click(await screen.findByRole('button', { name: 'Send link' }));
    expect((await screen.findByRole('alert')).textContent).toContain(text);
  });
});

describe('choosing a new password', () => {
  async function choose(handlers: Parameters<typeof openPage>[1]['handlers']) {
    const page = openPage('/password/reset/the-token', { user: null, ...(handlers && { handlers }) });
    await page.person.type(await screen.findByLabelText('New password'), PASSWORD);
    await page.person.type(screen.getByLabelText('Repeat the new password'), PASSWORD);
    await page.person.click(screen.getByRole('button', { name: 'Set new password' }));
    return page;
  }

  it('sends the token, forgets the sign-in of this browser and leads to sign-in', async () => {
    customerSession.signIn('old-token', null);
    customerSession.setTwoFactorToken('old-factor');
    const { requestsTo: requested, router } = await choose({ [NEW]: {} });
    await waitFor(() => expect(router.state.location.href).toBe('/login?notice=password'));
    expect(requested(NEW)[0]?.body).toEqual({
      token: 'the-token',
      password: PASSWORD,
      password_confirmation: PASSWORD,
    });
    expect(customerSession.get()).toEqual({ token: null, twoFactorToken: null, eventUuid: null, end: null });
  });

  it('leads from a dead link to a new one', async () => {
    const text = 'This link was used already or has expired. Please ask for a new one.';
    const rejected = { status: 422, json: { success: false, message: text, errors: { token: [text] } } };
    await choose({ [NEW]: rejected });
    expect((await screen.findByRole('alert')).textContent).toBe(text);
    expect(screen.getByRole('link', { name: 'Request new link' }).getAttribute('href')).toBe(
      '/password/reset',
    );
  });

  it('shows at the field why a password is rejected', async () => {
    const text = 'This password is too easy to guess. Please choose a longer or less common one.';
    const rejected = { status: 422, json: { success: false, message: text, errors: { password: [text] } } };
    await choose({ [NEW]: rejected });
    expect(await screen.findByText(text)).toBeTruthy();
    expect(screen.getByText(`New password: ${text}`)).toBeTruthy();
  });
});
