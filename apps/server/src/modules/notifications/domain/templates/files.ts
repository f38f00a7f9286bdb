import type { EmailTemplate } from '../email-template.ts';
import { given, text, time } from '../email-texts.ts';

/** E-mails about documents that a customer has uploaded. */
export const fileTemplates = {
  file_removed: ({ fileName, uploadedAt }: { fileName: string; uploadedAt: string }): EmailTemplate => ({
    category: 'security',
    subject: text('file_removed_subject'),
    paragraphs: [text('file_removed_body'), text('file_removed_body_2')],
    facts: [
      [text('label_document'), given(fileName)],
      [text('label_uploaded'), time(uploadedAt)],
    ],
    action: { label: text('action_open_your_dashboard'), path: '/dashboard' },
    note: text('file_removed_note'),
  }),
};
