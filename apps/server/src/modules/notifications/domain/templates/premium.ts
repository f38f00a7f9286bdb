import type { EmailContent } from '../email-content.ts';

/** E-mails about the Premium plan. */
export const premiumTemplates = {
  premium_received: (_params: Record<string, never>): EmailContent => ({
    category: 'application',
    subject: 'We have received your Premium application',
    paragraphs: [
      'Thank you. Two of our people will look at your answers and documents.',
      'This usually takes one or two working days. We will write to you as soon as it is decided.',
    ],
  }),

  premium_approved: (params: { earlyAccessMinutes: number }): EmailContent => ({
    category: 'application',
    subject: 'Your account is on the Premium plan',
    paragraphs: [
      'Your Premium application has been approved.',
      `New notes open ${params.earlyAccessMinutes} minutes earlier for you, and investments above the recommended limit of the basic plan need no separate confirmation any more.`,
    ],
    action: { label: 'See the open notes', path: '/notes' },
  }),

  premium_rejected: (params: { remarks: string }): EmailContent => ({
    category: 'application',
    subject: 'Your Premium application was not successful',
    paragraphs: [
      'We have looked at your answers and documents and cannot approve them.',
      `Reason: ${params.remarks}`,
      'Your account stays on the basic plan, and you can apply again at any time.',
    ],
    action: { label: 'Apply again', path: '/dashboard' },
  }),
};
