import type { EmailContent } from '../email-content.ts';

const path = '/verification';

/** E-mails about the identity check. */
export const ekycTemplates = {
  ekyc_approved: (_params: Record<never, never>): EmailContent => ({
    category: 'application',
    subject: 'Your identity is verified',
    paragraphs: ['Thank you. Your identity check is complete, and there is nothing more to do for it.'],
  }),

  ekyc_review: (_params: Record<never, never>): EmailContent => ({
    category: 'application',
    subject: 'We are looking at your identity check',
    paragraphs: [
      'Thank you, we have your pictures. One of our people compares them with your application.',
      'This usually takes one working day. You can go on with your application meanwhile.',
    ],
  }),

  ekyc_retry: (params: { message: string }): EmailContent => ({
    category: 'application',
    subject: 'Please take the pictures for your identity check again',
    paragraphs: ['We could not finish your identity check with these pictures.', params.message],
    action: { label: 'Try again', path },
  }),

  ekyc_rejected: (params: { message: string }): EmailContent => ({
    category: 'application',
    subject: 'Your identity check was not successful',
    paragraphs: [
      'We have looked at your identity check carefully and cannot accept it.',
      params.message,
      'If you think that we have missed something, please write to us.',
    ],
  }),
};
