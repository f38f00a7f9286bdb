import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openPage } from '../../../testing/open-page.tsx';

const CALL = 'POST /api/unsubscribe_emails';
const open = (address: string, handler: object) =>
  openPage(address, { user: null, handlers: { [CALL]: handler } });

describe('unsubscribing', () => {
  it('prompts, acts for the address of the link, and goes to login', async () => {
    const {
      person,
      requestsTo: requested,
      router,
    } = open('/unsubscribe/aisyah%40example.com', { json: { success: true } });
    expect(await screen.findByRole('heading', { name: 'Are you sure?' })).toBeTruthy();
    expect(screen.getByText(/no more e-mails from us at aisyah@example.com/)).toBeTruthy();
    expect(screen.getByText(/in your profile settings/)).toBeTruthy();
    expect(screen.getByText(/money and your security are still sent/)).toBeTruthy();
    await person.click(screen.getByRole('button', { name: 'Unsubscribe' }));
    expect(await screen.findByText('Successfully unsubscribed.')).toBeTruthy();
    await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
    expect(requested(CALL).map((one) => one.body)).toEqual([
      { email: 'aisyah@example.com', email_opt_in: 0 },
    ]);
  });

  it('stops the category of the e-mail, or every optional one instead', async () => {
    const { person, requestsTo: requested } = open('/unsubscribe/wei%40example.com?category=new_notes', {
      json: { success: true },
    });
    expect(await screen.findByText(/no more e-mails about “New notes” at wei@example.com/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Stop all optional e-mails instead' }).getAttribute('href')).toBe(
      '/unsubscribe/wei%40example.com',
    );
    await person.click(screen.getByRole('button', { name: 'Unsubscribe' }));
    await waitFor(() =>
      expect(requested(CALL).map((one) => one.body)).toEqual([
        { email: 'wei@example.com', email_opt_in: 0, category: 'new_notes' },
      ]),
    );
  });

  it.each(['money', 'weather'])('knows no category %s that could be switched off', async (category) => {
    open(`/unsubscribe/wei%40example.com?category=${category}`, {});
    expect(await screen.findByText(/no more e-mails from us at wei@example.com/)).toBeTruthy();
  });

  it('prompts for the address where the link has none', async () => {
    const { person, requestsTo: requested } = open('/unsubscribe', { json: { success: true } });
    await person.type(await screen.findByLabelText('E-mail'), 'wei@example.com{Enter}');
    await waitFor(() =>
      expect(requested(CALL).map((one) => one.body)).toEqual([{ email: 'wei@example.com', email_opt_in: 0 }]),
    );
  });

  it.each([
    [429, { success: false, code: 'rate_limited', message: 'Too many.' }],
    [422, { success: false, message: 'x', errors: { email: ['Please enter an e-mail address'] } }],
  ])('says the same after %i, and stays', async (status, json) => {
    const { person, router } = open('/unsubscribe/x', { status, json });
    await person.click(await screen.findByRole('button', { name: 'Unsubscribe' }));
    expect(await screen.findByText('Error! Please try again!')).toBeTruthy();
    expect(router.state.location.pathname).toBe('/unsubscribe/x');
  });

  it('leads to login', async () => {
    open('/unsubscribe', {});
    expect((await screen.findByRole('link', { name: 'Go to sign in' })).getAttribute('href')).toBe('/login');
  });
});
