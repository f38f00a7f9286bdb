import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { customerSession } from '../../../lib/session/session-store.ts';
import { openPage } from '../../../testing/open-page.tsx';

const CALL = 'POST /api/user/not-me';
const ended = { success: true, email_change: true, two_factor_reset: false, links: 2, codes: 1, sign_ins: 2 };
const open = (handler: object) =>
  openPage('/account/not-me/the-token', { user: null, handlers: { [CALL]: handler } });

describe('"this was not me"', () => {
  it('prompts first, then shows what was ended and leads to a new password', async () => {
    customerSession.signIn('old-token', null);
    const { person, requestsTo: requested } = open({ json: ended });
    expect(await screen.findByRole('heading', { name: 'Report unauthorised change' })).toBeTruthy();
    expect(requested(CALL)).toEqual([]);
    await person.click(screen.getByRole('button', { name: 'This was not me' }));
    expect(await screen.findByRole('heading', { name: 'Account secured' })).toBeTruthy();
    expect(screen.getByText('The change of your e-mail address.')).toBeTruthy();
    expect(screen.getByText('Sessions: 2. All devices are signed out.')).toBeTruthy();
    expect(screen.getByText('Open links and one-time codes: 3.')).toBeTruthy();
    expect(requested(CALL).map((one) => one.body)).toEqual([{ token: 'the-token' }]);
    expect(customerSession.get().token).toBeNull();
    const next = screen.getByRole('link', { name: 'Set new password' });
    expect(next.getAttribute('href')).toBe('/password/reset');
  });

  it('says what to do where the change was made already', async () => {
    const { person } = open({ json: { ...ended, email_change: false, two_factor_reset: true } });
    await person.click(await screen.findByRole('button', { name: 'This was not me' }));
    expect(await screen.findByText(/please contact support immediately/)).toBeTruthy();
    expect(screen.getByText(/The two-factor reset/)).toBeTruthy();
  });

  it('leads to a new password from a link that was used', async () => {
    const text = 'This link was used already or has expired. Please set a new password instead.';
    const rejected = { status: 422, json: { success: false, message: text, errors: { token: [text] } } };
    const { person } = open(rejected);
    await person.click(await screen.findByRole('button', { name: 'This was not me' }));
    expect((await screen.findByRole('alert')).textContent).toContain(text);
    expect(screen.getByRole('link', { name: 'Set new password' })).toBeTruthy();
  });

  it('stays and says so when something fails', async () => {
    const { person } = open({
      status: 429,
      json: { success: false, code: 'rate_limited', message: 'Too many.' },
    });
    await person.click(await screen.findByRole('button', { name: 'This was not me' }));
    expect(await screen.findByRole('alert')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'This was not me' })).toBeTruthy();
  });
});
