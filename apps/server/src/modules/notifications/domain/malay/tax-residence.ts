import type { TaxDocumentKind } from '@titian/contracts/tax-residence';
import type { taxResidenceTemplates } from '../templates/tax-residence.ts';
import type { MalayOf } from './email-texts.ts';
import { longDay } from './wording.ts';

const countries = new Intl.DisplayNames(['ms'], { type: 'region', fallback: 'code' });

const documents: Readonly<Record<TaxDocumentKind, string>> = {
  certificate: 'Sijil pemastautinan',
  passport: 'Pasport',
  declaration: 'Akuan',
};

/** The notice about tax residence. */
export const taxResidenceEmailTexts: MalayOf<typeof taxResidenceTemplates> = {
  tax_residence_recorded: ({ country, effectiveFrom, countsFrom, documentKind }) => ({
    subject: 'Pemastautinan cukai anda telah direkodkan',
    paragraphs: [
      country === 'MY'
        ? 'Anda direkodkan sebagai pemastautin cukai Malaysia. Tiada cukai pegangan dipotong daripada pulangan anda mulai hari di bawah.'
        : 'Anda direkodkan sebagai pemastautin cukai negara lain. Cukai pegangan dipotong daripada pulangan anda mulai hari di bawah, pada kadar hari bayaran dibuat.',
      'Apa yang telah dibayar kepada anda sebelum ini kekal seperti sedia ada.',
    ],
    facts: [
      ['Pemastautinan cukai', countries.of(country) ?? country],
      ['Bermastautin sejak', longDay(effectiveFrom)],
      ['Dikira bagi bayaran mulai', longDay(countsFrom)],
      ['Dokumen', documents[documentKind]],
    ],
    action: 'Lihat pemastautinan cukai anda',
    note: 'Jika ini tidak betul, sila tulis kepada kami dengan dokumen yang menunjukkannya.',
  }),
};
