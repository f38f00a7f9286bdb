import type { EmailContent } from '../email-content.ts';
import { longDay } from '../wording.ts';

/** E-mails to compliance and administrators about restrictions of customers' money. Never sent to a customer. */
export const restrictionTemplates = {
  restriction_unconfirmed: (params: {
    customer: string;
    customerId: string;
    confirmBy: string;
  }): EmailContent => ({
    category: 'security',
    subject: 'A money restriction is not confirmed',
    paragraphs: [
      'One person of compliance restricted the money of a customer, and nobody has confirmed it in time. The restriction stays in force until a second person confirms or ends it.',
    ],
    facts: [
      ['Customer', params.customer],
      ['To be confirmed by', longDay(params.confirmBy)],
    ],
    action: { label: 'Open the customer', path: `/operator/customers/${params.customerId}` },
  }),
};
