import type { EmailTemplate } from '../email-template.ts';
import { text } from '../email-texts.ts';

/** E-mails about conversations: a link only, because mailboxes are read by others too (CAS-5). */
export const caseTemplates = {
  conversation_answered: (params: { number: string; conversationId: string }): EmailTemplate => ({
    category: 'messages',
    subject: text('conversation_answered_subject'),
    paragraphs: [text('conversation_answered_body', { number: params.number })],
    action: { label: text('action_read_the_answer'), path: `/account/messages/${params.conversationId}` },
  }),
  conversation_started: (params: { number: string; conversationId: string }): EmailTemplate => ({
    category: 'messages',
    subject: text('conversation_started_subject'),
    paragraphs: [text('conversation_started_body', { number: params.number })],
    action: { label: text('action_read_the_message'), path: `/account/messages/${params.conversationId}` },
  }),
};
