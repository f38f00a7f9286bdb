import type { EmailContent } from '../email-content.ts';
import { type HoldHours, hoursOf, longDay } from '../wording.ts';

const SETTINGS = '/account/settings';

/** E-mails about how a customer is reached, and what they take with them. */
export const contactTemplates = {
  verify_new_email: (params: HoldHours & { token: string }): EmailContent => ({
    category: 'security',
    subject: 'Please confirm your new e-mail address',
    paragraphs: [
      'You asked us to write to this address from now on. Please confirm that it is yours. Until then we keep writing to the old one.',
      `The link works once, for 24 hours. Withdrawals are on hold for ${hoursOf(params)} hours after the change.`,
    ],
    action: { label: 'Confirm e-mail address', path: `/register/verify/${params.token}` },
    note: 'If you did not ask for this, you can ignore this e-mail and nothing happens.',
  }),

  email_change_asked: (params: { token: string }): EmailContent => ({
    category: 'security',
    subject: 'Somebody asked to change your e-mail address',
    paragraphs: [
      'Somebody who is signed in to your account, perhaps you, asked us to write to another e-mail address from now on. It changes once the link that we have sent there is opened.',
      'If this was you, there is nothing to do here. If it was not you, open the link below and confirm: it stops the change, ends every open link and code, and signs out every device. Then set a new password.',
    ],
    action: { label: 'This was not me', path: `/account/not-me/${params.token}` },
    note: 'The link works once, for 7 days, also after the address has been changed.',
  }),

  address_wanted: (_params: Record<string, never>): EmailContent => ({
    category: 'security',
    subject: 'Somebody entered your e-mail address',
    paragraphs: [
      'Somebody, perhaps you, tried to use this e-mail address for another account. It belongs to your account already, so nothing was changed.',
    ],
    action: { label: 'Sign in', path: '/login' },
    note: 'If it was not you, there is nothing to do. Your account is unchanged.',
  }),

  email_changed: (params: HoldHours): EmailContent => ({
    category: 'security',
    subject: 'Your e-mail address was changed',
    paragraphs: [
      `The e-mail address of your account was changed. Sign in with the new one from now on. Other devices were signed out, and withdrawals are on hold for ${hoursOf(params)} hours.`,
    ],
    note: 'If this was not you, please write to us at once.',
  }),

  phone_changed: (params: HoldHours & { phoneEnd: string }): EmailContent => ({
    category: 'security',
    subject: 'Your phone number was changed',
    paragraphs: [
      `The phone number of your account now ends in ${params.phoneEnd}. Withdrawals are on hold for ${hoursOf(params)} hours.`,
    ],
    action: { label: 'Look at your settings', path: SETTINGS },
    note: 'If this was not you, please change your password at once and write to us.',
  }),

  unsubscribed: (_params: Record<string, never>): EmailContent => ({
    category: 'security',
    subject: 'You get fewer e-mails from us now',
    paragraphs: [
      'We have stopped the e-mails that can be stopped. E-mails about your money and your security go on.',
      'You can turn them on again in your settings, under Notifications.',
    ],
    action: { label: 'Go to Notifications', path: `${SETTINGS}#notifications` },
    note: 'If you did not ask for this, you can turn them on again there.',
  }),

  export_ready: (params: { ref: string; expiresOn: string }): EmailContent => ({
    category: 'security',
    subject: 'Your data is ready',
    paragraphs: [
      `We have put together what we hold about you. Sign in to download it until ${longDay(params.expiresOn)}; after that it is deleted, and you can ask again.`,
    ],
    facts: [['Reference', params.ref]],
    action: { label: 'Go to your data', path: `${SETTINGS}#data` },
    note: 'If you did not ask for this, please change your password at once and write to us.',
  }),

  export_failed: (params: { ref: string }): EmailContent => ({
    category: 'security',
    subject: 'Your data could not be put together',
    paragraphs: [
      'We tried several times to put together what we hold about you, and something went wrong on our side. We are sorry. Please ask again; if it fails again, write to us.',
    ],
    facts: [['Reference', params.ref]],
    action: { label: 'Ask again', path: `${SETTINGS}#data` },
  }),
};
