import type { Language } from '@titian/contracts/messages/definition';
import { malaysiaDay } from '@titian/finance/calendar';
import { formatRinggit, type Sen } from '@titian/finance/sen';
import { shortDay } from '../../../platform/documents/day-words.ts';
import type { FactRow } from '../../../platform/documents/fact-rows.ts';
import type { BookedPayment } from './booked-payment.ts';
import { type Company, issuerDocument } from './issuer-document.ts';
import { type IssuerDocumentWords, issuerDocumentWords } from './issuer-document-texts.ts';

/** The receipt of a booked payment as a PDF (REP-19): who paid what and how, and what it was used for. */
export function receiptPdf(
  payment: BookedPayment,
  company: Company,
  made: { readonly at: Date; readonly language: Language },
): Buffer {
  const words = issuerDocumentWords(made.language);
  return issuerDocument({
    title: words('receipt_title'),
    subtitle: words('receipt_number', { number: payment.receiptNumber }),
    ...{ noteNumber: payment.note.number, company, made },
    rows: [
      ...factsOf(payment, words, made.language),
      ...partsOf(payment, words).map(([name, sen]): FactRow => [name, formatRinggit(sen)]),
    ],
    paragraphs: [words('receipt_note', { made_on: malaysiaDay(made.at) })],
  });
}

function factsOf(one: BookedPayment, words: IssuerDocumentWords, language: Language): FactRow[] {
  const isExcess = one.method === 'excess';
  return [
    [words(isExcess ? 'amount_applied' : 'amount_received'), formatRinggit(one.amountSen), 'bold'],
    [words(isExcess ? 'applied_on' : 'received_on'), shortDay(one.receivedOn, language)],
    [words('note'), words('note_and_purpose', { note: one.note.number, purpose: one.note.purpose })],
    ...(isExcess ? [] : [[words('payer'), one.payerName ?? words('payer_unnamed')] as const]),
    [words('method'), words(`method_${one.method}`)],
    ...(one.reference === null ? [] : [[words('reference'), one.reference] as const]),
  ];
}

/** What the payment was used for; only what it paid, but principal and return always. */
function partsOf(one: BookedPayment, words: IssuerDocumentWords): [string, Sen][] {
  const isShariah = one.note.contract === 'Shariah';
  const always: [string, Sen][] = [
    [words('principal'), one.principalSen],
    [words(isShariah ? 'profit' : 'interest'), one.returnSen],
  ];
  const others: [string, Sen][] = [
    [words(isShariah ? 'tawidh' : 'late_charge'), one.lateSen],
    [words('gharamah'), one.charitySen],
    [words('costs'), one.costSen],
    [words('guarantor'), one.guarantorSen],
    [words('excess'), one.excessSen],
  ];
  return [...always, ...others.filter(([, amountSen]) => amountSen > 0n)];
}
