import type { Readable } from 'node:stream';
import { malaysiaDay } from '@titian/finance/calendar';
import { type Sen, senToText } from '@titian/finance/sen';
import { csvStream } from '../../../platform/documents/csv.ts';
import { malaysiaClock } from '../../../platform/documents/day-words.ts';
import type { Leg } from './trade.ts';
import { agreedPrice, type Difference } from './trade-differences.ts';
import { legState, type NamedTrade } from './trade-view.ts';

const HEADERS = [
  'Note',
  'Issuer',
  'State',
  'Signed on',
  'Signed at (Malaysia)',
  'Cost (RM)',
  'Sale price (RM)',
  'Issued on',
  'Issued amount (RM)',
  'Leg',
  'Leg state',
  'Agreed price (RM)',
  'Traded price (RM)',
  'Traded on',
  'Traded at (Malaysia)',
  'Reference',
  'Differences',
];

const states = {
  signed: 'Being traded',
  issued: 'Issued',
  void: 'Void',
  unsigned: 'Before signatures',
} as const;

const legStates = { carried_out: 'Carried out', ordered: 'Not answered', withdrawn: 'Withdrawn' } as const;

const differences: Readonly<Record<Difference, string>> = {
  price_not_recorded: 'Price not recorded',
  price_differs: 'Price differs from what was agreed',
  amount_differs: 'Cost differs from the issued amount',
  leg_missing: 'A leg is missing',
  wrong_order: 'Times in the wrong order',
  not_same_day: 'Not on one day',
  reversed: 'Reversed',
  not_reversed: 'Not reversed',
};

/** The trades for spreadsheets: a row per leg; a trade without any has one row. */
export function tradesCsv(trades: AsyncIterable<readonly NamedTrade[]>): Readable {
  return csvStream(HEADERS, rowsOf(trades));
}

async function* rowsOf(trades: AsyncIterable<readonly NamedTrade[]>): AsyncGenerator<string[]> {
  for await (const some of trades) {
    for (const trade of some) {
      const legs = trade.legs.length === 0 ? [null] : trade.legs;
      for (const leg of legs) {
        yield [
          ...headOf(trade),
          ...legCells(trade, leg),
          trade.differences.map((one) => differences[one]).join('; '),
        ];
      }
    }
  }
}

function headOf({ signature, ...trade }: NamedTrade): string[] {
  return [
    trade.noteNumber,
    trade.issuerName,
    states[trade.state],
    signature?.signedOn ?? '',
    signature === null ? '' : malaysiaClock(signature.signedAt),
    amountOf(signature?.costSen),
    amountOf(signature?.salePriceSen),
    trade.issuedOn ?? '',
    amountOf(trade.issuedSen),
  ];
}

function legCells({ signature }: NamedTrade, leg: Leg | null): string[] {
  if (leg === null) {
    return ['', '', '', '', '', '', ''];
  }
  const { step, isReversal, answer } = leg;
  return [
    isReversal ? `${step}, reversed` : step,
    legStates[legState(leg)],
    amountOf(agreedPrice(signature, leg)),
    answer !== null && answer.priceSen === null ? differences.price_not_recorded : amountOf(answer?.priceSen),
    answer === null ? '' : malaysiaDay(answer.at),
    answer === null ? '' : malaysiaClock(answer.at),
    answer?.reference ?? '',
  ];
}

function amountOf(amountSen: Sen | null | undefined): string {
  return amountSen === null || amountSen === undefined ? '' : senToText(amountSen);
}
