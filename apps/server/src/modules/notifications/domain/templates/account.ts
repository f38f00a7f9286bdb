import type { Letter } from '../letter.ts';

/** E-mails about the account itself. */
export const accountTemplates = {
  verify_email: (params: { token: string }): Letter => ({
    category: 'security',
    subject: 'Please verify your e-mail address',
    paragraphs: ['Thank you for registering. One step is left: confirm that this e-mail address is yours.'],
    action: { label: 'Verify e-mail address', path: `/register/verify/${params.token}` },
    note: 'If you did not register, you can ignore this e-mail and nothing happens.',
  }),

  address_known: (_params: Record<string, never>): Letter => ({
    category: 'security',
    subject: 'You already have an account',
    paragraphs: [
      'Somebody, perhaps you, tried to register with this e-mail address. It already has an account, so no new one was made.',
      'If it was you, please sign in. If you forgot your password, you can set a new one there.',
    ],
    action: { label: 'Sign in', path: '/login' },
    note: 'If it was not you, there is nothing to do. Your account is unchanged.',
  }),

  step_up_code: (params: { code: string; minutes: number }): Letter => ({
    category: 'security',
    subject: 'Your confirmation code',
    paragraphs: ['Please enter this code to go on.'],
    code: params.code,
    note: `The code works once, for ${params.minutes} minutes. We never ask for it by phone or e-mail.`,
  }),

  new_device: (params: { device: string; at: string; ip: string }): Letter => ({
    category: 'security',
    subject: 'A new device signed in',
    paragraphs: ['Your account was used from a device that we have not seen before.'],
    facts: [
      ['Device', params.device],
      ['Time', params.at],
      ['Address', params.ip],
    ],
    note: 'If this was not you, please change your password at once and write to us.',
  }),
};
