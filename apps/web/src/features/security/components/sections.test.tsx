import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { customerSession } from '../../../lib/session/session-store.ts';
import { serve } from '../../../testing/server.ts';
import { showPage } from '../../../testing/show-page.tsx';
import { currentAnswer, investor } from '../../../testing/users.ts';
import { PasswordSection } from './password-section.tsx';
import { SessionsSection } from './sessions-section.tsx';

const CHANGE = 'POST /api/user/change-password';
const LIST = 'GET /api/sessions';
const here = '0194b6f0-0000-7000-8000-0000000000aa';
const there = '0194b6f0-0000-7000-8000-0000000000bb';
const current = (differences = {}) => ({
  'GET /api/user/current': { json: currentAnswer(investor(differences)) },
});
const item = (eventUuid: string, device: string) => ({
  ...{ eventUuid, device, ip: '203.0.113.9', is_current: eventUuid === here },
  ...{ signed_in_at: '2026-11-21T01:00:00.000Z', last_seen_at: '2026-11-21T02:00:00.000Z' },
  expires_at: '2026-11-21T13:00:00.000Z',
});
const items = [item(here, 'Chrome on Windows'), item(there, 'Safari on iPhone')];

beforeEach(() => {
  customerSession.signIn('old-token', here);
});

describe('changing the password', () => {
  async function change(handler: Parameters<typeof serve>[0][string], differences = {}) {
    const seen = serve({ ...current(differences), [CHANGE]: handler });
    const page = showPage(<PasswordSection />, { user: currentAnswer(investor(differences)) });
    await page.person.type(await screen.findByLabelText('Current password'), 'kopi kaw di jalan sultan');
    await page.person.type(screen.getByLabelText('New password'), 'ikan bilis terbang malam');
    await page.person.type(screen.getByLabelText('Repeat the new password'), 'ikan bilis terbang malam');
    await page.person.click(screen.getByRole('button', { name: 'Change password' }));
    return { ...page, seen };
  }
  const changed = { json: { success: true, token: 'new-token', eventUuid: there } };

  it('continues with the new sign-in and empties the form', async () => {
    const { seen } = await change(changed);
    await waitFor(() => expect(customerSession.get().token).toBe('new-token'));
    expect(customerSession.get().eventUuid).toBe(there);
    expect(seen.find(({ path }) => path === '/api/user/change-password')?.body).toEqual({
      current_password: 'kopi kaw di jalan sultan',
      password: 'ikan bilis terbang malam',
      password_confirmation: 'ikan bilis terbang malam',
    });
    await waitFor(() => expect(screen.getByLabelText('Current password')).toHaveProperty('value', ''));
  });

  it('forgets the second factor of this device, which died with the old password', async () => {
    customerSession.setTwoFactorToken('factor');
    await change(changed, { check_if_enabled_two_factor: true });
    await waitFor(() => expect(customerSession.get().twoFactorToken).toBeNull());
  });

  it('shows a wrong current password at its field and keeps the sign-in', async () => {
    const text = 'This is not your current password. Please try again.';
    const errors = { current_password: [text] };
    await change({ status: 422, json: { success: false, message: text, errors } });
    expect(await screen.findAllByText(text)).toHaveLength(2);
    expect(customerSession.get().token).toBe('old-token');
  });
});

describe('the list of sign-ins', () => {
  const END_THERE = `DELETE /api/sessions/${there}`;
  async function show(handlers: Parameters<typeof serve>[0] = {}) {
    const seen = serve({ ...current(), [LIST]: { json: { success: true, items } }, ...handlers });
    const page = showPage(<SessionsSection />, { at: '/account/settings', user: currentAnswer(investor()) });
    await screen.findByText('Safari on iPhone');
    return { ...page, seen };
  }

  it('marks this device and says when each was used', async () => {
    await show();
    const [mine, other] = screen.getAllByRole('listitem');
    expect(mine?.textContent).toContain('Chrome on WindowsThis device');
    expect(other?.textContent).not.toContain('This device');
    expect(other?.textContent).toContain('203.0.113.9');
  });

  it('ends another after a confirmation, and refetches the list', async () => {
    const { person, seen } = await show({ [END_THERE]: {} });
    await person.click(screen.getByRole('button', { name: 'End session of Safari on iPhone' }));
    const dialog = await screen.findByRole('dialog');
    expect(seen.some(({ method }) => method === 'DELETE')).toBe(false);
    await person.click(within(dialog).getByRole('button', { name: 'End session' }));
    await waitFor(() => expect(seen.filter(({ path }) => path === '/api/sessions')).toHaveLength(2));
    expect(customerSession.get().token).toBe('old-token');
  });

  it('ends all others after a confirmation, and refetches the list', async () => {
    const { person, seen } = await show({ 'DELETE /api/sessions': { json: { success: true, ended: 1 } } });
    await person.click(screen.getByRole('button', { name: 'End all other sessions' }));
    const dialog = await screen.findByRole('dialog', { name: 'End all other sessions' });
    expect(seen.some(({ method }) => method === 'DELETE')).toBe(false);
    await person.click(within(dialog).getByRole('button', { name: 'End all other sessions' }));
    await waitFor(() => expect(seen.filter(({ method }) => method === 'GET')).toHaveLength(2));
    expect(customerSession.get().token).toBe('old-token');
  });

  it('signs out when it ends its own', async () => {
    const { person, router } = await show({ [`DELETE /api/sessions/${here}`]: {} });
    await person.click(screen.getByRole('button', { name: 'End session of Chrome on Windows' }));
    await person.click(
      within(await screen.findByRole('dialog')).getByRole('button', { name: 'End session' }),
    );
    await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
    expect(customerSession.get()).toMatchObject({ token: null, eventUuid: null });
  });

  it('reads the list again when one had ended by itself', async () => {
    const gone = {
      status: 404,
      json: { success: false, code: 'not_found', message: 'We could not find this.' },
    };
    const { person, seen } = await show({ [END_THERE]: gone });
    await person.click(screen.getByRole('button', { name: 'End session of Safari on iPhone' }));
    await person.click(
      within(await screen.findByRole('dialog')).getByRole('button', { name: 'End session' }),
    );
    await waitFor(() => expect(seen.filter(({ path }) => path === '/api/sessions')).toHaveLength(2));
  });
});
