import { defineMessages } from '@titian/contracts/messages/definition';
import { type DocumentWords, documentWords } from '../../../platform/documents/document-texts.ts';
import { noteTexts } from './note-texts.ts';

/** Texts of a note's agreement; interest and profit are never mixed (SHR-1). */
const agreementTexts = defineMessages({
  ...noteTexts,
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
  cost_price: { en: 'Cost price', ms: 'Harga kos' },
  rates: {
    en: '{{rate, percent}} p.a. (effective {{effective, percent}} p.a.)',
    ms: '{{rate, percent}} setahun (efektif {{effective, percent}} setahun)',
  },
  total_repayment: { en: 'Total repayment', ms: 'Jumlah bayaran balik' },
  sale_price: { en: 'Sale price', ms: 'Harga jualan' },
  origination_fee: { en: 'Origination fee, {{rate, percent}}', ms: 'Fi pengaturan, {{rate, percent}}' },
  disbursed: { en: 'Disbursed to the issuer', ms: 'Dikeluarkan kepada penerbit' },
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
