import type { EmailContent } from '../email-content.ts';

/** E-mails about an account that operators disabled or enabled. */
export const accountStateTemplates = {
  account_disabled: (params: { reason: string }): EmailContent => ({
    category: 'security',
    subject: 'Your account is disabled',
    paragraphs: [
      'We have disabled your account. You can still sign in, but nothing can be moved or changed.',
      `Reason: ${params.reason}`,
      'Your money and your investments are unchanged.',
    ],
    note: 'If you think that this is a mistake, please write to us.',
  }),

  account_enabled: (_params: Record<string, never>): EmailContent => ({
    category: 'security',
    subject: 'Your account is enabled again',
    paragraphs: ['Your account works again as before.'],
    action: { label: 'Sign in', path: '/login' },
    note: 'If you did not expect this, please write to us.',
  }),
};
