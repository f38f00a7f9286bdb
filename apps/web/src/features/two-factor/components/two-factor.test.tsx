import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { customerSession } from '../../../lib/session/session-store.ts';
import { openPage } from '../../../testing/open-page.tsx';
import { serve } from '../../../testing/server.ts';
import { showPage } from '../../../testing/show-page.tsx';
import { currentAnswer, investor } from '../../../testing/users.ts';
import type { TwoFactorState } from '../api/two-factor.ts';
import { TwoFactorSection } from './two-factor-section.tsx';
import { TwoFactorSignIn } from './two-factor-sign-in.tsx';

const GIVE = 'POST /api/user/authenticate-two-factor';
const SEND = 'POST /api/user/send-email-otp';
const STATE = 'GET /api/user/get-two-factor';
const passed = { success: true, two_factor_token: 'second', expires_at: '', recovery_codes: null };
const wrong = 'This code is wrong or was used already. Please wait for the next one.';
const rejected = { status: 422, json: { success: false, message: wrong, errors: { otp_code: [wrong] } } };
const off: TwoFactorState = {
  success: true,
  enabled: false,
  otp_types: [],
  recovery_codes_left: 0,
  reset_at: null,
  trusted_devices: [],
};
const on: TwoFactorState = {
  ...off,
  enabled: true,
  otp_types: ['totp', 'recovery'],
  recovery_codes_left: 9,
};

type Handlers = Parameters<typeof serve>[0];

function waitingFor(otpTypes: TwoFactorState['otp_types']) {
  const answer = currentAnswer(investor({ check_if_enabled_two_factor: true }));
  return { ...answer, session: { ...answer.session, otp_types: otpTypes } };
}

function showSignIn(otpTypes: TwoFactorState['otp_types'], handlers: Handlers, next?: string) {
  const user = waitingFor(otpTypes);
  const seen = serve({ 'GET /api/user/current': { json: user }, ...handlers });
  customerSession.signIn('token', null);
  const page = showPage(<TwoFactorSignIn next={next} logOut={null} />, { at: '/two-factor-page', user });
  const sent = (to: string) => seen.filter(({ method, path }) => `${method} ${path}` === to);
  return { ...page, given: () => sent(GIVE).map(({ body }) => body), sent };
}

beforeEach(() => localStorage.clear());

describe('giving the second factor', () => {
  it('submits six digits automatically, stores the token and continues to the requested page', async () => {
    const page = showSignIn(['totp', 'recovery'], { [GIVE]: { json: passed } }, '/notes?tab=past');
    await page.person.type(await screen.findByLabelText('6-digit code'), '123 456');
    await waitFor(() => expect(page.router.state.location.href).toBe('/notes?tab=past'));
    expect(page.given()).toEqual([{ otp_code: '123456', otp_type: 'totp', remember_device: 0 }]);
    expect(customerSession.get().twoFactorToken).toBe('second');
  });

  it('has the tick above the field, and sends a complete code once', async () => {
    const page = showSignIn(['totp', 'recovery'], { [GIVE]: () => new Promise(() => undefined) });
    const code = await screen.findByLabelText('6-digit code');
    const tick = screen.getByLabelText(/Remember this device/);
    expect(tick.compareDocumentPosition(code)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await page.person.type(code, '123456{Enter}{Enter}');
    await waitFor(() => expect(page.given()).toHaveLength(1));
  });

  it('says what is wrong and empties the field, so that the next code is typed at once', async () => {
    const page = showSignIn(['totp', 'recovery'], { [GIVE]: rejected });
    await page.person.type(await screen.findByLabelText('6-digit code'), '123456');
    expect((await screen.findByRole('alert')).textContent).toBe(wrong);
    expect(screen.getByLabelText<HTMLInputElement>('6-digit code').value).toBe('');
    expect(customerSession.get().twoFactorToken).toBeNull();
  });

  it('accepts a recovery code, and trusts the device on request', async () => {
    const page = showSignIn(['totp', 'recovery'], { [GIVE]: { json: passed } });
    await page.person.click(await screen.findByRole('button', { name: 'Use recovery code' }));
    await page.person.click(screen.getByLabelText(/Remember this device/));
    await page.person.type(screen.getByLabelText('Recovery code'), 'ABCDE-FGHJK');
    expect(page.given()).toEqual([]);
    await page.person.click(screen.getByRole('button', { name: 'Continue' }));
    await waitFor(() =>
      expect(page.given()).toEqual([{ otp_code: 'ABCDEFGHJK', otp_type: 'recovery', remember_device: 1 }]),
    );
  });

  it('mails a code on request, and counts down to the next one', async () => {
    const resendAt = new Date(Date.now() + 60_000).toISOString();
    const page = showSignIn(['email', 'recovery'], {
      [SEND]: { json: { success: true, expires_at: resendAt, resend_at: resendAt } },
    });
    await page.person.click(await screen.findByRole('button', { name: 'Send code' }));
    const again = await screen.findByRole<HTMLButtonElement>('button', {
      name: /^Send new code \(\d+ s\)$/,
    });
    expect(again.disabled).toBe(true);
    expect(document.activeElement).toBe(screen.getByLabelText('6-digit code'));
    expect(page.sent(SEND).map(({ body }) => body)).toEqual([{ purpose: 'sign_in' }]);
  });
});

describe('a token that opens nothing', () => {
  it('is dropped when the server demands the second factor, and the page prompts for a code', async () => {
    const answer = waitingFor(['totp', 'recovery']);
    customerSession.setTwoFactorToken('stale');
    const page = openPage('/account/settings', {
      user: answer.user,
      handlers: { 'GET /api/user/current': { json: answer } },
    });
    expect(await screen.findByRole('heading', { name: 'Two-factor sign-in' })).toBeDefined();
    expect(customerSession.get().twoFactorToken).toBeNull();
    expect(page.router.state.location.search).toEqual({ next: '/account/settings' });
  });
});

describe('two-factor in the settings', () => {
  const showSection = (state: TwoFactorState, handlers: Handlers = {}) => {
    const user = currentAnswer(investor());
    const seen = serve({ 'GET /api/user/current': { json: user }, [STATE]: { json: state }, ...handlers });
    return { ...showPage(<TwoFactorSection />, { user }), seen };
  };

  it('shows the key of an app and, once, the recovery codes', async () => {
    const page = showSection(off, {
      'GET /api/user/get-qr-code': {
        json: {
          success: true,
          qr_code: 'data:image/png;base64,',
          secret: 'ABCDEFGH',
          secret_key: 'k',
          expires_at: '',
        },
      },
      [GIVE]: { json: { ...passed, recovery_codes: ['ABCDEFGHJK', 'KLMNPQRSTU'] } },
    });
    await page.person.click(await screen.findByRole('button', { name: 'Use an authenticator app' }));
    expect(await screen.findByText('Key: ABCD EFGH')).toBeDefined();
    await page.person.type(screen.getByLabelText('6-digit code'), '123456');
    await page.person.click(screen.getByRole('button', { name: 'Switch on' }));
    const list = await screen.findByRole('list', { name: 'Recovery codes' });
    expect(
      within(list)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(['ABCDE-FGHJK', 'KLMNP-QRSTU']);
    expect(page.seen.find(({ path }) => path.endsWith('authenticate-two-factor'))?.body).toEqual({
      otp_code: '123456',
      otp_type: 'totp',
      secret_key: 'k',
      remember_device: 0,
    });
    expect(customerSession.get().twoFactorToken).toBe('second');
    await page.person.click(screen.getByRole('button', { name: 'Done' }));
    expect(screen.getByText(/Please confirm that you have kept the codes/)).toBeDefined();
    await page.person.click(
      screen.getByRole('checkbox', { name: 'I have kept these codes in a safe place' }),
    );
    await page.person.click(screen.getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(screen.queryByText('ABCDE-FGHJK')).toBeNull());
  });

  it('requires a code of the current factor before another is set up', async () => {
    const page = showSection(on);
    await page.person.click(await screen.findByRole('button', { name: 'Change authenticator app' }));
    expect(await screen.findByText(/First, confirm/)).toBeDefined();
    expect(page.seen.map(({ path }) => path)).not.toContain('/api/user/get-qr-code');
  });

  it('shows a scheduled reset, and how to stop it', async () => {
    showSection({ ...on, reset_at: '2026-11-22T02:04:00.000Z' });
    expect(await screen.findByText(/It takes effect on 22 Nov 2026, 10:04/)).toBeDefined();
    expect(screen.getByRole('button', { name: 'Cancel reset' })).toBeDefined();
  });

  it('switches off with the password and the code that the server demands', async () => {
    customerSession.setTwoFactorToken('second');
    const answers = [
      { status: 403, json: { success: false, code: 'step_up_required', message: 'x', otp_types: ['totp'] } },
      { json: { success: true } },
    ];
    const page = showSection(on, { 'POST /api/user/turn-off-two-factor': () => answers.shift() ?? {} });
    await page.person.click(await screen.findByRole('button', { name: 'Turn off' }));
    const dialog = await screen.findByRole('dialog');
    await page.person.type(within(dialog).getByLabelText('Password'), 'kopi kaw');
    await page.person.click(within(dialog).getByRole('button', { name: 'Turn off' }));
    await page.person.type(await within(dialog).findByLabelText('6-digit code'), '123456');
    await page.person.click(within(dialog).getByRole('button', { name: 'Turn off' }));
    await waitFor(() => expect(customerSession.get().twoFactorToken).toBeNull());
    const bodies = page.seen
      .filter(({ path }) => path.endsWith('turn-off-two-factor'))
      .map(({ body }) => body);
    expect(bodies).toEqual([{ password: 'kopi kaw' }, { password: 'kopi kaw', otp_code: '123456' }]);
  });
});
