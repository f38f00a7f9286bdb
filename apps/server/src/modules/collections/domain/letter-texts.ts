import { defineMessages } from '@titian/contracts/messages/definition';
import { documentWords } from '../../../platform/documents/document-texts.ts';

/** Texts of the letters about late notes; interest and profit are never mixed (SHR-1). */
const letterTexts = defineMessages({
  payment_reminder: { en: 'Payment reminder', ms: 'Peringatan bayaran' },
  notice_of_arrears: { en: 'Notice of arrears', ms: 'Notis tunggakan' },
  letter_of_demand: { en: 'Letter of demand', ms: 'Surat tuntutan' },
  notice_to_guarantor: { en: 'Notice to the guarantor', ms: 'Notis kepada penjamin' },
  notice_of_default: { en: 'Notice of default', ms: 'Notis kemungkiran' },
  on: { en: '{{day, date}}', ms: '{{day, date}}' },
  guarantor_of: {
    en: 'Guarantor of note {{note}} of {{issuer}}',
    ms: 'Penjamin nota {{note}} milik {{issuer}}',
  },
  total: { en: 'Total owed today', ms: 'Jumlah terhutang hari ini' },
  note: { en: 'Note', ms: 'Nota' },
  since: { en: 'Past due since', ms: 'Tertunggak sejak' },
  days_late: { en: 'Days past due', ms: 'Hari tertunggak' },
  principal: { en: 'Principal', ms: 'Prinsipal' },
  interest: { en: 'Interest', ms: 'Faedah' },
  profit: { en: 'Profit', ms: 'Keuntungan' },
  late_charge: { en: 'Late charge', ms: 'Caj lewat bayar' },
  tawidh: { en: 'Ta’widh (compensation)', ms: 'Ta’widh (ganti rugi)' },
  gharamah: { en: 'Gharamah (to charity)', ms: 'Gharamah (kepada kebajikan)' },
  costs: { en: 'Recovery costs', ms: 'Kos pemulihan' },
  excess: { en: 'Less excess payment', ms: 'Tolak lebihan bayaran' },
  guaranteed: { en: 'Owed under the guarantee today', ms: 'Terhutang di bawah jaminan hari ini' },
  payment_reminder_text: {
    en: 'Our records show that the amount above has not been paid. Please pay it as soon as you can. If you have paid in the meantime, please disregard this letter.',
    ms: 'Rekod kami menunjukkan bahawa jumlah di atas belum dibayar. Sila bayar secepat mungkin. Jika anda telah membayar sementara itu, sila abaikan surat ini.',
  },
  notice_of_arrears_text: {
    en: 'The note is in arrears. The amount above is due now. While it is unpaid, what lateness costs under the signed agreement continues to grow, and the investors of the note are kept informed.',
    ms: 'Nota ini mempunyai tunggakan. Jumlah di atas perlu dibayar sekarang. Selagi ia belum dibayar, kos kelewatan di bawah perjanjian yang ditandatangani terus meningkat, dan pelabur nota ini dimaklumkan.',
  },
  letter_of_demand_text: {
    en: 'We demand payment of the amount above within 14 days of the date of this letter. If it is not paid by then, the matter may be handed to an agency or to solicitors without further notice, and the costs of recovery may be claimed from you.',
    ms: 'Kami menuntut bayaran jumlah di atas dalam tempoh 14 hari dari tarikh surat ini. Jika ia tidak dibayar dalam tempoh itu, perkara ini boleh diserahkan kepada agensi atau peguam tanpa notis lanjut, dan kos pemulihan boleh dituntut daripada anda.',
  },
  notice_to_guarantor_text: {
    en: '{{issuer}} has not paid what is due on the note that you guarantee. Under the guarantee you owe the amount above as at the date of this letter. Please pay it to the platform with the number of the note.',
    ms: '{{issuer}} belum membayar jumlah yang perlu dibayar bagi nota yang anda jamin. Di bawah jaminan itu anda terhutang jumlah di atas pada tarikh surat ini. Sila bayar kepada platform dengan nombor nota.',
  },
  notice_of_default_text: {
    en: 'The note is in default. Under the signed agreement the whole debt is due at once: the amount above. Whatever is recovered pays costs of recovery first, then principal, then the rest of the debt.',
    ms: 'Nota ini mungkir. Di bawah perjanjian yang ditandatangani, keseluruhan hutang perlu dibayar serta-merta: jumlah di atas. Apa yang dipulihkan membayar kos pemulihan dahulu, kemudian prinsipal, kemudian baki hutang.',
  },
  closing: {
    en: 'Amounts are as at {{day, date}}. This letter was made from the records of the platform and is valid without a signature.',
    ms: 'Jumlah adalah pada {{day, date}}. Surat ini dijana daripada rekod platform dan sah tanpa tandatangan.',
  },
});

/** The texts of letters, in a language. */
export const letterWords = documentWords(letterTexts);
