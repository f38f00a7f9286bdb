import type { EmailTemplate } from '../email-template.ts';
import { account, text, time } from '../email-texts.ts';
import { type HoldHours, hoursOf } from '../terms.ts';

interface Account {
  readonly bankName: string;
  readonly last4: string;
}

const PATH = '/account/settings#bank';

const reasons = {
  not_found: text('bank_account_rejected_body_not_found'),
  closed: text('bank_account_rejected_body_closed'),
  other_name: text('bank_account_rejected_body_other_name'),
  no_answer: text('bank_account_rejected_body_no_answer'),
  operator: text('bank_account_rejected_body_operator'),
} as const;

/** E-mails about the account that a customer is paid to. */
export const bankAccountTemplates = {
  bank_account_changed: (params: Account & HoldHours & { usableFrom: string }): EmailTemplate => ({
    category: 'security',
    subject: text('bank_account_changed_subject'),
    paragraphs: [text('bank_account_changed_body', { hours: hoursOf(params) })],
    facts: [
      [text('label_account'), account(params)],
      [text('label_can_be_used_from'), time(params.usableFrom)],
    ],
    action: { label: text('action_open_settings'), path: PATH },
    note: text('note_not_you'),
  }),

  bank_account_review: (params: Account): EmailTemplate => ({
    category: 'security',
    subject: text('bank_account_review_subject'),
    paragraphs: [text('bank_account_review_body')],
    facts: [[text('label_account'), account(params)]],
    action: { label: text('action_open_settings'), path: PATH },
    note: text('note_not_you'),
  }),

  bank_account_refused: (params: Account & { refusal: keyof typeof reasons }): EmailTemplate => ({
    category: 'security',
    subject: text('bank_account_rejected_subject'),
    paragraphs: [reasons[params.refusal], text('bank_account_rejected_body_unchanged')],
    facts: [[text('label_account'), account(params)]],
    action: { label: text('action_use_another_account'), path: PATH },
    note: text('note_not_you'),
  }),
};
