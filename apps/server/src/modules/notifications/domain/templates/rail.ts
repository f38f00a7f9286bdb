import type { EmailContent } from '../email-content.ts';
import { longDay } from '../wording.ts';

/** E-mails to operators about the payment rail. */
export const railTemplates = {
  certificate_ending: (params: {
    owner: 'merchant' | 'rail';
    subject: string;
    endsOn: string;
    hasEnded: boolean;
  }): EmailContent => ({
    category: 'security',
    subject: params.hasEnded ? 'A payment certificate has ended' : 'A payment certificate ends soon',
    paragraphs: [
      params.owner === 'merchant'
        ? 'Our own certificate at the payment exchange has to be renewed. Without it the exchange refuses our payments.'
        : 'A certificate of the payment exchange has no successor here yet. Without one we cannot verify that payments are real, and none is credited.',
      'The runbook "Payment certificates" says what to do.',
    ],
    facts: [
      ['Certificate', params.subject],
      [params.hasEnded ? 'Ended on' : 'Ends on', longDay(params.endsOn)],
    ],
    action: { label: 'Open the payment rail', path: '/operator/rail' },
  }),
};
