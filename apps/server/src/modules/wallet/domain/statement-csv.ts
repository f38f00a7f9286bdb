import type { Readable } from 'node:stream';
import { malaysiaDay } from '@titian/finance/calendar';
import { type Sen, senToText, subtractSen, ZERO_SEN } from '@titian/finance/sen';
import { csvStream } from '../../../platform/documents/csv.ts';
import { malaysiaClock } from '../../../platform/documents/day-words.ts';
import type { Movement } from './movement.ts';
import type { StatedWriteOff, Statement } from './statement.ts';
import { claimClosingWords, writeOffWords } from './statement-words.ts';

const HEADERS = [
  'Date',
  'Time',
  'Description',
  'Note',
  'Money in (RM)',
  'Money out (RM)',
  'Balance (RM)',
  'Principal (RM)',
  'Return (RM)',
  'Late charge (RM)',
  'Service fee (RM)',
  'Service tax (RM)',
  'Tax withheld (RM)',
  'Reference',
];

/** A statement for spreadsheets: a row per movement between the opening and the closing balance. */
export function statementCsv(statement: Statement): Readable {
  return csvStream(HEADERS, rowsOf(statement));
}

async function* rowsOf(statement: Statement): AsyncGenerator<string[]> {
  const { period, openingSen, closingSen } = statement;
  yield balanceRow(period.from, 'Opening balance', openingSen);
  for await (const movements of statement.chunks()) {
    for (const movement of movements) {
      yield movementRow(movement);
    }
  }
  for (const writeOff of statement.writeOffs) {
    yield writeOffRow(writeOff);
  }
  for (const closing of statement.claimClosings) {
    const row = [closing.on, '', claimClosingWords(closing), closing.note?.number ?? ''];
    yield HEADERS.map((_header, column) => row[column] ?? '');
  }
  yield balanceRow(period.to, 'Closing balance', closingSen);
}

function balanceRow(on: string, name: string, balanceSen: Sen): string[] {
  const row = [on, '', name, '', '', '', senToText(balanceSen)];
  return HEADERS.map((_header, column) => row[column] ?? '');
}

/** No cash moves: only the principal is told. */
function writeOffRow({ on, note, amountSen }: StatedWriteOff): string[] {
  const row = [on, '', writeOffWords(note), note?.number ?? '', '', '', '', senToText(amountSen)];
  return HEADERS.map((_header, column) => row[column] ?? '');
}

function movementRow(movement: Movement): string[] {
  const { amountSen, parts } = movement;
  const partOf = (partSen: Sen | undefined) => (partSen === undefined ? '' : senToText(partSen));
  return [
    malaysiaDay(movement.at),
    malaysiaClock(movement.at),
    movement.title,
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
