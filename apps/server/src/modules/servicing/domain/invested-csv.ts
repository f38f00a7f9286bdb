import type { Readable } from 'node:stream';
import { defineMessages, type Language } from '@titian/contracts/messages/definition';
import { nameText } from '@titian/contracts/reference/name-text';
import { rateBps, rateToText } from '@titian/finance/rate';
import { type Sen, senToText } from '@titian/finance/sen';
import { csvStream } from '../../../platform/documents/csv.ts';
import { documentWords } from '../../../platform/documents/document-texts.ts';
import type { InvestedLine } from '../store/invested-notes.ts';

/** Column heads and states of the list of an investor's notes for spreadsheets. */
const texts = defineMessages({
  note: { en: 'Note', ms: 'Nota' },
  purpose: { en: 'Purpose', ms: 'Tujuan' },
  issuer: { en: 'Issuer number', ms: 'Nombor penerbit' },
  grade: { en: 'Grade', ms: 'Gred' },
  type: { en: 'Financing type', ms: 'Jenis pembiayaan' },
  contract: { en: 'Note type', ms: 'Jenis nota' },
  state: { en: 'Status', ms: 'Status' },
  days_late: { en: 'Days past due', ms: 'Hari tertunggak' },
  rate: { en: 'Rate p.a. (%)', ms: 'Kadar setahun (%)' },
  term: { en: 'Tenure (months)', ms: 'Tempoh (bulan)' },
  waiting: { en: 'Committed (RM)', ms: 'Komited (RM)' },
  principal: { en: 'Invested (RM)', ms: 'Dilaburkan (RM)' },
  outstanding: { en: 'Outstanding principal (RM)', ms: 'Prinsipal belum dijelaskan (RM)' },
  received: { en: 'Received, net (RM)', ms: 'Diterima, bersih (RM)' },
  next_due_on: { en: 'Next payment due', ms: 'Bayaran seterusnya' },
  listed: { en: 'Open', ms: 'Terbuka' },
  funded: { en: 'Fully funded', ms: 'Dibiayai penuh' },
  issued: { en: 'Active', ms: 'Aktif' },
  defaulted: { en: 'In default', ms: 'Mungkir' },
  completed: { en: 'Completed', ms: 'Selesai' },
  recovered: { en: 'Recovered', ms: 'Dipulihkan' },
  written_off: { en: 'Written off', ms: 'Dihapus kira' },
  expired: { en: 'Unsuccessful campaign', ms: 'Kempen tidak berjaya' },
  cancelled: { en: 'Cancelled', ms: 'Dibatalkan' },
});

const wordsOf = documentWords(texts);

const columns = [
  ...([
    'note',
    'purpose',
    'issuer',
    'grade',
    'type',
    'contract',
    'state',
    'days_late',
    'rate',
    'term',
  ] as const),
  ...(['waiting', 'principal', 'outstanding', 'received', 'next_due_on'] as const),
];

/** An investor's notes for spreadsheets, a row each, in the order in which they come. */
export function investedCsv(lines: readonly InvestedLine[], language: Language): Readable {
  const words = wordsOf(language);
  return csvStream(
    columns.map((column) => words(column)),
    rowsOf(lines, language),
  );
}

async function* rowsOf(lines: readonly InvestedLine[], language: Language): AsyncGenerator<string[]> {
  const words = wordsOf(language);
  for (const one of lines) {
    yield [
      one.noteNumber,
      one.purpose,
      one.issuerNumber,
      one.grade,
      nameText({ list: 'note_types', value: one.type }, language),
      nameText({ list: 'note_contracts', value: one.contract }, language),
      words(one.state),
      String(one.daysLate),
      rateToText(rateBps(one.rateBps)),
      String(one.termMonths),
      ...[one.waitingSen, one.principalSen, one.outstandingSen, one.receivedSen].map((amount: Sen) =>
        senToText(amount),
      ),
      one.nextDueOn ?? '',
    ];
  }
}
