import type { Message } from '@titian/contracts/messages/definition';
import type { TaxDocumentKind } from '@titian/contracts/tax-residence';
import type { EmailTemplate } from '../email-template.ts';
import { country, day, text } from '../email-texts.ts';

export interface RecordedResidence {
  /** A country's two letters. */
  readonly country: string;
  /** Since when, as the document says: a day of the wire. */
  readonly effectiveFrom: string;
  /** The first day that is taxed by it: a day of the wire. */
  readonly countsFrom: string;
  readonly documentKind: TaxDocumentKind;
}

const documents: Readonly<Record<TaxDocumentKind, Message>> = {
  certificate: text('tax_residence_recorded_value_certificate'),
  passport: text('tax_residence_recorded_value_passport'),
  declaration: text('tax_residence_recorded_value_declaration'),
};

/** The notice about tax residence (decision 044). */
export const taxResidenceTemplates = {
  tax_residence_recorded: (params: RecordedResidence): EmailTemplate => ({
    category: 'money',
    subject: text('tax_residence_recorded_subject'),
    paragraphs: [
      text(
        params.country === 'MY'
          ? 'tax_residence_recorded_body_malaysia'
          : 'tax_residence_recorded_body_abroad',
        { countsFrom: params.countsFrom },
      ),
      text('tax_residence_recorded_body_past'),
    ],
    facts: [
      [text('label_tax_residence'), country(params.country)],
      [text('label_resident_since'), day(params.effectiveFrom)],
      [text('label_applies_to_payments_from'), day(params.countsFrom)],
      [text('label_document'), documents[params.documentKind]],
    ],
    action: { label: text('action_see_your_tax_residence'), path: '/account/settings' },
    note: text('tax_residence_recorded_note'),
  }),
};
