import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { customerSession } from '../../../lib/session/session-store.ts';
import { openPage } from '../../../testing/open-page.tsx';

const LOGIN = 'POST /api/login';
const RESEND = 'POST /api/register/resend-verification';
const unverified = {
  status: 403,
  json: {
    success: false,
    code: 'email_unverified',
    message: 'Please verify your e-mail address first. We can send the verification mail again.',
    user_id: '0195a3f0-0000-7000-8000-000000000001',
    resend_token: 'resend-token',
  },
};

async function signIn(handlers: Parameters<typeof openPage>[1]['handlers'], at = '/login') {
  const page = openPage(at, { user: null, ...(handlers && { handlers }) });
  await page.person.type(await screen.findByLabelText('E-mail'), 'aminah@example.com');
  await page.person.type(screen.getByLabelText('Password'), 'kopi kaw di jalan sultan');
  await page.person.click(screen.getByRole('button', { name: 'Sign in' }));
  return page;
}

describe('signing in', () => {
  it.each(['/', '/login'])('is the page at %s', async (at) => {
    openPage(at, { user: null });
    expect(await screen.findByRole('heading', { name: 'Sign in', level: 1 })).toBeDefined();
  });

  it('says what the server says of a wrong password', async () => {
    const text = 'The e-mail address or the password is not right. Please try again.';
    const rejected = { status: 422, json: { success: false, message: text, errors: { email: [text] } } };
    await signIn({ [LOGIN]: rejected });
    expect((await screen.findByRole('alert')).textContent).toBe(text);
    expect(customerSession.get().token).toBeNull();
  });

  it('keeps token and event id of a sign-in', async () => {
    const eventUuid = '0194b6f0-0000-7000-8000-0000000000aa';
    await signIn({
      [LOGIN]: { json: { success: true, token: 'new-token', eventUuid, two_factor_required: false } },
      'GET /api/user/current': () => new Promise(() => undefined),
    });
    await waitFor(() => expect(customerSession.get()).toMatchObject({ token: 'new-token', eventUuid }));
  });

  it("offers 'Resend verification' after the right password of an unverified address", async () => {
    const { person, requestsTo: requested } = await signIn({ [LOGIN]: unverified, [RESEND]: {} });
    expect((await screen.findByRole('alert')).textContent).toContain('sent to aminah@example.com');
    await person.click(screen.getByRole('button', { name: 'Resend verification' }));
    expect(await screen.findByText(/Verification e-mail sent/)).toBeDefined();
    expect(requested(RESEND)[0]?.body).toEqual({
      token: 'resend-token',
      user_id: '0195a3f0-0000-7000-8000-000000000001',
    });
  });

  it('says how long to wait when the mail is requested too soon', async () => {
    const message = 'Too many tries. Please wait a moment and try again.';
    const held = {
      status: 429,
      headers: { 'Retry-After': '40' },
      json: { success: false, code: 'rate_limited', message },
    };
    const { person } = await signIn({ [LOGIN]: unverified, [RESEND]: held });
    await person.click(await screen.findByRole('button', { name: 'Resend verification' }));
    expect(await screen.findByText(/wait 40 seconds before requesting another/)).toBeDefined();
  });

  it.each([
    ['idle', /signed out due to inactivity/],
    ['expired', /Your session has expired/],
    ['password', /new password is set/],
  ])('shows the reason for the redirect: %s', async (notice, words) => {
    openPage(`/login?notice=${notice}`, { user: null });
    expect(await screen.findByText(words)).toBeDefined();
  });

  it('shows no unknown notice', async () => {
    openPage('/login?notice=call+0300-EVIL', { user: null });
    await screen.findByLabelText('E-mail');
    expect(screen.queryByText(/EVIL/)).toBeNull();
  });
});
