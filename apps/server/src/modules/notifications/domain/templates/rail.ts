import type { EmailTemplate } from '../email-template.ts';
import { day, given, text } from '../email-texts.ts';

/** E-mails to operators about the payment rail. */
export const railTemplates = {
  certificate_ending: (params: {
    owner: 'merchant' | 'rail';
    subject: string;
    endsOn: string;
    hasEnded: boolean;
  }): EmailTemplate => ({
    category: 'security',
    subject: params.hasEnded
      ? text('certificate_ending_subject_ended')
      : text('certificate_ending_subject_ends'),
    paragraphs: [
      params.owner === 'merchant'
        ? text('certificate_ending_body_merchant')
        : text('certificate_ending_body_rail'),
      text('certificate_ending_body_runbook'),
    ],
    facts: [
      [text('label_certificate'), given(params.subject)],
      [params.hasEnded ? text('label_expired_on') : text('label_expires_on'), day(params.endsOn)],
    ],
    action: { label: text('action_open_the_payment_rail'), path: '/operator/rail' },
  }),
};
