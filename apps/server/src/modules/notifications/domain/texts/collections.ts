import { defineMessages } from '@titian/contracts/messages/definition';

/** Texts of e-mails about letters on late notes. */
export const collectionTexts = defineMessages({
  collection_letter_subject: {
    en: 'A letter about your note {{noteNumber}}',
    ms: 'Surat tentang nota anda {{noteNumber}}',
  },
  collection_letter_body: {
    en: 'We have sent you a letter about an amount that is past due. Please sign in to read it; it is with your note.',
    ms: 'Kami telah menghantar surat kepada anda tentang jumlah yang tertunggak. Sila log masuk untuk membacanya; ia ada bersama nota anda.',
  },
  letter_payment_reminder: { en: 'Payment reminder', ms: 'Peringatan bayaran' },
  letter_notice_of_arrears: { en: 'Notice of arrears', ms: 'Notis tunggakan' },
  letter_letter_of_demand: { en: 'Letter of demand', ms: 'Surat tuntutan' },
  letter_notice_to_guarantor: { en: 'Notice to the guarantor', ms: 'Notis kepada penjamin' },
  letter_notice_of_default: { en: 'Notice of default', ms: 'Notis kemungkiran' },
});
