import type { Readable } from 'node:stream';
import type { Language } from '@titian/contracts/messages/definition';
import { addSen, formatAmount, formatRinggit, senToText, sumSen, ZERO_SEN } from '@titian/finance/sen';
import { csvStream } from '../../../platform/documents/csv.ts';
import { shortDay } from '../../../platform/documents/day-words.ts';
import { PdfSheet, page } from '../../../platform/documents/pdf-sheet.ts';
import type { PeriodTransfer } from './remittance.ts';
import { type TransferListWords, transferListWords, transferName } from './transfer-list-texts.ts';

/** The transfers behind a sum, as they are given to an auditor or an authority. */
export interface TransferList {
  readonly title: string;
  /** The period in words. */
  readonly subtitle: string;
  readonly transfers: readonly PeriodTransfer[];
}

/** The list for spreadsheets: a row per transfer with the running total. */
export function transferCsv({ transfers }: TransferList, language: Language): Readable {
  const words = transferListWords(language);
  const heads = [
    ...[words('date'), words('transfer'), words('note')],
    ...[
      words('in_ringgit', { name: words('amount') }),
      words('in_ringgit', { name: words('running_total') }),
    ],
    ...[words('reference'), words('transfer_id')],
  ];
  return csvStream(heads, csvRows(transfers, words));
}

async function* csvRows(
  transfers: readonly PeriodTransfer[],
  words: TransferListWords,
): AsyncGenerator<string[]> {
  let totalSen = ZERO_SEN;
  for (const one of transfers) {
    totalSen = addSen(totalSen, one.amountSen);
    const amounts = [senToText(one.amountSen), senToText(totalSen)];
    yield [one.on, transferName(one.kind, words), one.noteNumber ?? '', ...amounts, one.referenceId, one.id];
  }
}

const ROW = 15;
const FIRST_ROW = 122;
const ROWS = Math.floor((page.bottom - FIRST_ROW - 30) / ROW);
const columns = { date: page.left, kind: 118, note: 330, amount: 460, total: page.right } as const;

/** The list as a PDF, in parts as they are made; the last line is the sum. */
export async function* transferPdf(
  list: TransferList,
  madeAt: Date,
  language: Language,
): AsyncGenerator<Buffer> {
  const words = transferListWords(language);
  const pages = Math.max(1, Math.ceil(list.transfers.length / ROWS));
  const footer = words('footer', { at: madeAt.toISOString() });
  const sheet = new PdfSheet({
    ...{ title: list.title, subtitle: list.subtitle, footer, pages, madeAt, language },
  });
  let totalSen = ZERO_SEN;
  for (let number = 0; number < pages; number += 1) {
    sheet.addPage();
    writeHead(sheet, words);
    let y = FIRST_ROW;
    for (const one of list.transfers.slice(number * ROWS, (number + 1) * ROWS)) {
      totalSen = addSen(totalSen, one.amountSen);
      sheet.text(shortDay(one.on, language), columns.date, y);
      sheet.text(transferName(one.kind, words), columns.kind, y, { width: 200 });
      sheet.text(one.noteNumber ?? '', columns.note, y, { width: 80 });
      sheet.text(formatAmount(one.amountSen), columns.amount, y, { align: 'right' });
      sheet.text(formatAmount(totalSen), columns.total, y, { align: 'right' });
      y += ROW;
    }
    if (number === pages - 1) {
      writeSum(sheet, list.transfers, y, words);
    }
    yield* sheet.take();
  }
  yield* sheet.finish();
}

function writeHead(sheet: PdfSheet, words: TransferListWords): void {
  const head = { size: 8, ink: 'muted', isBold: true } as const;
  sheet.text(words('date'), columns.date, 104, head);
  sheet.text(words('transfer'), columns.kind, 104, head);
  sheet.text(words('note'), columns.note, 104, head);
  sheet.text(words('amount'), columns.amount, 104, { ...head, align: 'right' });
  sheet.text(words('running_total'), columns.total, 104, { ...head, align: 'right' });
}

function writeSum(
  sheet: PdfSheet,
  transfers: readonly PeriodTransfer[],
  y: number,
  words: TransferListWords,
): void {
  sheet.rule(y);
  const sum = formatRinggit(sumSen(transfers.map((one) => one.amountSen)));
  sheet.text(words('sum', { count: transfers.length }), columns.kind, y + 8, { isBold: true });
  sheet.text(sum, columns.total, y + 8, { isBold: true, align: 'right' });
}
