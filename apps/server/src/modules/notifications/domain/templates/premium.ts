import type { EmailTemplate } from '../email-template.ts';
import { text } from '../email-texts.ts';

/** E-mails about the Premium plan. */
export const premiumTemplates = {
  premium_received: (_params: Record<string, never>): EmailTemplate => ({
    category: 'application',
    subject: text('premium_received_subject'),
    paragraphs: [text('premium_received_body'), text('body_decision_time')],
  }),

  premium_approved: (params: { earlyAccessMinutes: number }): EmailTemplate => ({
    category: 'application',
    subject: text('premium_approved_subject'),
    paragraphs: [
      text('premium_approved_body'),
      text('premium_approved_body_2', { earlyAccessMinutes: params.earlyAccessMinutes }),
    ],
    action: { label: text('action_see_open_notes'), path: '/notes' },
  }),

  premium_rejected: (params: { remarks: string }): EmailTemplate => ({
    category: 'application',
    subject: text('premium_rejected_subject'),
    paragraphs: [
      text('premium_rejected_body'),
      text('body_reason', { reason: params.remarks }),
      text('premium_rejected_body_2'),
    ],
    action: { label: text('action_apply_again'), path: '/dashboard' },
  }),
};
