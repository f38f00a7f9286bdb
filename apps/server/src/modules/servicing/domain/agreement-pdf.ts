import { parseDay } from '@titian/finance/calendar';
import { shortDay } from '../../../platform/documents/day-words.ts';
import { type FactRow, writeFactRows } from '../../../platform/documents/fact-rows.ts';
import { PdfSheet, page } from '../../../platform/documents/pdf-sheet.ts';
import { type AgreementTerms, ringgit } from './agreement.ts';
import { clausesOf } from './agreement-clauses.ts';
import { profileNames } from './profile-names.ts';

/** Whether it is signed, by whom and when; a draft is for reading before. */
export type Signature =
  | { readonly state: 'draft' }
  | { readonly state: 'signed'; readonly by: string; readonly on: string; readonly version: number };

const PAGES = 3;
const LINE = 15;

/** The agreement of a note as a PDF: what is agreed, the schedule, the clauses and the signature, a page each. */
export function agreementPdf(terms: AgreementTerms, signature: Signature, madeAt: Date): Buffer {
  const isShariah = terms.contract === 'Shariah';
  const sheet = new PdfSheet({
    title: isShariah ? 'Murabahah agreement' : 'Note agreement',
    subtitle: signature.state === 'draft' ? `${terms.number}, not signed` : `${terms.number}, signed`,
    footer: `Titian, note ${terms.number}, ${terms.issuer}`,
    ...{ pages: PAGES, madeAt, language: 'en' },
  });
  writeTerms(sheet, terms);
  writeSchedule(sheet, terms);
  writeClauses(sheet, terms, signature);
  return Buffer.concat(sheet.finish());
}

function writeTerms(sheet: PdfSheet, terms: AgreementTerms): void {
  const y = sheet.addPage();
  sheet.text(terms.issuer, page.left, y, { size: 13, isBold: true, width: 480 });
  sheet.text(`Company number ${terms.registration_number}`, page.left, y + 18, { ink: 'muted' });
  writeFactRows(sheet, factsOf(terms), y + 48);
}

function factsOf(terms: AgreementTerms): FactRow[] {
  const isShariah = terms.contract === 'Shariah';
  const word = isShariah ? 'Profit' : 'Interest';
  return [
    ['Note', terms.number],
    ['Kind', `${terms.type}, ${terms.contract}`],
    ['Purpose', terms.purpose],
    [isShariah ? 'Cost price' : 'Principal', ringgit(terms.amount)],
    [`${word} a year`, `${terms.rate} % (effective ${terms.effective_rate} %)`],
    [`${word} in all`, ringgit(terms.total_return)],
    [isShariah ? 'Sale price' : 'Paid back in all', ringgit(terms.total)],
    ['Tenure', `${terms.term_months} months`],
    ['Repayment', profileNames[terms.profile]],
    ['Issued on', dayOf(terms.issued_on)],
    ['Guarantor', terms.guarantor ?? 'none'],
    [`Origination fee, ${terms.origination_fee_percent} %`, ringgit(terms.origination_fee)],
    [`Service tax on the fee, ${terms.service_tax_percent} %`, ringgit(terms.service_tax)],
    ['Paid to the issuer', ringgit(terms.disbursed), 'bold'],
  ];
}

/** From the left: number, due day, principal, return, total. */
const columns = { due: page.left + 40, principal: 300, return: 410, total: page.right } as const;

function writeSchedule(sheet: PdfSheet, terms: AgreementTerms): void {
  let y = sheet.addPage();
  sheet.text('Schedule', page.left, y, { size: 13, isBold: true });
  y += 28;
  const head = ['No.', 'Due on', 'Principal', terms.contract === 'Shariah' ? 'Profit' : 'Interest', 'Total'];
  writeRow(sheet, y, head, true);
  y += LINE;
  for (const row of terms.schedule) {
    writeRow(sheet, y, [
      String(row.number),
      dayOf(row.due_on),
      ringgit(row.principal),
      ringgit(row.return),
      ringgit(row.total),
    ]);
    y += LINE;
  }
  sheet.rule(y - 2);
  writeRow(
    sheet,
    y + 3,
    ['', 'In all', ringgit(terms.amount), ringgit(terms.total_return), ringgit(terms.total)],
    true,
  );
}

function writeRow(sheet: PdfSheet, y: number, cells: readonly string[], isBold = false): void {
  const [number = '', due = '', principal = '', profit = '', total = ''] = cells;
  sheet.text(number, page.left, y, { isBold });
  sheet.text(due, columns.due, y, { isBold });
  sheet.text(principal, columns.principal, y, { isBold, align: 'right' });
  sheet.text(profit, columns.return, y, { isBold, align: 'right' });
  sheet.text(total, columns.total, y, { isBold, align: 'right' });
}

function writeClauses(sheet: PdfSheet, terms: AgreementTerms, signature: Signature): void {
  let y = sheet.addPage();
  clausesOf(terms).forEach((clause, index) => {
    sheet.text(`${index + 1}. ${clause.title}`, page.left, y, { size: 10, isBold: true });
    y += LINE;
    y += sheet.paragraph(clause.text, y) + 10;
  });
  sheet.rule(y + 4);
  const words =
    signature.state === 'draft'
      ? 'Not signed. This is how the agreement would read if the note were issued today.'
      : `Version ${signature.version}. Accepted electronically for ${terms.issuer} by ${signature.by} on ${dayOf(signature.on)}.`;
  sheet.text(words, page.left, y + 16, { isBold: true, width: 490 });
}

/** A day of the agreed terms as it is read. */
function dayOf(on: string): string {
  const day = parseDay(on);
  return day === null ? on : shortDay(day);
}
