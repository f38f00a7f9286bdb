import type { Language } from '@titian/contracts/messages/definition';
import { malaysiaDay } from '@titian/finance/calendar';
import { formatAmount, formatRinggit, type Sen, subtractSen, sumSen, ZERO_SEN } from '@titian/finance/sen';
import { malaysiaClock, shortDay } from '../../../platform/documents/day-words.ts';
import { type PdfSheet, page } from '../../../platform/documents/pdf-sheet.ts';
import { renderMessage } from '../../../platform/messages.ts';
import { kindWords } from './kind-texts.ts';
import type { Movement } from './movement.ts';
import { heights, planPages, rowsOn, tableTop } from './page-plan.ts';
import type { DocumentFacts, Statement } from './statement.ts';
import { openSheet, writeHolder } from './statement-sheet.ts';
import { type StatementWords, statementWords } from './statement-texts.ts';
import { claimClosingWords, partWords, writeOffWords } from './statement-words.ts';

const columns = {
  date: page.left + 6,
  what: 116,
  moneyIn: 408,
  moneyOut: 476,
  balance: page.right - 6,
} as const;
const WHAT_WIDTH = 226;

/** A statement as a PDF, in parts as they are made; the balance is carried from page to page. */
export async function* statementPdf(statement: Statement, made: DocumentFacts): AsyncGenerator<Buffer> {
  const plan = planPages(statement.count, endingRows(statement));
  const sheet = openSheet('statement_title', statement, made, plan.pages);
  sheet.addPage();
  writeHolder(sheet, statement, made);
  writeSummary(sheet, statement, statementWords(made.language));
  const table = new StatementTable(sheet, statement.openingSen, made.language);
  for await (const movements of statement.chunks()) {
    for (const movement of movements) {
      table.add(movement);
    }
    yield* sheet.take();
  }
  const below = table.close(statement.closingSen);
  writeEnding(sheet, statement, made, plan.endsAlone ? sheet.addPage() : below);
  yield* sheet.finish();
}

type BalanceName = 'opening_balance' | 'brought_forward' | 'carried_forward' | 'closing_balance';

/** The rows with the balance after each, page by page. */
class StatementTable {
  readonly #sheet: PdfSheet;
  readonly #language: Language;
  readonly #words: StatementWords;
  #pageNumber = 1;
  #rows = 0;
  #y = 0;
  #balanceSen: Sen;

  constructor(sheet: PdfSheet, openingSen: Sen, language: Language) {
    this.#sheet = sheet;
    this.#language = language;
    this.#words = statementWords(language);
    this.#balanceSen = openingSen;
    this.#begin(tableTop.first, 'opening_balance');
  }

  add(movement: Movement): void {
    if (this.#rows === rowsOn(this.#pageNumber)) {
      this.#band('carried_forward', this.#balanceSen);
      this.#pageNumber += 1;
      this.#rows = 0;
      this.#begin(this.#sheet.addPage(), 'brought_forward');
    }
    writeRow(this.#sheet, movement, this.#y, this.#language);
    this.#balanceSen = movement.balanceSen;
    this.#rows += 1;
    this.#y += heights.row;
  }

  /** Ends the table; answers where it ended. */
  close(closingSen: Sen): number {
    this.#band('closing_balance', closingSen);
    return this.#y;
  }

  #begin(y: number, balance: 'opening_balance' | 'brought_forward'): void {
    const head = { size: 8, ink: 'muted', isBold: true } as const;
    this.#sheet.text(this.#words('date'), columns.date, y + 5, head);
    this.#sheet.text(this.#words('description'), columns.what, y + 5, head);
    this.#sheet.text(this.#words('money_in'), columns.moneyIn, y + 5, { ...head, align: 'right' });
    this.#sheet.text(this.#words('money_out'), columns.moneyOut, y + 5, { ...head, align: 'right' });
    this.#sheet.text(this.#words('balance'), columns.balance, y + 5, { ...head, align: 'right' });
    this.#y = y + heights.band;
    this.#band(balance, this.#balanceSen);
  }

  #band(name: BalanceName, balanceSen: Sen): void {
    this.#sheet.box(page.left, this.#y, page.right - page.left, heights.band, 'tint');
    this.#sheet.text(this.#words(name), columns.what, this.#y + 5, { isBold: true });
    const balance = formatAmount(balanceSen);
    this.#sheet.text(balance, columns.balance, this.#y + 5, { isBold: true, align: 'right' });
    this.#y += heights.band;
  }
}

function writeRow(sheet: PdfSheet, movement: Movement, y: number, language: Language): void {
  const { amountSen } = movement;
  const small = { size: 7.5, ink: 'muted' } as const;
  sheet.text(shortDay(malaysiaDay(movement.at), language), columns.date, y + 5);
  sheet.text(malaysiaClock(movement.at), columns.date, y + 15.5, small);
  sheet.text(renderMessage(movement.title, language), columns.what, y + 5, { width: WHAT_WIDTH });
  sheet.text(partWords(movement, statementWords(language)), columns.what, y + 15.5, {
    ...small,
    width: columns.balance - columns.what,
    minSize: 5,
  });
  const [column, shownSen] =
    amountSen < 0n ? [columns.moneyOut, subtractSen(ZERO_SEN, amountSen)] : [columns.moneyIn, amountSen];
  sheet.text(formatAmount(shownSen), column, y + 5, { align: 'right' });
  sheet.text(formatAmount(movement.balanceSen), columns.balance, y + 5, { align: 'right' });
  sheet.rule(y + heights.row);
}

/** Opening and closing balance with the totals between, on the first page. */
function writeSummary(
  sheet: PdfSheet,
  { openingSen, closingSen, totals }: Statement,
  words: StatementWords,
): void {
  const sums = totals.map((one) => one.amountSen);
  const inSen = sumSen(sums.filter((one) => one > 0n));
  const outSen = subtractSen(ZERO_SEN, sumSen(sums.filter((one) => one < 0n)));
  const facts: [string, Sen][] = [
    [words('opening_balance'), openingSen],
    [words('money_in'), inSen],
    [words('money_out'), outSen],
    [words('closing_balance'), closingSen],
  ];
  const width = (page.right - page.left - 3 * 8) / 4;
  facts.forEach(([name, amountSen], index) => {
    const x = page.left + index * (width + 8);
    sheet.box(x, 156, width, 50, index === 3 ? 'tint' : 'paper');
    sheet.text(name, x + 10, 166, { size: 8, ink: 'muted' });
    sheet.text(formatRinggit(amountSen), x + 10, 181, { size: 12, isBold: true, width: width - 16 });
  });
}

/** Totals by kind, and how to complain. */
function writeEnding(sheet: PdfSheet, statement: Statement, made: DocumentFacts, below: number): void {
  const { language, supportEmail } = made;
  const words = statementWords(language);
  let y = below + 16;
  if (endingRows(statement) > 0) {
    sheet.text(words('totals'), page.left, y, { isBold: true });
  }
  for (const { kind, amountSen, entries } of statement.totals) {
    y += heights.total;
    sheet.text(words('kind_total', { kind: kindWords(kind, language), entries }), columns.date, y);
    sheet.text(formatAmount(amountSen), columns.balance, y, { align: 'right' });
  }
  for (const { on, note, amountSen } of statement.writeOffs) {
    y += heights.total;
    sheet.text(`${shortDay(on, language)}: ${writeOffWords(note, words)}`, columns.date, y);
    sheet.text(formatAmount(amountSen), columns.balance, y, { align: 'right' });
  }
  for (const closing of statement.claimClosings) {
    y += heights.total;
    sheet.text(`${shortDay(closing.on, language)}: ${claimClosingWords(closing, words)}`, columns.date, y);
  }
  sheet.paragraph(words('complaint', { supportEmail }), y + 24);
}

function endingRows({ totals, writeOffs, claimClosings }: Statement): number {
  return totals.length + writeOffs.length + claimClosings.length;
}
