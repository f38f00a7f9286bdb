import type { Readable } from 'node:stream';
import { defineMessages, type Language } from '@titian/contracts/messages/definition';
import { malaysiaDay } from '@titian/finance/calendar';
import { type Sen, senToText } from '@titian/finance/sen';
import { csvStream } from '../../../platform/documents/csv.ts';
import { malaysiaClock } from '../../../platform/documents/day-words.ts';
import { type DocumentWords, documentWords } from '../../../platform/documents/document-texts.ts';
import type { Leg } from './trade.ts';
import { agreedPrice } from './trade-differences.ts';
import { legState, type NamedTrade } from './trade-view.ts';

/** Column heads and states of the list of commodity trades for spreadsheets. */
const texts = defineMessages({
  note: { en: 'Note', ms: 'Nota' },
  issuer: { en: 'Issuer', ms: 'Penerbit' },
  state: { en: 'Status', ms: 'Status' },
  signed_on: { en: 'Signed on', ms: 'Ditandatangani pada' },
  signed_at: { en: 'Signed at (Malaysia time)', ms: 'Masa tandatangan (waktu Malaysia)' },
  cost: { en: 'Cost (RM)', ms: 'Kos (RM)' },
  sale_price: { en: 'Sale price (RM)', ms: 'Harga jualan (RM)' },
  issued_on: { en: 'Issue date', ms: 'Tarikh terbitan' },
  issued_amount: { en: 'Issued amount (RM)', ms: 'Jumlah diterbitkan (RM)' },
  leg: { en: 'Leg', ms: 'Langkah' },
  leg_state: { en: 'Leg status', ms: 'Status langkah' },
  agreed_price: { en: 'Agreed price (RM)', ms: 'Harga dipersetujui (RM)' },
  traded_price: { en: 'Traded price (RM)', ms: 'Harga dagangan (RM)' },
  traded_on: { en: 'Traded on', ms: 'Didagangkan pada' },
  traded_at: { en: 'Traded at (Malaysia time)', ms: 'Masa dagangan (waktu Malaysia)' },
  reference: { en: 'Reference', ms: 'Rujukan' },
  differences: { en: 'Differences', ms: 'Perbezaan' },
  signed: { en: 'Being traded', ms: 'Sedang didagangkan' },
  issued: { en: 'Issued', ms: 'Diterbitkan' },
  void: { en: 'Void', ms: 'Terbatal' },
  unsigned: { en: 'Before signatures', ms: 'Sebelum tandatangan' },
  carried_out: { en: 'Executed', ms: 'Dilaksanakan' },
  ordered: { en: 'Ordered, not confirmed', ms: 'Dipesan, belum disahkan' },
  withdrawn: { en: 'Withdrawn, not executed', ms: 'Ditarik balik, tidak dilaksanakan' },
  purchase: { en: 'Purchase', ms: 'Pembelian' },
  sale: { en: 'Sale to the issuer', ms: 'Jualan kepada penerbit' },
  resale: { en: 'Resale', ms: 'Jualan semula' },
  reversal: { en: '{{step, message}}, reversed', ms: '{{step, message}}, dibalikkan' },
  price_not_recorded: { en: 'Price not recorded', ms: 'Harga tidak direkodkan' },
  price_differs: {
    en: 'Price differs from what was agreed',
    ms: 'Harga berbeza daripada yang dipersetujui',
  },
  amount_differs: {
    en: 'Cost differs from the issued amount',
    ms: 'Kos berbeza daripada jumlah diterbitkan',
  },
  leg_missing: { en: 'A leg is missing', ms: 'Satu langkah tiada' },
  wrong_order: { en: 'Times out of order', ms: 'Turutan masa tidak betul' },
  not_same_day: { en: 'Not on the same day', ms: 'Bukan pada hari yang sama' },
  reversed: { en: 'Reversed', ms: 'Dibalikkan' },
  not_reversed: { en: 'Not reversed yet', ms: 'Belum dibalikkan' },
});

const wordsIn = documentWords(texts);
type Words = DocumentWords<typeof texts>;

const columns = [
  ...(['note', 'issuer', 'state', 'signed_on', 'signed_at', 'cost', 'sale_price', 'issued_on'] as const),
  ...(['issued_amount', 'leg', 'leg_state', 'agreed_price', 'traded_price', 'traded_on'] as const),
  ...(['traded_at', 'reference', 'differences'] as const),
];

/** The trades for spreadsheets: a row per leg; a trade without any has one row. */
export function tradesCsv(trades: AsyncIterable<readonly NamedTrade[]>, language: Language): Readable {
  const words = wordsIn(language);
  return csvStream(
    columns.map((column) => words(column)),
    rowsOf(trades, words),
  );
}

async function* rowsOf(trades: AsyncIterable<readonly NamedTrade[]>, words: Words): AsyncGenerator<string[]> {
  for await (const some of trades) {
    for (const trade of some) {
      const legs = trade.legs.length === 0 ? [null] : trade.legs;
      for (const leg of legs) {
        yield [
          ...headOf(trade, words),
          ...legCells(trade, leg, words),
          trade.differences.map((one) => words(one)).join('; '),
        ];
      }
    }
  }
}

function headOf({ signature, ...trade }: NamedTrade, words: Words): string[] {
  return [
    trade.noteNumber,
    trade.issuerName,
    words(trade.state),
    signature?.signedOn ?? '',
    signature === null ? '' : malaysiaClock(signature.signedAt),
    amountOf(signature?.costSen),
    amountOf(signature?.salePriceSen),
    trade.issuedOn ?? '',
    amountOf(trade.issuedSen),
  ];
}

function legCells({ signature }: NamedTrade, leg: Leg | null, words: Words): string[] {
  if (leg === null) {
    return ['', '', '', '', '', '', ''];
  }
  const { step, isReversal, answer } = leg;
  return [
    isReversal ? words('reversal', { step: { code: step, params: {} } }) : words(step),
    words(legState(leg)),
    amountOf(agreedPrice(signature, leg)),
    answer !== null && answer.priceSen === null ? words('price_not_recorded') : amountOf(answer?.priceSen),
    answer === null ? '' : malaysiaDay(answer.at),
    answer === null ? '' : malaysiaClock(answer.at),
    answer?.reference ?? '',
  ];
}

function amountOf(amountSen: Sen | null | undefined): string {
  return amountSen === null || amountSen === undefined ? '' : senToText(amountSen);
}
