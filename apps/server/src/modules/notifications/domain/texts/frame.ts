import { defineMessages } from '@titian/contracts/messages/definition';

/** What stands around the content of every e-mail. */
export const frameTexts = defineMessages({
  frame_greeting: { en: 'Hello {{name}},', ms: 'Salam sejahtera {{name}},' },
  frame_greeting_without_name: { en: 'Hello,', ms: 'Salam sejahtera,' },
  frame_open_address: { en: 'Or open this address:', ms: 'Atau buka alamat ini:' },
  frame_questions: {
    en: 'Questions? Write to {{supportEmail}}.',
    ms: 'Ada soalan? Tulis kepada {{supportEmail}}.',
  },
  frame_mandatory: {
    en: 'E-mails about your money and your security cannot be switched off.',
    ms: 'E-mel tentang wang dan keselamatan anda tidak boleh dimatikan.',
  },
  frame_required: {
    en: 'E-mails about changes after which you may cancel an investment cannot be switched off.',
    ms: 'E-mel tentang perubahan yang membolehkan anda membatalkan pelaburan tidak boleh dimatikan.',
  },
  frame_messages: {
    en: 'E-mails about answers to your own messages cannot be switched off.',
    ms: 'E-mel tentang jawapan kepada mesej anda sendiri tidak boleh dimatikan.',
  },
  frame_unsubscribe: { en: 'Unsubscribe: {{page}}', ms: 'Berhenti melanggan: {{page}}' },
});
