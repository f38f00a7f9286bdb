import { defineMessages } from '@titian/contracts/messages/definition';

/** Texts of e-mails about conversations; never what was written in one. */
export const caseTexts = defineMessages({
  conversation_answered_subject: {
    en: 'We have answered your message',
    ms: 'Kami telah menjawab mesej anda',
  },
  conversation_answered_body: {
    en: 'There is an answer to your message {{number}}. Please sign in to read it and to reply.',
    ms: 'Ada jawapan kepada mesej anda {{number}}. Sila log masuk untuk membacanya dan membalas.',
  },
  conversation_started_subject: {
    en: 'You have a message from Titian',
    ms: 'Anda mendapat mesej daripada Titian',
  },
  conversation_started_body: {
    en: 'We have sent you the message {{number}}. Please sign in to read it and to reply.',
    ms: 'Kami telah menghantar mesej {{number}} kepada anda. Sila log masuk untuk membacanya dan membalas.',
  },
});
