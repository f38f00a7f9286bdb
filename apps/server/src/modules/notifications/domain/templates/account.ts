import type { EmailContent } from '../email-content.ts';
import { type HoldHours, hoursOf, malaysiaTime } from '../wording.ts';

/** E-mails about the account itself. */
export const accountTemplates = {
  verify_email: (params: { token: string }): EmailContent => ({
    category: 'security',
    subject: 'Please verify your e-mail address',
    paragraphs: ['Thank you for registering. One step is left: confirm that this e-mail address is yours.'],
    action: { label: 'Verify e-mail address', path: `/register/verify/${params.token}` },
    note: 'If you did not register, you can ignore this e-mail and nothing happens.',
  }),

  address_known: (_params: Record<string, never>): EmailContent => ({
    category: 'security',
    subject: 'You already have an account',
    paragraphs: [
      'Somebody, perhaps you, tried to register with this e-mail address. It already has an account, so no new one was made.',
      'If it was you, please sign in. If you forgot your password, you can set a new one there.',
    ],
    action: { label: 'Sign in', path: '/login' },
    note: 'If it was not you, there is nothing to do. Your account is unchanged.',
  }),

  password_reset: (params: { token: string; minutes: number }): EmailContent => ({
    category: 'security',
    subject: 'Choose a new password',
    paragraphs: ['Somebody, hopefully you, asked for a new password for your account.'],
    action: { label: 'Choose a new password', path: `/password/reset/${params.token}` },
    note: `The link works once, for ${params.minutes} minutes. If you did not ask for it, you can ignore this e-mail: your password stays as it is.`,
  }),

  password_reset_unverified: (params: { token: string; minutes: number }): EmailContent => ({
    category: 'security',
    subject: 'Choose a new password and verify your e-mail address',
    paragraphs: [
      'Somebody, hopefully you, asked for a new password. The account with this e-mail address is not verified yet, so nobody can sign in to it.',
      'Choosing a new password with the button below verifies the address as well. You can sign in right after it.',
    ],
    action: { label: 'Choose a new password', path: `/password/reset/${params.token}` },
    note: `The link works once, for ${params.minutes} minutes. If you have no account with us, you can ignore this e-mail and nothing happens.`,
  }),

  password_changed: (
    params: HoldHours & { how: 'changed' | 'reset'; at: string; device: string },
  ): EmailContent => ({
    category: 'security',
    subject: 'Your password was changed',
    paragraphs: [
      params.how === 'reset'
        ? 'A new password was chosen with the link that we mailed to you. You have been signed out everywhere.'
        : 'The password of your account was changed in the settings. All other devices have been signed out.',
      ...(params.how === 'reset' ? [`For your safety, withdrawals wait for ${hoursOf(params)} hours.`] : []),
    ],
    facts: [
      ['Time', malaysiaTime(params.at)],
      ['Device', params.device],
    ],
    action: { label: 'This was not me', path: '/password/reset' },
    note: 'If this was not you, choose a new password at once with the button above and write to us.',
  }),

  step_up_code: (params: { code: string; minutes: number }): EmailContent => ({
    category: 'security',
    subject: 'Your confirmation code',
    paragraphs: ['Please enter this code to go on.'],
    code: params.code,
    note: `The code works once, for ${params.minutes} minutes. We never ask for it by phone or e-mail.`,
  }),

  new_device: (params: { device: string; at: string; ip: string }): EmailContent => ({
    category: 'security',
    subject: 'A new device signed in',
    paragraphs: ['Your account was used from a device that we have not seen before.'],
    facts: [
      ['Device', params.device],
      ['Time', malaysiaTime(params.at)],
      ['Network address', params.ip],
    ],
    action: { label: 'This was not me', path: '/password/reset' },
    note: 'If this was you, there is nothing to do. If not, choose a new password at once with the button above: that signs everybody out.',
  }),
};
