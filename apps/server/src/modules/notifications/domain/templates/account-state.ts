import type { EmailTemplate } from '../email-template.ts';
import { text } from '../email-texts.ts';

/** E-mails about an account that its owner closed, or that operators disabled or enabled. */
export const accountStateTemplates = {
  account_closed: (params: { on: string }): EmailTemplate => ({
    category: 'security',
    subject: text('account_closed_subject'),
    paragraphs: [text('account_closed_body', { on: params.on }), text('account_closed_body_2')],
    note: text('account_closed_note'),
  }),

  account_disabled: (params: { reason: string }): EmailTemplate => ({
    category: 'security',
    subject: text('account_disabled_subject'),
    paragraphs: [
      text('account_disabled_body'),
      text('body_reason', { reason: params.reason }),
      text('account_disabled_body_2'),
    ],
    note: text('account_disabled_note'),
  }),

  account_enabled: (_params: Record<string, never>): EmailTemplate => ({
    category: 'security',
    subject: text('account_enabled_subject'),
    paragraphs: [text('account_enabled_body')],
    action: { label: text('action_sign_in'), path: '/login' },
    note: text('account_enabled_note'),
  }),
};
