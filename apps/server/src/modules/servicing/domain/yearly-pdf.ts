import type { NoteContract } from '@titian/contracts/constants';
import type { Language } from '@titian/contracts/messages/definition';
import { malaysiaDay } from '@titian/finance/calendar';
import { addSen, formatAmount, formatRinggit, type Sen } from '@titian/finance/sen';
import { FACT_ROW, type FactRow, writeFactRows } from '../../../platform/documents/fact-rows.ts';
import { PdfSheet, page } from '../../../platform/documents/pdf-sheet.ts';
import type { YearlyStatement } from '../queries/yearly-paid.ts';
import type { Company } from './issuer-document.ts';
import { type IssuerDocumentWords, issuerDocumentWords } from './issuer-document-texts.ts';
import { type YearlyLine, yearlyPages } from './yearly-pages.ts';
import { addPaid, nothingPaid, type Paid, totalPaid } from './yearly-paid.ts';

const ROW = 27;
/** Where the sums begin on the first page, below the company. */
const SUMS_TOP = 146;
const OTHER_TOP = 98;
/** What stands below the table. */
const ENDING = 60;
const rowsFrom = (top: number) => Math.floor((page.bottom - ENDING - top) / ROW);

type ColumnName =
  | ('principal' | 'interest' | 'profit')
  | `column_${'late' | 'tawidh' | 'gharamah' | 'fees' | 'other' | 'total'}`;
type Column = readonly [name: ColumnName, right: number, of: (paid: Paid) => Sen];

const otherOf = (paid: Paid) => addSen(paid.costSen, paid.guarantorSen);
/** The columns of each contract, by their right edges. */
const columns = {
  Conventional: [
    ['principal', 200, (one) => one.principalSen],
    ['interest', 268, (one) => one.returnSen],
    ['column_late', 336, (one) => one.lateSen],
    ['column_fees', 404, (one) => one.feeSen],
    ['column_other', 472, otherOf],
    ['column_total', page.right, totalPaid],
  ],
  Shariah: [
    ['principal', 190, (one) => one.principalSen],
    ['profit', 252, (one) => one.returnSen],
    ['column_tawidh', 312, (one) => one.lateSen],
    ['column_gharamah', 372, (one) => one.charitySen],
    ['column_fees', 430, (one) => one.feeSen],
    ['column_other', 484, otherOf],
    ['column_total', page.right, totalPaid],
  ],
} as const satisfies Record<NoteContract, readonly Column[]>;

/** What a company paid in a year as a PDF (FIG-17): in sums, then note by note. */
export function yearlyPdf(
  statement: YearlyStatement,
  company: Company,
  made: { readonly at: Date; readonly language: Language },
): Buffer {
  const words = issuerDocumentWords(made.language);
  const sums = sumsOf(statement, words);
  const firstTop = SUMS_TOP + sums.length * FACT_ROW + 8;
  const pages = yearlyPages(statement.notes, { first: rowsFrom(firstTop), other: rowsFrom(OTHER_TOP) });
  const { year, from, to } = statement;
  const sheet = new PdfSheet({
    title: words(titleOf(statement)),
    subtitle: words('period', { from, to }),
    footer: words('yearly_footer', { company: company.companyName, year }),
    ...{ pages: pages.length, madeAt: made.at, language: made.language },
  });
  const top = sheet.addPage();
  sheet.text(company.companyName, page.left, top, { size: 13, isBold: true, width: 480 });
  sheet.text(words('registration', { number: company.registrationNo }), page.left, top + 18, {
    ink: 'muted',
  });
  writeFactRows(sheet, sums, SUMS_TOP);
  let y: number = firstTop;
  pages.forEach((lines, index) => {
    y = index === 0 ? firstTop : sheet.addPage();
    for (const line of lines) {
      writeLine(sheet, line, y, words);
      y += ROW;
    }
  });
  if (statement.notes.length === 0) {
    sheet.text(words('nothing_paid'), page.left, y, { ink: 'muted' });
    y += ROW;
  }
  sheet.paragraph(words('yearly_note', { made_on: malaysiaDay(made.at) }), y + 10);
  return Buffer.concat(sheet.finish());
}

function titleOf({ notes }: YearlyStatement) {
  const has = (contract: NoteContract) => notes.some((one) => one.note.contract === contract);
  if (has('Conventional')) {
    return has('Shariah') ? 'yearly_title_both' : 'yearly_title_interest';
  }
  return has('Shariah') ? 'yearly_title_profit' : 'yearly_title';
}

function sumsOf({ notes, byGuarantorSen }: YearlyStatement, words: IssuerDocumentWords): FactRow[] {
  const sumOf = (contract: NoteContract) =>
    notes.filter((one) => one.note.contract === contract).reduce<Paid>(addPaid, nothingPaid);
  const [conventional, shariah] = [sumOf('Conventional'), sumOf('Shariah')];
  const all = addPaid(conventional, shariah);
  const lines: [string, Sen][] = [
    [words('interest_conventional'), conventional.returnSen],
    [words('profit_shariah'), shariah.returnSen],
    [words('principal'), all.principalSen],
    [words('late_charge'), conventional.lateSen],
    [words('tawidh'), shariah.lateSen],
    [words('gharamah'), all.charitySen],
    [words('fees'), all.feeSen],
    [words('costs'), all.costSen],
    [words('guarantor'), all.guarantorSen],
  ];
  const some = (rows: [string, Sen][]) =>
    rows
      .filter(([, amountSen]) => amountSen > 0n)
      .map(([name, amountSen]): FactRow => [name, formatRinggit(amountSen)]);
  return [
    ...some(lines),
    [words('paid_in_all'), formatRinggit(totalPaid(all)), 'bold'],
    ...some([[words('by_guarantor'), byGuarantorSen]]),
  ];
}

function writeLine(sheet: PdfSheet, line: YearlyLine, y: number, words: IssuerDocumentWords): void {
  if (line.kind === 'head') {
    const head = { size: 7.5, ink: 'muted', isBold: true } as const;
    const isShariah = line.contract === 'Shariah';
    sheet.text(words(isShariah ? 'shariah_notes' : 'conventional_notes'), page.left, y + 12, head);
    for (const [name, right] of columns[line.contract]) {
      sheet.text(words(name), right, y + 12, { ...head, align: 'right' });
    }
  } else {
    const isTotal = line.kind === 'total';
    const contract = isTotal ? line.contract : line.paid.note.contract;
    const name = isTotal ? words('column_total') : line.paid.note.number;
    sheet.text(name, page.left, y + 5, { size: 8, width: 80, isBold: isTotal });
    for (const [, right, of] of columns[contract]) {
      sheet.text(formatAmount(of(line.paid)), right, y + 5, { size: 8, align: 'right', isBold: isTotal });
    }
    if (!isTotal) {
      const width = page.right - page.left;
      sheet.text(line.paid.note.purpose, page.left, y + 15.5, { size: 7.5, ink: 'muted', width });
    }
  }
  sheet.rule(y + ROW - 1);
}
