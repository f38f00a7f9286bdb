import type { EmailContent } from '../email-content.ts';
import { type HoldHours, hoursOf, malaysiaTime } from '../wording.ts';

const settings = { label: 'Open security settings', path: '/account/settings' };
const notYou = 'If this was not you, please change your password at once and write to us.';

const oneCode = (params: { code: string; minutes: number }) => ({
  code: params.code,
  note: `The code works once, for ${params.minutes} minutes. We never ask for it by phone or e-mail.`,
});

const waits = (params: HoldHours) => `To protect your money, withdrawals wait for ${hoursOf(params)} hours.`;

/** E-mails about the second factor; all are about security, so nobody can switch them off. */
export const twoFactorTemplates = {
  sign_in_code: (params: { code: string; minutes: number }): EmailContent => ({
    category: 'security',
    subject: 'Your sign-in code',
    paragraphs: [
      'Please enter this code to finish signing in.',
      'If you are not signing in at this moment, somebody knows your password: please change it.',
    ],
    ...oneCode(params),
  }),

  enrol_code: (params: { code: string; minutes: number }): EmailContent => ({
    category: 'security',
    subject: 'Your code to switch on two-factor',
    paragraphs: ['Please enter this code to receive your sign-in codes at this address from now on.'],
    ...oneCode(params),
  }),

  two_factor_enabled: (params: HoldHours & { method: 'totp' | 'email' }): EmailContent => ({
    category: 'security',
    subject: 'Two-factor is switched on',
    paragraphs: [
      params.method === 'totp'
        ? 'From now on a code of your authenticator app is asked for when you sign in.'
        : 'From now on a code that we send to this address is asked for when you sign in.',
      `Please keep your recovery codes in a safe place. ${waits(params)}`,
    ],
    action: settings,
    note: notYou,
  }),

  two_factor_off: (params: HoldHours): EmailContent => ({
    category: 'security',
    subject: 'Two-factor is switched off',
    paragraphs: [`Your password alone opens your account now. ${waits(params)}`],
    action: settings,
    note: notYou,
  }),

  two_factor_reset: (params: { token: string; minutes: number }): EmailContent => ({
    category: 'security',
    subject: 'Reset two-factor',
    paragraphs: [
      'Somebody, perhaps you, has lost the second factor of this account. To reset it, open the link and enter your password.',
      'The reset takes effect 24 hours later.',
    ],
    action: { label: 'Reset two-factor', path: `/two-factor/reset/${params.token}` },
    note: `The link works once, for ${params.minutes} minutes. If it was not you, there is nothing to do: nothing happens without your password.`,
  }),

  two_factor_reset_requested: (params: HoldHours & { takesEffectAt: string }): EmailContent => ({
    category: 'security',
    subject: 'Two-factor will be reset in 24 hours',
    paragraphs: [
      `The second factor of your account is going to be switched off. Every device is signed out then, and withdrawals wait for another ${hoursOf(params)} hours.`,
      'To stop the reset, sign in and enter a code of your second factor, or one of your recovery codes, before that time.',
    ],
    facts: [['Takes effect', malaysiaTime(params.takesEffectAt)]],
    action: { label: 'Sign in to stop it', path: '/login' },
    note: 'If you did not ask for this, somebody knows your password and can read your e-mail: stop the reset and change both passwords at once.',
  }),

  two_factor_reset_stopped: (_params: Record<string, never>): EmailContent => ({
    category: 'security',
    subject: 'The reset of two-factor is stopped',
    paragraphs: [
      'Your second factor stays switched on: a code of it was entered, or your account was secured in another way.',
    ],
    note: notYou,
  }),

  two_factor_reset_done: (params: HoldHours): EmailContent => ({
    category: 'security',
    subject: 'Two-factor has been reset',
    paragraphs: [
      'The second factor of your account is switched off and every device is signed out. You can sign in with your password alone.',
      `Please switch two-factor on again in the settings. ${waits(params)}`,
    ],
    action: { label: 'Sign in', path: '/login' },
    note: notYou,
  }),

  recovery_codes_replaced: (_params: Record<string, never>): EmailContent => ({
    category: 'security',
    subject: 'You have new recovery codes',
    paragraphs: ['Ten new recovery codes were made. The ones before do not work any more.'],
    note: notYou,
  }),

  recovery_code_used: (params: { left: number }): EmailContent => ({
    category: 'security',
    subject: 'A recovery code was used',
    paragraphs: [
      'A recovery code was entered in the place of your second factor. It does not work a second time.',
      params.left === 0
        ? 'It was the last one. Please make new ones in the settings.'
        : `You have ${params.left} left.`,
    ],
    action: settings,
    note: notYou,
  }),

  passkey_added: (params: HoldHours & { passkey: string }): EmailContent => ({
    category: 'security',
    subject: 'A passkey was added',
    paragraphs: [
      `It opens your account without a password. Other devices have been signed out. ${waits(params)}`,
    ],
    facts: [['Passkey', params.passkey]],
    action: settings,
    note: 'If this was not you, set a new password by “Forgot your password?” at once: that removes every passkey. Then write to us.',
  }),

  passkey_removed: (params: HoldHours & { passkey: string }): EmailContent => ({
    category: 'security',
    subject: 'A passkey was removed',
    paragraphs: [
      `It does not open your account any more. Other devices have been signed out. ${waits(params)}`,
    ],
    facts: [['Passkey', params.passkey]],
    action: settings,
    note: notYou,
  }),

  passkey_copied: (params: { passkey: string }): EmailContent => ({
    category: 'security',
    subject: 'A passkey was refused',
    paragraphs: [
      'Somebody tried to sign in with your passkey, and it counted its uses wrongly. That happens when a passkey has been copied, so it was refused.',
      'Please remove this passkey in the settings and add a new one.',
    ],
    facts: [['Passkey', params.passkey]],
    action: settings,
    note: notYou,
  }),

  device_forgotten: (params: { device: string }): EmailContent => ({
    category: 'security',
    subject: 'A device is no longer remembered',
    paragraphs: ['The next time you use it, this device is asked for a code again.'],
    facts: [['Device', params.device]],
    note: notYou,
  }),
};
