import { QueryClient } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { customerSession } from '../lib/session/session-store.ts';
import { currentUserQuery } from '../shared/session/current-user.ts';
import { openPage } from '../testing/open-page.tsx';
import { currentAnswer, investor } from '../testing/users.ts';
import { watchSession } from './session-watch.ts';

const stops: (() => void)[] = [];
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

/** A page of a user whose session was valid a moment ago; every other call is rejected like this. */
function openWith(rejection: { readonly status: number; readonly code: string }) {
  const user = investor({ check_if_enabled_two_factor: true });
  const answer = currentAnswer(user);
  const session = { ...answer.session, otp_types: ['totp', 'recovery'], two_factor_passed: true };
  customerSession.setTwoFactorToken('second');
  const json = { success: false, code: rejection.code, message: 'No.' };
  const page = openPage('/account/settings#two-factor', {
    user,
    handlers: {
      'GET /api/user/current': { json: { ...answer, session } },
      'GET /api/user/get-two-factor': { status: rejection.status, json },
    },
  });
  stops.push(watchSession(page.router, new QueryClient()));
  return page;
}

describe('a rejected call', () => {
  it('that demands the second factor leads to its page, and back afterwards', async () => {
    const page = openWith({ status: 403, code: 'two_factor_required' });
    expect(await screen.findByRole('heading', { name: 'Two-factor sign-in' })).toBeDefined();
    expect(customerSession.get()).toMatchObject({ token: 'token', twoFactorToken: null });
    expect(page.router.state.location.search).toEqual({ next: '/account/settings#two-factor' });
  });

  it('without a session leads to sign-in', async () => {
    const page = openWith({ status: 401, code: 'unauthorized' });
    await waitFor(() => expect(page.router.state.location.pathname).toBe('/login'));
    expect(customerSession.get().token).toBeNull();
  });
});

describe('a session that ends in a form', () => {
  const WITHDRAW = 'POST /api/investors/withdraw';
  const ended = {
    status: 401,
    json: {
      success: false,
      code: 'unauthorized',
      message: 'This session was signed out from another device. Please sign in again.',
      reason: { code: 'session_ended_elsewhere', params: {} },
    },
  };
  const login = { json: { success: true, token: 'new', eventUuid: 'e', two_factor_required: false } };

  /** The amount is typed, and the session is over when it is sent. */
  async function endInForm(next: Parameters<typeof currentAnswer>[0]) {
    const user = investor();
    const page = openPage('/balance/withdraw', {
      user,
      handlers: {
        [WITHDRAW]: ended,
        'POST /api/login': login,
        'GET /api/user/current': () => ({
          json: currentAnswer(customerSession.get().token === 'new' ? next : user),
        }),
      },
    });
    stops.push(watchSession(page.router, page.queries));
    await page.person.type(await screen.findByLabelText('Amount'), '75');
    await page.person.click(screen.getByRole('button', { name: 'Continue' }));
    expect(await screen.findByText(/signed out from another device/)).toBeDefined();
    expect(page.router.state.location.search).toEqual({
      next: '/balance/withdraw',
      notice: 'ended_elsewhere',
    });
    await page.person.type(screen.getByLabelText('E-mail'), 'aisyah@example.com');
    await page.person.type(screen.getByLabelText('Password'), 'kopi kaw');
    await page.person.click(screen.getByRole('button', { name: 'Sign in' }));
    return screen.findByLabelText<HTMLInputElement>('Amount');
  }

  it('says why, leads back after signing in, and the form is as it was', async () => {
    const amount = await endInForm(investor());
    await waitFor(() => expect(amount.value).toBe('75.00'));
    expect(customerSession.get().end).toBeNull();
  });

  it('shows nothing of it to another account', async () => {
    const amount = await endInForm(investor({ email: 'somebody.else@example.com' }));
    expect(amount.value).toBe('');
    expect(sessionStorage.getItem('unsent_forms')).toBeNull();
  });
});

describe('an account that is disabled under an open page', () => {
  it('leads to its page at the next rejected call', async () => {
    const user = investor();
    const disabled = investor({ account_status: 'Inactive', inactive_msg_formatted: 'You asked us to.' });
    let isDisabled = false;
    const page = openPage('/balance/withdraw', {
      user,
      handlers: {
        'POST /api/investors/withdraw': () => {
          isDisabled = true;
          return { status: 403, json: { success: false, code: 'account_inactive', message: 'Disabled.' } };
        },
        'GET /api/user/current': () => ({ json: currentAnswer(isDisabled ? disabled : user) }),
      },
    });
    stops.push(watchSession(page.router, page.queries));
    await page.person.type(await screen.findByLabelText('Amount'), '75');
    await page.person.click(screen.getByRole('button', { name: 'Continue' }));
    expect(await screen.findByText('You asked us to.')).toBeDefined();
    expect(page.router.state.location.pathname).toBe('/account/disabled');
  });

  it('leads to its page when the user that is loaded anew is disabled', async () => {
    const disabled = investor({ account_status: 'Inactive', inactive_msg_formatted: 'You asked us to.' });
    const page = openPage('/balance/withdraw', { user: investor() });
    stops.push(watchSession(page.router, page.queries));
    await screen.findByLabelText('Amount');
    page.queries.setQueryData(currentUserQuery.queryKey, currentAnswer(disabled));
    expect(await screen.findByText('You asked us to.')).toBeDefined();
  });
});
