import { act, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { BankAccountPanel } from '../features/operator/bank-accounts/components/bank-account-panel.tsx';
import type { TwoFactorState } from '../features/two-factor/api/two-factor.ts';
import { ResetForm } from '../features/two-factor/components/reset-form.tsx';
import { TwoFactorSection } from '../features/two-factor/components/two-factor-section.tsx';
import { provideWords, speak } from '../lib/text/language.ts';
import { openPage } from '../testing/open-page.tsx';
import { idOf } from '../testing/operators.ts';
import { platformTerms } from '../testing/platform.ts';
import { serve } from '../testing/server.ts';
import { showPage } from '../testing/show-page.tsx';
import { currentAnswer, investor } from '../testing/users.ts';
import { loadWords } from './language/words.ts';

const TERMS = 'GET /api/platform/terms';
const termsOf = (security_hold_hours: number) => ({
  [TERMS]: { json: { success: true, terms: { ...platformTerms, security_hold_hours } } },
});
const info = {
  ...{ id: idOf(1), email: 'aisyah@example.com', pending_email: null, locale: 'en', email_opt_in: true },
  ...{ phone_country_code: '+60', phone_number: '123456789' },
  address: { line_1: '12, Jalan', line_2: null, postcode: '50400', city: 'KL', state: '14', country: 'MY' },
  bank_account: {
    ...{ bic: 'MBBEMYKL', bank_name: 'Maybank', last4: '5678', holder_name: 'AISYAH' },
    usable_from: '2026-11-21T03:04:05.678Z',
  },
  ...{ pending_bank_account: null, notification_preferences: [] },
};
const factor = (enabled: boolean): TwoFactorState => ({
  ...{ success: true as const, enabled, recovery_codes_left: 9, reset_at: null, trusted_devices: [] },
  otp_types: enabled ? ['totp', 'recovery'] : [],
});

function showFactor(enabled: boolean, hours: number) {
  const user = currentAnswer(investor());
  serve({
    'GET /api/user/current': { json: user },
    'GET /api/user/get-two-factor': { json: factor(enabled) },
    ...termsOf(hours),
  });
  return showPage(<TwoFactorSection />, { user });
}

describe.each([
  [48, '48 hours'],
  [1, '1 hour'],
])('withdrawals that the setting holds for %i hours', (hours, said) => {
  it('are named so where contact and bank account are changed', async () => {
    const settings = {
      'GET /api/user/info': { json: { success: true, user_info: info } },
      'GET /api/user/export': { json: { success: true, export: null } },
      ...termsOf(hours),
    };
    const { person } = openPage('/account/settings', { user: investor(), handlers: settings });
    expect(
      await screen.findByText(`Withdrawals are on hold for ${said} after a change of phone or e-mail.`),
    ).toBeTruthy();
    await person.click(await screen.findByRole('button', { name: 'Change bank account' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Change bank account' }));
    expect(
      dialog.getByText(new RegExp(`on hold for ${said}, until \\d+ \\w+ \\d{4}, \\d\\d:\\d\\d\\.$`)),
    ).toBeTruthy();
  });

  it('are named so where a password is chosen', async () => {
    openPage('/password/reset/the-token', { user: null, handlers: termsOf(hours) });
    expect(await screen.findByText(new RegExp(`withdrawals are on hold for ${said}\\.$`))).toBeTruthy();
  });

  it('are named so where two-factor is off', async () => {
    showFactor(false, hours);
    expect(
      await screen.findByText(`After a change of two-factor, withdrawals wait for ${said}.`),
    ).toBeTruthy();
  });

  it('are named so where two-factor is on, and where it is switched off', async () => {
    const { person } = showFactor(true, hours);
    expect(
      await screen.findByText(`After a change of two-factor, withdrawals wait for ${said}.`),
    ).toBeTruthy();
    await person.click(await screen.findByRole('button', { name: 'Turn off' }));
    expect(
      await screen.findByText(new RegExp(`devices end, and withdrawals wait for ${said}, until `)),
    ).toBeTruthy();
  });

  it('are named so where two-factor is reset', async () => {
    serve(termsOf(hours));
    showPage(<ResetForm token="the-token" />);
    expect(await screen.findByText(`After that, withdrawals wait for ${said}.`)).toBeTruthy();
  });

  it('are named so to the operator who accepts a bank account', async () => {
    serve(termsOf(hours));
    const row = {
      ...{ id: idOf(2), user_id: idOf(3), verified_name: 'AISYAH', holder_name: 'AISYAH' },
      ...{ bank_holder_name: null, name_check: 'absent' as const, bank_name: 'Maybank', last4: '5678' },
      ...{ requested_at: '2026-11-21T03:04:05.678Z', can: { accept: true, refuse: true } },
      bic: 'MBBEMYKL',
    };
    const { person } = showPage(<BankAccountPanel row={row} />);
    await person.click(await screen.findByRole('button', { name: 'Propose approval' }));
    expect(await screen.findByText(new RegExp(`after a hold of ${said}\\.`))).toBeTruthy();
  });
});

describe('withdrawals whose hold is not known', () => {
  it('wait for some time, where the figures cannot be loaded', async () => {
    openPage('/password/reset/the-token', { user: null });
    expect(await screen.findByText(/withdrawals are on hold for some time\.$/)).toBeTruthy();
  });

  it('are named in Bahasa Malaysia too', async () => {
    provideWords(loadWords);
    openPage('/password/reset/the-token', { user: null, handlers: termsOf(48) });
    await screen.findByText(/48 hours/);
    await act(() => speak('ms'));
    expect(await screen.findByText(/pengeluaran ditangguhkan selama 48 jam\.$/)).toBeTruthy();
    await act(() => speak('en'));
  });
});
