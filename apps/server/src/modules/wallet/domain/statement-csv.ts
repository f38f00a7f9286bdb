import type { Readable } from 'node:stream';
import type { Language } from '@titian/contracts/messages/definition';
import { malaysiaDay } from '@titian/finance/calendar';
import { type Sen, senToText, subtractSen, ZERO_SEN } from '@titian/finance/sen';
import { csvStream } from '../../../platform/documents/csv.ts';
import { malaysiaClock } from '../../../platform/documents/day-words.ts';
import { renderMessage } from '../../../platform/messages.ts';
import type { Movement } from './movement.ts';
import type { StatedWriteOff, Statement } from './statement.ts';
import { type StatementWords, statementWords } from './statement-texts.ts';
import { claimClosingWords, writeOffWords } from './statement-words.ts';

const columns = [
  ...(['date', 'time', 'description', 'note', 'money_in', 'money_out', 'balance'] as const),
  ...(['principal', 'return', 'late_charge', 'service_fee', 'service_tax', 'tax_withheld'] as const),
  'reference' as const,
];
const FIRST_AMOUNT = columns.indexOf('money_in');

/** Columns of amounts name the currency. */
function headersIn(words: StatementWords): string[] {
  return columns.map((column, at) => {
    const name = words(column);
    return at < FIRST_AMOUNT || column === 'reference' ? name : words('in_ringgit', { name });
  });
}

/** A statement for spreadsheets: a row per movement between the opening and the closing balance. */
export function statementCsv(statement: Statement, language: Language): Readable {
  const words = statementWords(language);
  return csvStream(headersIn(words), rowsOf(statement, words, language));
}

async function* rowsOf(
  statement: Statement,
  words: StatementWords,
  language: Language,
): AsyncGenerator<string[]> {
  const { period, openingSen, closingSen } = statement;
  yield balanceRow(period.from, words('opening_balance'), openingSen);
  for await (const movements of statement.chunks()) {
    for (const movement of movements) {
      yield movementRow(movement, language);
    }
  }
  for (const writeOff of statement.writeOffs) {
    yield writeOffRow(writeOff, words);
  }
  for (const closing of statement.claimClosings) {
    const row = [closing.on, '', claimClosingWords(closing, words), closing.note?.number ?? ''];
    yield columns.map((_name, at) => row[at] ?? '');
  }
  yield balanceRow(period.to, words('closing_balance'), closingSen);
}

function balanceRow(on: string, name: string, balanceSen: Sen): string[] {
  const row = [on, '', name, '', '', '', senToText(balanceSen)];
  return columns.map((_name, at) => row[at] ?? '');
}

/** No cash moves: only the principal is shown. */
function writeOffRow({ on, note, amountSen }: StatedWriteOff, words: StatementWords): string[] {
  const row = [on, '', writeOffWords(note, words), note?.number ?? '', '', '', '', senToText(amountSen)];
  return columns.map((_name, at) => row[at] ?? '');
}

function movementRow(movement: Movement, language: Language): string[] {
  const { amountSen, parts } = movement;
  const partOf = (partSen: Sen | undefined) => (partSen === undefined ? '' : senToText(partSen));
  return [
    malaysiaDay(movement.at),
    malaysiaClock(movement.at),
    renderMessage(movement.title, language),
    movement.noteNumber ?? '',
    amountSen > 0n ? senToText(amountSen) : '',
    amountSen < 0n ? senToText(subtractSen(ZERO_SEN, amountSen)) : '',
    senToText(movement.balanceSen),
    partOf(parts?.principalSen),
    partOf(parts?.returnSen),
    partOf(parts?.lateChargeSen),
    partOf(parts?.feeSen),
    partOf(parts?.serviceTaxSen),
    partOf(parts?.withholdingTaxSen),
    movement.transferId,
  ];
}
