import { defineMessages } from '@titian/contracts/messages/definition';
import { type DocumentWords, documentWords } from '../../../platform/documents/document-texts.ts';

/** Texts of the documents that a company keeps of its notes; interest and profit are never mixed (SHR-1). */
const issuerDocumentTexts = defineMessages({
  receipt_title: { en: 'Repayment receipt', ms: 'Resit bayaran balik' },
  receipt_number: { en: 'Receipt {{number}}', ms: 'Resit {{number}}' },
  footer: { en: 'Titian, note {{note}}, {{company}}', ms: 'Titian, nota {{note}}, {{company}}' },
  registration: { en: 'Company number {{number}}', ms: 'Nombor syarikat {{number}}' },
  note: { en: 'Note', ms: 'Nota' },
  note_and_purpose: { en: '{{note}}, {{purpose}}', ms: '{{note}}, {{purpose}}' },
  amount_received: { en: 'Amount received', ms: 'Jumlah diterima' },
  amount_applied: { en: 'Amount applied', ms: 'Jumlah digunakan' },
  received_on: { en: 'Received on', ms: 'Diterima pada' },
  applied_on: { en: 'Applied on', ms: 'Digunakan pada' },
  payer: { en: 'Paid by', ms: 'Dibayar oleh' },
  payer_unnamed: { en: 'Not named by the bank', ms: 'Tidak dinamakan oleh bank' },
  method: { en: 'Payment method', ms: 'Kaedah bayaran' },
  method_fpx: { en: 'FPX', ms: 'FPX' },
  method_direct_debit: { en: 'Direct debit', ms: 'Debit langsung' },
  method_bank_transfer: { en: 'Bank transfer', ms: 'Pindahan bank' },
  method_excess: { en: 'Excess payment received earlier', ms: 'Lebihan bayaran yang diterima lebih awal' },
  method_guarantor: { en: 'Payment by the guarantor', ms: 'Bayaran oleh penjamin' },
  method_recovery: { en: 'Recovery after default', ms: 'Pemulihan selepas kemungkiran' },
  reference: { en: 'Reference', ms: 'Rujukan' },
  principal: { en: 'Principal', ms: 'Prinsipal' },
  interest: { en: 'Interest', ms: 'Faedah' },
  profit: { en: 'Profit', ms: 'Keuntungan' },
  late_charge: { en: 'Late charge', ms: 'Caj lewat bayar' },
  tawidh: { en: 'Ta’widh (compensation)', ms: 'Ta’widh (ganti rugi)' },
  gharamah: { en: 'Gharamah (to charity)', ms: 'Gharamah (kepada kebajikan)' },
  costs: { en: 'Recovery costs', ms: 'Kos pemulihan' },
  guarantor: { en: 'Repaid to the guarantor', ms: 'Dibayar balik kepada penjamin' },
  excess: { en: 'Excess payment, kept for you', ms: 'Lebihan bayaran, disimpan untuk anda' },
  receipt_note: {
    en: 'This receipt was made on {{at, time}} from the records of the platform and is valid without a signature. What is beyond the amount due remains yours until it is applied to an instalment or refunded.',
    ms: 'Resit ini dijana pada {{at, time}} daripada rekod platform dan sah tanpa tandatangan. Bayaran yang melebihi jumlah perlu dibayar kekal milik anda sehingga digunakan untuk ansuran atau dipulangkan.',
  },
});

/** The texts of the documents of a company in a language. */
export const issuerDocumentWords = documentWords(issuerDocumentTexts);

export type IssuerDocumentWords = DocumentWords<typeof issuerDocumentTexts>;
