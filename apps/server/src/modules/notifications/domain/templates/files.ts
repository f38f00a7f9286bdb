import type { EmailContent } from '../email-content.ts';
import { malaysiaTime } from '../wording.ts';

/** E-mails about documents that a customer has uploaded. */
export const fileTemplates = {
  file_removed: ({ fileName, uploadedAt }: { fileName: string; uploadedAt: string }): EmailContent => ({
    category: 'security',
    subject: 'A document of yours was removed',
    paragraphs: [
      'The malware scanner found something harmful in a document that you uploaded. We removed it, and nobody has opened it.',
      'Check your device for malware, then upload a clean copy where you uploaded this one: without it we cannot go on.',
    ],
    facts: [
      ['Document', fileName],
      ['Uploaded', malaysiaTime(uploadedAt)],
    ],
    action: { label: 'Open your dashboard', path: '/dashboard' },
    note: 'If you did not upload it, please change your password at once and write to us.',
  }),
};
