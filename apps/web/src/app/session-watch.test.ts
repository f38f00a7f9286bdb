import { QueryClient } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { customerSession } from '../lib/session/session-store.ts';
import { openPage } from '../testing/open-page.tsx';
import { currentAnswer, investor } from '../testing/users.ts';
import { watchSession } from './session-watch.ts';

const stops: (() => void)[] = [];
beforeEach(() => localStorage.clear());
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

/** A page of somebody whose session was good a moment ago; every other call is refused like this. */
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

describe('a refused call', () => {
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
