import { focusManager } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { act, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { recordActivity, recordContact } from '../../../lib/session/presence.ts';
import { customerSession } from '../../../lib/session/session-store.ts';
import { serve } from '../../../testing/server.ts';
import { showPage } from '../../../testing/show-page.tsx';
import { currentAnswer, investor } from '../../../testing/users.ts';
import { SessionExpiry } from './session-expiry.tsx';

const MINUTE = 60_000;
const STEP_MS = 10_000;
const CURRENT = 'GET /api/user/current';
const LOG_OUT = 'POST /api/logout';

/** As the layouts have it: gone once the sign-in page is there. */
function SignedInPage(): ReactNode {
  const { pathname } = useLocation();
  return pathname === '/login' ? null : <SessionExpiry />;
}

/** Half an hour idle; the sign-in itself ends after so many minutes. */
async function show(endsAfterMinutes: number) {
  const expiresAt = new Date(Date.now() + endsAfterMinutes * MINUTE).toISOString();
  const answer = currentAnswer(investor());
  const user = { ...answer, session: { ...answer.session, idle_seconds: 1_800, expires_at: expiresAt } };
  const seen = serve({ [CURRENT]: { json: user }, [LOG_OUT]: {} });
  customerSession.signIn('token', '0194b6f0-0000-7000-8000-0000000000aa');
  const page = showPage(<SignedInPage />, { at: '/balance', user });
  recordActivity();
  recordContact();
  await after(0);
  const requestsTo = (call: string) => seen.filter(({ method, path }) => `${method} ${path}` === call).length;
  return { ...page, asked: requestsTo };
}

/** Lets time pass in steps, because what a step has set off is drawn when it is over. */
async function after(ms: number): Promise<void> {
  for (let left = ms; left >= 0; left -= STEP_MS) {
    await act(() => vi.advanceTimersByTimeAsync(Math.min(left, STEP_MS)));
  }
}

const dialog = () => screen.queryByRole('dialog');

beforeEach(() => {
  vi.useFakeTimers();
  // The window has no focus, so nothing is refetched.
  focusManager.setFocused(false);
});
afterEach(() => {
  vi.useRealTimers();
  focusManager.setFocused(undefined);
});

describe('the end of a sign-in', () => {
  it('is silent while there is time', async () => {
    await show(12 * 60);
    await after(26 * MINUTE);
    expect(dialog()).toBeNull();
  });

  it('prompts an inactive user, counts down, and continues with one call', async () => {
    const { asked: requestsTo } = await show(12 * 60);
    await after(27 * MINUTE + 1_000);
    expect(dialog()?.textContent).toContain('signed out in 1:59');
    await after(10_000);
    expect(dialog()?.textContent).toContain('signed out in 1:49');
    expect(requestsTo(CURRENT)).toBe(0);
    await act(async () => screen.getByRole('button', { name: 'Stay signed in' }).click());
    await after(1_000);
    expect(requestsTo(CURRENT)).toBe(1);
    expect(dialog()).toBeNull();
    await after(20 * MINUTE);
    expect(dialog()).toBeNull();
  });

  it('does not prompt while the user is typing, but makes the call', async () => {
    const { asked: requestsTo } = await show(12 * 60);
    await after(26.5 * MINUTE);
    recordActivity();
    await after(MINUTE);
    expect([dialog(), requestsTo(CURRENT)]).toEqual([null, 1]);
  });

  it('is put off by what another tab does', async () => {
    await show(12 * 60);
    await after(27 * MINUTE + 1_000);
    expect(dialog()).not.toBeNull();
    localStorage.setItem('last_contact', String(Date.now()));
    await act(async () => window.dispatchEvent(new StorageEvent('storage', { key: 'last_contact' })));
    expect(dialog()).toBeNull();
  });

  it('signs out here and on the server without an answer, and shows the reason', async () => {
    const { asked: requestsTo, router } = await show(12 * 60);
    await after(30 * MINUTE);
    expect(requestsTo(LOG_OUT)).toBe(1);
    expect(requestsTo(CURRENT)).toBe(0);
    expect(customerSession.get().token).toBeNull();
    expect(router.state.location.href).toBe('/login?next=%2Fbalance&notice=idle');
  });

  it('comes after some hours regardless of activity, with one warning before', async () => {
    const { router } = await show(10);
    await after(8 * MINUTE + 1_000);
    expect(dialog()?.textContent).toContain('ends in 1:59');
    await act(async () => screen.getByRole('button', { name: 'Understood' }).click());
    await after(1_000);
    expect(dialog()).toBeNull();
    await after(2 * MINUTE);
    expect(customerSession.get().token).toBeNull();
    expect(router.state.location.href).toContain('notice=expired');
  });
});
