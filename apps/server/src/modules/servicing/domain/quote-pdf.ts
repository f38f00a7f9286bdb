import type { Language } from '@titian/contracts/messages/definition';
import { malaysiaDay } from '@titian/finance/calendar';
import { formatRinggit, type Sen } from '@titian/finance/sen';
import { shortDay } from '../../../platform/documents/day-words.ts';
import type { FactRow } from '../../../platform/documents/fact-rows.ts';
import type { EarlyQuote } from '../queries/early-settlement.ts';
import { type Company, issuerDocument } from './issuer-document.ts';
import { type IssuerDocumentWords, issuerDocumentWords } from './issuer-document-texts.ts';

/** What settles a note on a day as a PDF (REP-20): amount, validity, split and what need not be paid. */
export function quotePdf(
  quote: EarlyQuote,
  company: Company,
  made: { readonly at: Date; readonly language: Language },
): Buffer {
  const { note, on } = quote;
  const words = issuerDocumentWords(made.language);
  const isShariah = note.contract === 'Shariah';
  return issuerDocument({
    title: words('quote_title'),
    subtitle: words('valid_on', { day: on }),
    ...{ noteNumber: note.number, company, made },
    rows: [
      [words('amount_payable'), formatRinggit(quote.payableSen), 'bold'],
      [words('valid_for'), shortDay(on, made.language)],
      [words('note'), words('note_and_purpose', { note: note.number, purpose: note.purpose })],
      ...partsOf(quote, words).map(([name, amountSen]): FactRow => [name, formatRinggit(amountSen)]),
    ],
    paragraphs: [
      words(isShariah ? 'quote_note_shariah' : 'quote_note_conventional'),
      words('quote_note', { made_on: malaysiaDay(made.at), day: on }),
    ],
  });
}

function partsOf(quote: EarlyQuote, words: IssuerDocumentWords): [string, Sen][] {
  const isShariah = quote.note.contract === 'Shariah';
  const some = (parts: [string, Sen][]) => parts.filter(([, amountSen]) => amountSen > 0n);
  return [
    [words('outstanding_principal'), quote.principalSen],
    [words(isShariah ? 'profit_to_date' : 'interest_to_date'), quote.returnSen],
    ...some([
      [words(isShariah ? 'tawidh' : 'late_charge'), quote.lateSen],
      [words('gharamah'), quote.charitySen],
    ]),
    [words('settlement_amount'), quote.totalSen],
    ...some([[words('less_excess'), quote.deductedSen]]),
    [words(isShariah ? 'profit_rebated' : 'interest_saved'), quote.savedSen],
  ];
}
