import type { Language } from '@titian/contracts/messages/definition';
import { CHART_HEIGHT, drawChart } from '../../../platform/documents/pdf-chart.ts';
import { PdfSheet, page } from '../../../platform/documents/pdf-sheet.ts';
import type { FileColumn, FileTable } from './report-files.ts';
import { columnParts, HEAD_HEIGHT, ROW, writeHead, writeRow, writeTotals } from './table-on-paper.ts';
import { reportWords } from './words.ts';

/** Where the content of a page begins, as `PdfSheet.addPage` answers. */
const TOP = 98;
/** Two lines and the space below them. */
const ABOUT_HEIGHT = 32;
/** Below the last row, for the sums. */
const TOTALS_HEIGHT = 24;

/** Part of the columns with some of the rows, as they stand on one page. */
interface TablePage {
  readonly part: readonly number[];
  readonly rows: FileTable['rows'];
  readonly isFirst: boolean;
  /** Whether the sums follow. */
  readonly isLast: boolean;
}

/** A table on paper: its chart, its pages, then those that say what its columns or lines mean. */
export async function* reportPdf(table: FileTable, madeAt: Date, language: Language): AsyncGenerator<Buffer> {
  const words = reportWords(language);
  const pages = tablePages(table);
  const definitions = table.definitions ?? table.columns;
  const sheet = new PdfSheet({
    ...{ title: table.title, subtitle: table.subtitle, madeAt, language },
    footer: words('made_at', { at: madeAt.toISOString() }),
    pages: pages.length + Math.ceil(definitions.length / DEFINITIONS),
  });
  for (const one of pages) {
    sheet.addPage();
    writeTablePage(sheet, table, one, language);
    yield* sheet.take();
  }
  for (let at = 0; at < definitions.length; at += DEFINITIONS) {
    writeDefinitions(sheet, definitions.slice(at, at + DEFINITIONS), words('definitions'));
    yield* sheet.take();
  }
  yield* sheet.finish();
}

function introHeight({ about, chart }: FileTable): number {
  return (about === undefined ? 0 : ABOUT_HEIGHT) + (chart == null ? 0 : CHART_HEIGHT);
}

function rowsFrom(top: number): number {
  return Math.floor((page.bottom - top - HEAD_HEIGHT - TOTALS_HEIGHT) / ROW);
}

/** Every part of the columns goes through all rows; the first page has less room for them. */
function tablePages(table: FileTable): TablePage[] {
  return columnParts(table.columns.length).flatMap((part, at) => {
    const pages: TablePage[] = [];
    let from = 0;
    do {
      const isFirst = at === 0 && from === 0;
      const to = from + rowsFrom(TOP + (isFirst ? introHeight(table) : 0));
      const isLast = to >= table.rows.length;
      pages.push({ part, rows: table.rows.slice(from, to), isFirst, isLast });
      from = to;
    } while (from < table.rows.length);
    return pages;
  });
}

function writeTablePage(
  sheet: PdfSheet,
  table: FileTable,
  { part, rows, isFirst, isLast }: TablePage,
  language: Language,
): void {
  const words = reportWords(language);
  const top = isFirst ? writeIntro(sheet, table) : TOP;
  const place = { table, part, language };
  writeHead(sheet, top, place);
  rows.forEach((row, at) => {
    writeRow(sheet, row, top + HEAD_HEIGHT + at * ROW, place);
  });
  const end = top + HEAD_HEIGHT + rows.length * ROW;
  if (table.rows.length === 0) {
    sheet.text(words('empty'), page.left, end, { ink: 'muted' });
  }
  if (isLast && table.totals !== null) {
    writeTotals(sheet, [words('total'), ...table.totals.slice(1)], end + 4, place);
  }
}

/** What the table is about and its chart; answers where the table begins. */
function writeIntro(sheet: PdfSheet, { about, chart }: FileTable): number {
  let y = TOP;
  if (about !== undefined) {
    sheet.paragraph(about, y);
    y += ABOUT_HEIGHT;
  }
  if (chart != null) {
    drawChart(sheet, chart, y);
    y += CHART_HEIGHT;
  }
  return y;
}

const DEFINITION = 12;
/** So many fit on a page, each with two lines. */
const DEFINITIONS = 16;

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
