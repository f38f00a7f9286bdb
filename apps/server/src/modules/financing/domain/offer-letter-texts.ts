import { defineMessages } from '@titian/contracts/messages/definition';
import { type DocumentWords, documentWords } from '../../../platform/documents/document-texts.ts';
import { financingTermTexts } from './financing-term-texts.ts';

/** Texts of the letter of an offer; interest and profit are never mixed (SHR-1). */
const offerLetterTexts = defineMessages({
  title: { en: 'Letter of offer', ms: 'Surat tawaran' },
  subtitle: { en: '{{note}}, {{day, date}}', ms: '{{note}}, {{day, date}}' },
  footer: { en: 'Titian, offer {{note}}, {{company}}', ms: 'Titian, tawaran {{note}}, {{company}}' },
  registration: { en: 'Company number {{number}}', ms: 'Nombor syarikat {{number}}' },
  amount: { en: 'Financing amount', ms: 'Jumlah pembiayaan' },
  ...financingTermTexts,
  grade: { en: 'Grade', ms: 'Gred' },
  interest_rate: { en: 'Interest rate, flat', ms: 'Kadar faedah, rata' },
  profit_rate: { en: 'Profit rate, flat', ms: 'Kadar keuntungan, rata' },
  effective_rate: { en: 'Effective rate', ms: 'Kadar efektif' },
  all_in_rate: {
    en: 'All-in effective rate on what is disbursed',
    ms: 'Kadar efektif menyeluruh atas jumlah dikeluarkan',
  },
  per_year: { en: '{{rate, percent}} p.a.', ms: '{{rate, percent}} setahun' },
  guarantor: { en: 'Guarantor', ms: 'Penjamin' },
  guarantor_none: { en: 'None', ms: 'Tiada' },
  origination_fee: { en: 'Origination fee, {{rate, percent}}', ms: 'Fi pengaturan, {{rate, percent}}' },
  service_tax: {
    en: 'Service tax on the fee, {{rate, percent}}',
    ms: 'Cukai perkhidmatan atas fi, {{rate, percent}}',
  },
  disbursed: { en: 'Disbursed to you', ms: 'Dikeluarkan kepada anda' },
  interest_total: { en: 'Total interest', ms: 'Jumlah faedah' },
  profit_total: { en: 'Total profit', ms: 'Jumlah keuntungan' },
  total_repayable: { en: 'Total repayable', ms: 'Jumlah perlu dibayar balik' },
  valid_until: { en: 'Valid until', ms: 'Sah sehingga' },
  schedule: {
    en: 'Repayment schedule if issued on {{day, date}}',
    ms: 'Jadual bayaran balik jika diterbitkan pada {{day, date}}',
  },
  number: { en: 'No.', ms: 'Bil.' },
  due_on: { en: 'Due date', ms: 'Tarikh bayaran' },
  principal: { en: 'Principal', ms: 'Prinsipal' },
  interest: { en: 'Interest', ms: 'Faedah' },
  profit: { en: 'Profit', ms: 'Keuntungan' },
  total: { en: 'Total', ms: 'Jumlah' },
  fees_more: {
    en: 'No other fee is charged for the financing, and none for settling it early. Stamp duty is payable where the law asks for it.',
    ms: 'Tiada fi lain dikenakan bagi pembiayaan ini, dan tiada fi bagi penyelesaian awal. Duti setem perlu dibayar jika dikehendaki oleh undang-undang.',
  },
  late_conventional: {
    en: 'Late payment: from day {{day, number}} after the due date, {{daily, percent}} a day on overdue principal and interest, at most {{cap, percent}} of the instalment.',
    ms: 'Bayaran lewat: dari hari ke-{{day, number}} selepas tarikh bayaran, {{daily, percent}} sehari atas prinsipal dan faedah tertunggak, paling tinggi {{cap, percent}} daripada ansuran.',
  },
  late_shariah: {
    en: 'Late payment: ta’widh of at most {{tawidh, percent}} p.a. of the overdue amount to the investors, and with gharamah to charity at most {{cap, percent}} p.a.',
    ms: 'Bayaran lewat: ta’widh paling tinggi {{tawidh, percent}} setahun daripada jumlah tertunggak kepada pelabur, dan bersama gharamah kepada kebajikan paling tinggi {{cap, percent}} setahun.',
  },
  closing: {
    en: 'The financing depends on investors taking up the note. Amounts are for the whole amount; where less is raised and you accept it, they follow from what is raised. The agreement that you sign when the note is issued governs. This letter was made from the records of the platform and is valid without a signature.',
    ms: 'Pembiayaan ini bergantung pada pelabur yang melanggan nota. Jumlah adalah bagi keseluruhan amaun; jika kurang diperoleh dan anda menerimanya, jumlah mengikut apa yang diperoleh. Perjanjian yang anda tandatangani apabila nota diterbitkan adalah muktamad. Surat ini dijana daripada rekod platform dan sah tanpa tandatangan.',
  },
});

/** The texts of the letter in a language. */
export const offerLetterWords = documentWords(offerLetterTexts);

export type OfferLetterWords = DocumentWords<typeof offerLetterTexts>;
