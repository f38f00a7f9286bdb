import type { EmailTemplate } from '../email-template.ts';
import { day, given, text } from '../email-texts.ts';

/** E-mails to compliance and administrators about restrictions of customers' money. Never sent to a customer. */
export const restrictionTemplates = {
  restriction_unconfirmed: (params: {
    customer: string;
    customerId: string;
    confirmBy: string;
  }): EmailTemplate => ({
    category: 'security',
    subject: text('restriction_unconfirmed_subject'),
    paragraphs: [text('restriction_unconfirmed_body')],
    facts: [
      [text('label_customer'), given(params.customer)],
      [text('label_to_be_confirmed_by'), day(params.confirmBy)],
    ],
    action: { label: text('action_open_the_customer'), path: `/operator/customers/${params.customerId}` },
  }),
};
