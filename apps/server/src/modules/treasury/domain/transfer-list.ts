import type { Readable } from 'node:stream';
import { addSen, formatAmount, formatRinggit, senToText, sumSen, ZERO_SEN } from '@titian/finance/sen';
import { csvStream } from '../../../platform/documents/csv.ts';
import { instantWords, shortDay } from '../../../platform/documents/day-words.ts';
import { PdfSheet, page } from '../../../platform/documents/pdf-sheet.ts';
import type { PeriodTransfer } from './remittance.ts';

/** The transfers behind a sum, as they are given to an auditor or an authority. */
export interface TransferList {
  readonly title: string;
  /** The period in words. */
  readonly subtitle: string;
  readonly transfers: readonly PeriodTransfer[];
}

const HEADERS = ['Date', 'Transfer', 'Note', 'Amount (RM)', 'Total (RM)', 'Reference', 'Transfer ID'];

/** What kinds of transfer are called on paper. */
const kinds: Readonly<Record<string, string>> = {
  origination_fee: 'Origination fee',
  service_fee: 'Service fee',
  withdrawal_fee: 'Withdrawal fee',
  withdrawal_fee_returned: 'Withdrawal fee, returned',
  service_fee_returned: 'Service fee, returned',
  service_tax_on_fee: 'Service tax on a fee',
  service_tax_returned: 'Service tax, returned',
  service_tax_rounding: 'Service tax, worked out per day',
  withholding_tax: 'Withholding tax',
  withholding_tax_returned: 'Withholding tax, returned',
  gharamah: 'Gharamah',
  recovery_cost: 'Cost of recovery',
  marketing_funding: 'Set aside for marketing',
};

function nameOf(kind: string): string {
  return kinds[kind] ?? kind.replaceAll('_', ' ');
}

/** The list for spreadsheets: a row per transfer with the running total. */
export function transferCsv({ transfers }: TransferList): Readable {
  return csvStream(HEADERS, csvRows(transfers));
}

async function* csvRows(transfers: readonly PeriodTransfer[]): AsyncGenerator<string[]> {
  let totalSen = ZERO_SEN;
  for (const one of transfers) {
    totalSen = addSen(totalSen, one.amountSen);
    const amounts = [senToText(one.amountSen), senToText(totalSen)];
    yield [one.on, nameOf(one.kind), one.noteNumber ?? '', ...amounts, one.referenceId, one.id];
  }
}

const ROW = 15;
const FIRST_ROW = 122;
const ROWS = Math.floor((page.bottom - FIRST_ROW - 30) / ROW);
const columns = { date: page.left, kind: 118, note: 330, amount: 460, total: page.right } as const;

/** The list as a PDF, in parts as they are made; the last line is the sum. */
export async function* transferPdf(list: TransferList, madeAt: Date): AsyncGenerator<Buffer> {
  const pages = Math.max(1, Math.ceil(list.transfers.length / ROWS));
  const footer = `Titian, transfers of the ledger, made on ${instantWords(madeAt)} (Malaysia time)`;
  const sheet = new PdfSheet({
    ...{ title: list.title, subtitle: list.subtitle, footer, pages, madeAt, language: 'en' },
  });
  let totalSen = ZERO_SEN;
  for (let number = 0; number < pages; number += 1) {
    sheet.addPage();
    writeHead(sheet);
    let y = FIRST_ROW;
    for (const one of list.transfers.slice(number * ROWS, (number + 1) * ROWS)) {
      totalSen = addSen(totalSen, one.amountSen);
      sheet.text(shortDay(one.on), columns.date, y);
      sheet.text(nameOf(one.kind), columns.kind, y, { width: 200 });
      sheet.text(one.noteNumber ?? '', columns.note, y, { width: 80 });
      sheet.text(formatAmount(one.amountSen), columns.amount, y, { align: 'right' });
      sheet.text(formatAmount(totalSen), columns.total, y, { align: 'right' });
      y += ROW;
    }
    if (number === pages - 1) {
      writeSum(sheet, list.transfers, y);
    }
    yield* sheet.take();
  }
  yield* sheet.finish();
}

function writeHead(sheet: PdfSheet): void {
  const head = { size: 8, ink: 'muted', isBold: true } as const;
  sheet.text('Date', columns.date, 104, head);
  sheet.text('Transfer', columns.kind, 104, head);
  sheet.text('Note', columns.note, 104, head);
  sheet.text('Amount', columns.amount, 104, { ...head, align: 'right' });
  sheet.text('Total', columns.total, 104, { ...head, align: 'right' });
}

function writeSum(sheet: PdfSheet, transfers: readonly PeriodTransfer[], y: number): void {
  sheet.rule(y);
  const sum = formatRinggit(sumSen(transfers.map((one) => one.amountSen)));
  const count = transfers.length === 1 ? '1 transfer' : `${transfers.length} transfers`;
  sheet.text(`Sum of ${count}`, columns.kind, y + 8, { isBold: true });
  sheet.text(sum, columns.total, y + 8, { isBold: true, align: 'right' });
}
