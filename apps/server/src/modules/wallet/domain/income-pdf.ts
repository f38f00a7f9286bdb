import { formatAmount, formatRinggit, type Sen, subtractSen, sumSen, ZERO_SEN } from '@titian/finance/sen';
import { type PdfSheet, page } from '../../../platform/documents/pdf-sheet.ts';
import { addIncome, type Income, type NoteIncome, netIncome, noIncome } from './income.ts';
import type { DocumentFacts, Statement } from './statement.ts';
import { openSheet, writeHolder } from './statement-sheet.ts';
import { type StatementWords, statementWords } from './statement-texts.ts';

const ROW = 17;
const SUMMARY_TOP = 160;
/** A note's row: its number with the amounts, and below them what it is for. */
const NOTE_ROW = 27;
const ENDING = 70;
const FIRST_TOP = SUMMARY_TOP + 12 * ROW;
const OTHER_TOP = 98;
const rowsFrom = (top: number) => Math.floor((page.bottom - top - 2 * ROW) / NOTE_ROW);

type ColumnName =
  | 'return'
  | `column_${'late_charges' | 'service_fee' | 'service_tax' | 'tax_withheld' | 'recovered' | 'written_off' | 'net_income'}`;

/** The columns of the table by note, by their right edges. */
const columns: readonly [name: ColumnName, right: number, of: (income: Income) => Sen][] = [
  ['return', 176, (one) => one.returnSen],
  ['column_late_charges', 234, (one) => one.lateChargeSen],
  ['column_service_fee', 288, (one) => one.feeSen],
  ['column_service_tax', 338, (one) => one.serviceTaxSen],
  ['column_tax_withheld', 394, (one) => one.withholdingTaxSen],
  ['column_recovered', 444, (one) => one.recoveredSen],
  ['column_written_off', 494, (one) => one.writtenOffSen],
  ['column_net_income', page.right, netIncome],
];

/** The yearly income statement as a PDF (FIG-3): the year in sums, then note by note. */
export async function* incomePdf(
  statement: Statement,
  incomes: readonly NoteIncome[],
  made: DocumentFacts,
): AsyncGenerator<Buffer> {
  const [first, other] = [rowsFrom(FIRST_TOP), rowsFrom(OTHER_TOP)];
  const more = Math.max(0, Math.ceil((incomes.length - first) / other));
  const onLast = more === 0 ? incomes.length : incomes.length - first - (more - 1) * other;
  const endsAlone = ((more === 0 ? first : other) - onLast) * NOTE_ROW < ENDING;
  const sheet = openSheet('income_title', statement, made, 1 + more + (endsAlone ? 1 : 0));
  const words = statementWords(made.language);
  sheet.addPage();
  writeHolder(sheet, statement, made);
  writeSums(sheet, statement, incomes, words);
  let y = writeHead(sheet, FIRST_TOP, words);
  let room = first;
  for (const income of incomes) {
    if (room === 0) {
      yield* sheet.take();
      y = writeHead(sheet, sheet.addPage(), words);
      room = other;
    }
    writeNote(sheet, income, y, words);
    y += NOTE_ROW;
    room -= 1;
  }
  if (incomes.length === 0) {
    sheet.text(words('no_income'), page.left, y + 5, {
      ink: 'muted',
    });
  }
  const below = endsAlone ? sheet.addPage() : y + ROW + 12;
  sheet.paragraph(words('complaint', { supportEmail: made.supportEmail }), below);
  yield* sheet.finish();
}

/** The year in sums; a conventional note's return is interest, a Shariah note's is profit (SHR-1). */
function writeSums(
  sheet: PdfSheet,
  { totals }: Statement,
  incomes: readonly NoteIncome[],
  words: StatementWords,
): void {
  const total = incomes.reduce<Income>(addIncome, noIncome);
  const returnOf = (contract: string) =>
    sumSen(incomes.filter((one) => one.note?.contract === contract).map((one) => one.returnSen));
  const less = (amountSen: Sen) => subtractSen(ZERO_SEN, amountSen);
  const lines: [string, Sen][] = [
    [words('interest_conventional'), returnOf('Conventional')],
    [words('profit_shariah'), returnOf('Shariah')],
    [words('late_charges_received'), total.lateChargeSen],
    [words('less_service_fees'), less(total.feeSen)],
    [words('less_service_tax'), less(total.serviceTaxSen)],
    [words('less_tax_withheld'), less(total.withholdingTaxSen)],
  ];
  lines.forEach(([name, amountSen], index) => {
    writeLine(sheet, name, formatAmount(amountSen), SUMMARY_TOP + index * ROW);
  });
  const netY = SUMMARY_TOP + lines.length * ROW;
  sheet.box(page.left, netY, page.right - page.left, ROW + 3, 'tint');
  sheet.text(words('net_income'), page.left + 8, netY + 6, { size: 10, isBold: true });
  const net = formatRinggit(netIncome(total));
  sheet.text(net, page.right - 8, netY + 6, { size: 10, isBold: true, align: 'right' });
  const after = netY + ROW + 8;
  // None of these is income: a reward is a deposit, and principal that comes back was the investor's before.
  const rewardSen = sumSen(
    totals.filter((one) => one.kind === 'referral_reward').map((one) => one.amountSen),
  );
  const others: [string, Sen][] = [
    [words('principal_recovered'), total.recoveredSen],
    [words('principal_written_off'), total.writtenOffSen],
    [words('referral_rewards'), rewardSen],
  ];
  others.forEach(([line, amountSen], index) => {
    writeLine(sheet, line, formatAmount(amountSen), after + index * ROW);
  });
}

function writeLine(sheet: PdfSheet, name: string, amount: string, y: number): void {
  sheet.text(name, page.left + 8, y + 5);
  sheet.text(amount, page.right - 8, y + 5, { align: 'right' });
  sheet.rule(y + ROW);
}

function writeHead(sheet: PdfSheet, y: number, words: StatementWords): number {
  const head = { size: 7.5, ink: 'muted', isBold: true } as const;
  sheet.text(words('note'), page.left, y + 5, head);
  for (const [name, right] of columns) {
    sheet.text(words(name), right, y + 5, { ...head, align: 'right' });
  }
  sheet.rule(y + ROW);
  return y + ROW;
}

function writeNote(sheet: PdfSheet, income: NoteIncome, y: number, words: StatementWords): void {
  const name = income.note === null ? words('other_notes') : income.note.number;
  sheet.text(name, page.left, y + 5, { size: 8, width: 80 });
  for (const [, right, of] of columns) {
    sheet.text(formatAmount(of(income)), right, y + 5, { size: 8, align: 'right' });
  }
  sheet.text(income.note?.purpose ?? '', page.left, y + 15.5, {
    ...{ size: 7.5, ink: 'muted', width: page.right - page.left },
  });
  sheet.rule(y + NOTE_ROW);
}
