import { defineMessages } from '@titian/contracts/messages/definition';
import { type DocumentWords, documentWords } from '../../../platform/documents/document-texts.ts';

/** Texts of a note's agreement; interest and profit are never mixed (SHR-1). */
const agreementTexts = defineMessages({
  title_conventional: { en: 'Note agreement', ms: 'Perjanjian nota' },
  title_shariah: { en: 'Murabahah agreement', ms: 'Perjanjian murabahah' },
  subtitle_draft: {
    en: '{{note}}, not signed. The English text governs.',
    ms: '{{note}}, belum ditandatangani. Terjemahan; teks bahasa Inggeris mengikat.',
  },
  subtitle_signed: {
    en: '{{note}}, signed. The English text governs.',
    ms: '{{note}}, ditandatangani. Terjemahan; teks bahasa Inggeris mengikat.',
  },
  footer: { en: 'Titian, note {{note}}, {{company}}', ms: 'Titian, nota {{note}}, {{company}}' },
  registration: { en: 'Company number {{number}}', ms: 'Nombor syarikat {{number}}' },
  note: { en: 'Note', ms: 'Nota' },
  type: { en: 'Type', ms: 'Jenis' },
  type_and_contract: { en: '{{type, name}}, {{contract, name}}', ms: '{{type, name}}, {{contract, name}}' },
  purpose: { en: 'Purpose', ms: 'Tujuan' },
  principal: { en: 'Principal', ms: 'Prinsipal' },
  cost_price: { en: 'Cost price', ms: 'Harga kos' },
  interest: { en: 'Interest', ms: 'Faedah' },
  profit: { en: 'Profit', ms: 'Keuntungan' },
  interest_rate: { en: 'Interest rate', ms: 'Kadar faedah' },
  profit_rate: { en: 'Profit rate', ms: 'Kadar keuntungan' },
  rates: {
    en: '{{rate, percent}} p.a. (effective {{effective, percent}} p.a.)',
    ms: '{{rate, percent}} setahun (efektif {{effective, percent}} setahun)',
  },
  interest_total: { en: 'Total interest', ms: 'Jumlah faedah' },
  profit_total: { en: 'Total profit', ms: 'Jumlah keuntungan' },
  total_repayment: { en: 'Total repayment', ms: 'Jumlah bayaran balik' },
  sale_price: { en: 'Sale price', ms: 'Harga jualan' },
  tenure: { en: 'Tenure', ms: 'Tempoh' },
  months: {
    en: { one: '{{count, number}} month', other: '{{count, number}} months' },
    ms: '{{count, number}} bulan',
  },
  repayment: { en: 'Repayment type', ms: 'Jenis bayaran balik' },
  equal_monthly_flat: { en: 'Equal monthly instalments', ms: 'Ansuran bulanan sama' },
  bullet: { en: 'Bullet', ms: 'Sekali gus' },
  interest_only: { en: 'Interest-only (principal at maturity)', ms: 'Faedah sahaja (prinsipal pada matang)' },
  profit_only: { en: 'Profit-only (principal at maturity)', ms: 'Keuntungan sahaja (prinsipal pada matang)' },
  issued_on: { en: 'Issue date', ms: 'Tarikh terbitan' },
  guarantor: { en: 'Guarantor', ms: 'Penjamin' },
  guarantor_none: { en: 'None', ms: 'Tiada' },
  origination_fee: { en: 'Origination fee, {{rate, percent}}', ms: 'Fi pengaturan, {{rate, percent}}' },
  service_tax: {
    en: 'Service tax on the fee, {{rate, percent}}',
    ms: 'Cukai perkhidmatan atas fi, {{rate, percent}}',
  },
  disbursed: { en: 'Disbursed to the issuer', ms: 'Dikeluarkan kepada penerbit' },
  schedule: { en: 'Repayment schedule', ms: 'Jadual bayaran balik' },
  number: { en: 'No.', ms: 'Bil.' },
  due_on: { en: 'Due date', ms: 'Tarikh bayaran' },
  total: { en: 'Total', ms: 'Jumlah' },
  clause: { en: '{{number, number}}. {{title}}', ms: '{{number, number}}. {{title}}' },
  draft: {
    en: 'Not signed. This is how the agreement would read if the note were issued today.',
    ms: 'Belum ditandatangani. Beginilah bunyi perjanjian ini jika nota diterbitkan hari ini.',
  },
  signed: {
    en: 'Version {{version, number}}. Accepted electronically for {{company}} by {{by}} on {{on, date}}.',
    ms: 'Versi {{version, number}}. Diterima secara elektronik bagi pihak {{company}} oleh {{by}} pada {{on, date}}.',
  },
});

/** The texts of the agreement in a language. */
export const agreementWords = documentWords(agreementTexts);

export type AgreementWords = DocumentWords<typeof agreementTexts>;
