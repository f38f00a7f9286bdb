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
  note_restructured_subject: {
    en: 'A new repayment schedule for your note {{noteNumber}}',
    ms: 'Jadual bayaran balik baharu untuk nota anda {{noteNumber}}',
  },
  note_restructured_body: {
    en: 'What you have agreed with us is in force: everything unpaid of this note is due by the new schedule, and late charges up to today need not be paid.',
    ms: 'Perkara yang anda persetujui dengan kami telah berkuat kuasa: semua baki nota ini perlu dibayar mengikut jadual baharu, dan caj lewat bayar sehingga hari ini tidak perlu dibayar.',
  },
  label_instalments: { en: 'Instalments', ms: 'Ansuran' },
  label_last_payment_due: { en: 'Last payment due', ms: 'Bayaran terakhir' },
  label_additional_interest: { en: 'Additional interest', ms: 'Faedah tambahan' },
  letter_payment_reminder: { en: 'Payment reminder', ms: 'Peringatan bayaran' },
  letter_notice_of_arrears: { en: 'Notice of arrears', ms: 'Notis tunggakan' },
  letter_letter_of_demand: { en: 'Demand for payment', ms: 'Surat tuntutan' },
  letter_notice_to_guarantor: { en: 'Notice to the guarantor', ms: 'Notis kepada penjamin' },
  letter_notice_of_default: { en: 'Notice of default', ms: 'Notis kemungkiran' },
});
