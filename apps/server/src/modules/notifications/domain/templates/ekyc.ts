import type { Message } from '@titian/contracts/messages/definition';
import type { EmailTemplate } from '../email-template.ts';
import { given, text } from '../email-texts.ts';

const path = '/verification';

/** E-mails about the identity check. */
export const ekycTemplates = {
  ekyc_approved: (_params: Record<never, never>): EmailTemplate => ({
    category: 'application',
    subject: text('ekyc_approved_subject'),
    paragraphs: [text('ekyc_approved_body')],
  }),

  ekyc_review: (_params: Record<never, never>): EmailTemplate => ({
    category: 'application',
    subject: text('ekyc_review_subject'),
    paragraphs: [text('ekyc_review_body'), text('ekyc_review_body_2')],
  }),

  ekyc_retry: (params: { message: string | readonly Message[] }): EmailTemplate => ({
    category: 'application',
    subject: text('ekyc_retry_subject'),
    paragraphs: [text('ekyc_retry_body'), ...[params.message].flat().map(given)],
    action: { label: text('action_try_again'), path },
  }),

  ekyc_rejected: (params: { message: string }): EmailTemplate => ({
    category: 'application',
    subject: text('ekyc_rejected_subject'),
    paragraphs: [text('ekyc_rejected_body'), given(params.message), text('body_missed_something')],
  }),
};
