import { defineMessages } from '@titian/contracts/messages/definition';

/** Texts of e-mails about letters on late notes. */
export const collectionTexts = defineMessages({
  collection_letter_subject: {
    en: 'A notice about your note {{noteNumber}}',
    ms: 'Notis tentang nota anda {{noteNumber}}',
  },
  collection_letter_body: {
    en: 'There is a notice about an amount that is past due on this note. Please sign in to read it in My Notes.',
    ms: 'Ada notis tentang jumlah yang tertunggak bagi nota ini. Sila log masuk untuk membacanya dalam Nota Saya.',
  },
  letter_payment_reminder: { en: 'Payment reminder', ms: 'Peringatan bayaran' },
  letter_notice_of_arrears: { en: 'Notice of arrears', ms: 'Notis tunggakan' },
  letter_letter_of_demand: { en: 'Demand for payment', ms: 'Surat tuntutan' },
  letter_notice_to_guarantor: { en: 'Notice to the guarantor', ms: 'Notis kepada penjamin' },
  letter_notice_of_default: { en: 'Notice of default', ms: 'Notis kemungkiran' },
});
