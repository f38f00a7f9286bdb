import type { TaxDocumentKind } from '@titian/contracts/tax-residence';
import type { EmailContent } from '../email-content.ts';
import { longDay } from '../wording.ts';

export interface RecordedResidence {
  /** A country's two letters. */
  readonly country: string;
  /** Since when, as the document says: a day of the wire. */
  readonly effectiveFrom: string;
  /** The first day that is taxed by it: a day of the wire. */
  readonly countsFrom: string;
  readonly documentKind: TaxDocumentKind;
}

const countries = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'code' });

const documents: Readonly<Record<TaxDocumentKind, string>> = {
  certificate: 'Certificate of residence',
  passport: 'Passport',
  declaration: 'Declaration',
};

/** The notice about tax residence (decision 044). */
export const taxResidenceTemplates = {
  tax_residence_recorded: (params: RecordedResidence): EmailContent => ({
    category: 'money',
    subject: 'Your tax residence was recorded',
    paragraphs: [
      params.country === 'MY'
        ? 'You are recorded as a tax resident of Malaysia. No withholding tax is deducted from your returns from the day below on.'
        : 'You are recorded as a tax resident of another country. Withholding tax is deducted from your returns from the day below on, at the rate of the day on which they are paid.',
      'What was paid to you before stays as it is.',
    ],
    facts: [
      ['Tax residence', countries.of(params.country) ?? params.country],
      ['Resident since', longDay(params.effectiveFrom)],
      ['Counts for payments from', longDay(params.countsFrom)],
      ['Document', documents[params.documentKind]],
    ],
    action: { label: 'See your tax residence', path: '/account/settings' },
    note: 'If this is wrong, please write to us with a document that shows it.',
  }),
};
