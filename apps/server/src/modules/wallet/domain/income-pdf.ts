import { formatAmount, formatRinggit, type Sen, subtractSen, sumSen, ZERO_SEN } from '@titian/finance/sen';
import { type PdfSheet, page } from '../../../platform/documents/pdf-sheet.ts';
import { addIncome, type Income, type NoteIncome, netIncome, noIncome } from './income.ts';
import type { DocumentFacts, Statement } from './statement.ts';
import { openSheet, writeHolder } from './statement-sheet.ts';
import { complaintWords } from './statement-words.ts';

const ROW = 17;
const SUMMARY_TOP = 160;
/** A note's row: its number with the amounts, and below them what it is for. */
const NOTE_ROW = 27;
const ENDING = 70;
const FIRST_TOP = SUMMARY_TOP + 12 * ROW;
const OTHER_TOP = 98;
const rowsFrom = (top: number) => Math.floor((page.bottom - top - 2 * ROW) / NOTE_ROW);

/** The columns of the table by note, by their right edges. */
const columns: readonly [name: string, right: number, of: (income: Income) => Sen][] = [
  ['Return', 176, (one) => one.returnSen],
  ['Late charges', 234, (one) => one.lateChargeSen],
  ['Service fee', 288, (one) => one.feeSen],
  ['Service tax', 338, (one) => one.serviceTaxSen],
  ['Tax withheld', 394, (one) => one.withholdingTaxSen],
  ['Recovered', 444, (one) => one.recoveredSen],
  ['Written off', 494, (one) => one.writtenOffSen],
  ['Net income', page.right, netIncome],
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
  const sheet = openSheet('Income statement', statement, made, 1 + more + (endsAlone ? 1 : 0));
  sheet.addPage();
  writeHolder(sheet, statement, made);
  writeSums(sheet, statement, incomes);
  let y = writeHead(sheet, FIRST_TOP);
  let room = first;
  for (const income of incomes) {
    if (room === 0) {
      yield* sheet.take();
      y = writeHead(sheet, sheet.addPage());
      room = other;
    }
    writeNote(sheet, income, y);
    y += NOTE_ROW;
    room -= 1;
  }
  if (incomes.length === 0) {
    sheet.text('No repayment arrived and nothing was written off in this year.', page.left, y + 5, {
      ink: 'muted',
    });
  }
  const below = endsAlone ? sheet.addPage() : y + ROW + 12;
  sheet.paragraph(complaintWords(made.supportEmail), below);
  yield* sheet.finish();
}

/** The year in sums; a conventional note's return is interest, a Shariah note's is profit (SHR-1). */
function writeSums(sheet: PdfSheet, { totals }: Statement, incomes: readonly NoteIncome[]): void {
  const total = incomes.reduce<Income>(addIncome, noIncome);
  const returnOf = (contract: string) =>
    sumSen(incomes.filter((one) => one.note?.contract === contract).map((one) => one.returnSen));
  const less = (amountSen: Sen) => subtractSen(ZERO_SEN, amountSen);
  const lines: [string, Sen][] = [
    ['Interest of conventional notes', returnOf('Conventional')],
    ['Profit of Shariah notes', returnOf('Shariah')],
    ['Late charges received', total.lateChargeSen],
    ['Less service fees', less(total.feeSen)],
    ['Less service tax', less(total.serviceTaxSen)],
    ['Less tax withheld', less(total.withholdingTaxSen)],
  ];
  lines.forEach(([name, amountSen], index) => {
    writeLine(sheet, name, formatAmount(amountSen), SUMMARY_TOP + index * ROW);
  });
  const netY = SUMMARY_TOP + lines.length * ROW;
  sheet.box(page.left, netY, page.right - page.left, ROW + 3, 'tint');
  sheet.text('Net income', page.left + 8, netY + 6, { size: 10, isBold: true });
  const net = formatRinggit(netIncome(total));
  sheet.text(net, page.right - 8, netY + 6, { size: 10, isBold: true, align: 'right' });
  const after = netY + ROW + 8;
  // None of these is income: a reward is a deposit, and principal that comes back was the investor's before.
  const rewardSen = sumSen(
    totals.filter((one) => one.kind === 'referral_reward').map((one) => one.amountSen),
  );
  const others: [string, Sen][] = [
    ['Principal recovered of notes in default', total.recoveredSen],
    ['Principal written off', total.writtenOffSen],
    ['Referral rewards', rewardSen],
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

function writeHead(sheet: PdfSheet, y: number): number {
  const head = { size: 7.5, ink: 'muted', isBold: true } as const;
  sheet.text('Note', page.left, y + 5, head);
  for (const [name, right] of columns) {
    sheet.text(name, right, y + 5, { ...head, align: 'right' });
  }
  sheet.rule(y + ROW);
  return y + ROW;
}

function writeNote(sheet: PdfSheet, income: NoteIncome, y: number): void {
  const name = income.note === null ? 'Others' : income.note.number;
  sheet.text(name, page.left, y + 5, { size: 8, width: 80 });
  for (const [, right, of] of columns) {
    sheet.text(formatAmount(of(income)), right, y + 5, { size: 8, align: 'right' });
  }
  sheet.text(income.note?.purpose ?? '', page.left, y + 15.5, {
    ...{ size: 7.5, ink: 'muted', width: page.right - page.left },
  });
  sheet.rule(y + NOTE_ROW);
}
