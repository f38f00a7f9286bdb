import type { Readable } from 'node:stream';
import type { Language } from '@titian/contracts/messages/definition';
import type { ReportColumnKind } from '@titian/contracts/reports';
import { formatAmount, senFromText } from '@titian/finance/sen';
import { csvStream } from '../../../platform/documents/csv.ts';
import { PdfSheet, page } from '../../../platform/documents/pdf-sheet.ts';
import { reportWords } from './words.ts';

export interface FileColumn {
  readonly label: string;
  readonly definition: string;
  readonly kind: ReportColumnKind;
}

/** A table as it is written to a file, with what its columns mean. */
export interface FileTable {
  readonly title: string;
  readonly subtitle: string;
  readonly columns: readonly FileColumn[];
  readonly rows: readonly (readonly (string | null)[])[];
  readonly totals: readonly (string | null)[] | null;
  /** What is explained on the last pages; the columns unless given. */
  readonly definitions?: readonly Omit<FileColumn, 'kind'>[];
}

type Cells = readonly (string | null)[];

/** For spreadsheets: plain figures with their unit in the heading; the sums are the spreadsheet's own. */
export function reportCsv({ columns, rows }: FileTable, language: Language): Readable {
  return csvStream(
    columns.map((one) => headOf(one, language)),
    inOrder(rows.map((row) => row.map((cell) => cell ?? ''))),
  );
}

async function* inOrder(rows: readonly string[][]): AsyncGenerator<string[]> {
  yield* rows;
}

function headOf({ label, kind }: FileColumn, language: Language): string {
  const words = reportWords(language);
  const units = {
    amount: words('in_ringgit', { name: label }),
    percent: words('in_percent', { name: label }),
  };
  return kind === 'amount' || kind === 'percent' ? units[kind] : label;
}

const ROW = 14;
const HEAD = 100;
const FIRST_ROW = 122;
const ROWS = Math.floor((page.bottom - FIRST_ROW - 24) / ROW);
const NAME_WIDTH = 118;
/** So many columns stand beside each other; more follow on pages of their own. */
const BESIDE = 7;

/** A table on paper: its pages, then those that say what its columns or lines mean. */
export async function* reportPdf(table: FileTable, madeAt: Date, language: Language): AsyncGenerator<Buffer> {
  const words = reportWords(language);
  const parts = columnParts(table.columns.length);
  const pagesOfPart = Math.max(1, Math.ceil(table.rows.length / ROWS));
  const sheet = new PdfSheet({
    ...{ title: table.title, subtitle: table.subtitle, madeAt, language },
    footer: words('made_at', { at: madeAt.toISOString() }),
    pages: parts.length * pagesOfPart + Math.ceil(definitionsOf(table).length / DEFINITIONS),
  });
  for (const part of parts) {
    for (let number = 0; number < pagesOfPart; number += 1) {
      sheet.addPage();
      writeRow(sheet, headsOf(table, part, language), { y: HEAD, table, part, isHead: true });
      const rows = table.rows.slice(number * ROWS, (number + 1) * ROWS);
      rows.forEach((row, index) => {
        writeRow(sheet, pick(row, part), { y: FIRST_ROW + index * ROW, table, part });
      });
      if (number === pagesOfPart - 1 && table.totals !== null) {
        writeTotals(sheet, table, part, { y: FIRST_ROW + rows.length * ROW + 4, total: words('total') });
      }
      yield* sheet.take();
    }
  }
  for (let at = 0; at < definitionsOf(table).length; at += DEFINITIONS) {
    writeDefinitions(sheet, definitionsOf(table).slice(at, at + DEFINITIONS), words('definitions'));
    yield* sheet.take();
  }
  yield* sheet.finish();
}

/** The first column stands before each part of the others. */
function columnParts(count: number): number[][] {
  const others = Array.from({ length: Math.max(0, count - 1) }, (_, at) => at + 1);
  const parts: number[][] = [];
  for (let at = 0; at < others.length; at += BESIDE - 1) {
    parts.push([0, ...others.slice(at, at + BESIDE - 1)]);
  }
  return parts;
}

function pick(cells: Cells, part: readonly number[]): Cells {
  return part.map((at) => cells[at] ?? null);
}

function headsOf({ columns }: FileTable, part: readonly number[], language: Language): Cells {
  return part.map((at) => {
    const column = columns[at];
    return column === undefined ? null : headOf(column, language);
  });
}

interface RowPlace {
  readonly y: number;
  readonly table: FileTable;
  readonly part: readonly number[];
  readonly isHead?: boolean;
  readonly isBold?: boolean;
}

function writeRow(sheet: PdfSheet, cells: Cells, { y, table, part, isHead, isBold }: RowPlace): void {
  const width = (page.right - page.left - NAME_WIDTH) / (BESIDE - 1);
  cells.forEach((cell, at) => {
    const kind = table.columns[part[at] ?? 0]?.kind ?? 'text';
    const written = isHead === true ? (cell ?? '') : shown(cell, kind);
    const style = isHead === true ? ({ size: 7.5, ink: 'muted', isBold: true } as const) : { size: 8 };
    const own = { ...style, minSize: 5.5, ...(isBold === true ? { isBold } : {}) };
    if (at === 0) {
      sheet.text(written, page.left, y, { ...own, width: NAME_WIDTH - 6 });
    } else {
      const right = page.left + NAME_WIDTH + at * width;
      sheet.text(written, right, y, { ...own, align: 'right', width: width - 4 });
    }
  });
}

function shown(cell: string | null, kind: ReportColumnKind): string {
  return cell !== null && kind === 'amount' ? formatAmount(senFromText(cell)) : (cell ?? '–');
}

function writeTotals(
  sheet: PdfSheet,
  table: FileTable,
  part: readonly number[],
  { y, total }: { readonly y: number; readonly total: string },
): void {
  sheet.rule(y - 3);
  const sums = pick(table.totals ?? [], part).map((cell, at) => (at === 0 ? total : (cell ?? '')));
  writeRow(
    sheet,
    sums.map((cell) => (cell === '' ? null : cell)),
    { y, table, part, isBold: true },
  );
}

const DEFINITION = 12;
/** So many fit on a page, each with two lines. */
const DEFINITIONS = 16;

function definitionsOf({ columns, definitions = columns }: FileTable): readonly Omit<FileColumn, 'kind'>[] {
  return definitions;
}

function writeDefinitions(sheet: PdfSheet, some: readonly Omit<FileColumn, 'kind'>[], title: string): void {
  let y = sheet.addPage();
  sheet.text(title, page.left, y, { size: 11, isBold: true });
  y += 22;
  for (const { label, definition } of some) {
    sheet.text(label, page.left, y, { isBold: true });
    y += DEFINITION;
    y += sheet.paragraph(definition, y) + 6;
  }
}
