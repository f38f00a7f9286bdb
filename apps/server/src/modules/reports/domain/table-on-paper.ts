import type { Language } from '@titian/contracts/messages/definition';
import { type PdfSheet, page, type TextStyle } from '../../../platform/documents/pdf-sheet.ts';
import { cellOnPaper } from './cell-on-paper.ts';
import { type FileColumn, type FileTable, headOf } from './report-files.ts';

/** The height of a row, in points. */
export const ROW = 14;
/** Headings of up to three lines, and the rule below them. */
export const HEAD_HEIGHT = 36;
const HEAD_LINE = 9;
const HEAD = { size: 7.5, ink: 'muted', isBold: true } as const;
const CELL = { size: 8, minSize: 5.5 } as const;
const NAME_WIDTH = 118;
const OTHER_MAX = 80;
const GAP = 6;
/** So many columns stand beside each other; more follow on pages of their own. */
const BESIDE = 7;

type Cells = readonly (string | null)[];

/** Which columns of a table are written, and how. */
export interface TablePlace {
  readonly table: FileTable;
  readonly part: readonly number[];
  readonly language: Language;
}

/** Columns in parts of like length that fit beside each other; the first column stands before each. */
export function columnParts(count: number): number[][] {
  const others = Array.from({ length: Math.max(0, count - 1) }, (_, at) => at + 1);
  const parts = Math.max(1, Math.ceil(others.length / (BESIDE - 1)));
  const each = Math.ceil(others.length / parts);
  return Array.from({ length: parts }, (_, at) => [0, ...others.slice(at * each, (at + 1) * each)]);
}

interface PlacedColumn {
  readonly column: FileColumn;
  readonly index: number;
  /** The edge at which its text stands. */
  readonly x: number;
  readonly width: number;
  readonly align: 'left' | 'right';
}

const isWords = ({ kind, isFigure = false }: FileColumn) =>
  !isFigure && (kind === 'text' || kind === 'day' || kind === 'month');

/** Figures stand below each other at their right edges, words at their left. */
function placedColumns({ table: { columns }, part }: TablePlace): PlacedColumn[] {
  const [first = []] = columnParts(columns.length);
  const whole = page.right - page.left;
  const other = Math.min(OTHER_MAX, (whole - NAME_WIDTH) / Math.max(1, first.length - 1));
  const name = whole - other * Math.max(0, first.length - 1);
  return part.flatMap((index, at): PlacedColumn[] => {
    const column = columns[index];
    if (column === undefined) {
      return [];
    }
    const left = page.left + (at === 0 ? 0 : name + (at - 1) * other);
    const width = (at === 0 ? name : other) - GAP;
    return at === 0 || isWords(column)
      ? [{ column, index, x: left + (at === 0 ? 0 : GAP), width, align: 'left' }]
      : [{ column, index, x: left + other, width, align: 'right' }];
  });
}

/** Headings end at the same line; long ones take up to three. */
export function writeHead(sheet: PdfSheet, y: number, place: TablePlace): void {
  for (const { column, x, width, align } of placedColumns(place)) {
    const lines = sheet.linesOf(headOf(column, place.language), width, HEAD);
    lines.forEach((line, at) => {
      const lineY = y + HEAD_HEIGHT - 9 - (lines.length - at) * HEAD_LINE;
      sheet.text(line, x, lineY, { ...HEAD, align, width, minSize: 5.5 });
    });
  }
  sheet.rule(y + HEAD_HEIGHT - 6);
}

/** A row in the reader's language. */
export function writeRow(sheet: PdfSheet, row: Cells, y: number, place: TablePlace): void {
  const shown = row.map((cell, at) => {
    const kind = place.table.columns[at]?.kind ?? 'text';
    return cellOnPaper(cell, kind, place.language);
  });
  writeCells(sheet, shown, y, { place, style: CELL });
}

/** The sums below a rule; columns that do not add up stay empty. */
export function writeTotals(sheet: PdfSheet, totals: Cells, y: number, place: TablePlace): void {
  sheet.rule(y - 3);
  const shown = totals.map((cell, at) => {
    const kind = at === 0 ? 'text' : (place.table.columns[at]?.kind ?? 'text');
    return cell === null ? '' : cellOnPaper(cell, kind, place.language);
  });
  writeCells(sheet, shown, y, { place, style: { ...CELL, isBold: true } });
}

interface CellStyle {
  readonly place: TablePlace;
  readonly style: TextStyle;
}

function writeCells(sheet: PdfSheet, shown: readonly string[], y: number, { place, style }: CellStyle): void {
  for (const { index, x, width, align } of placedColumns(place)) {
    sheet.text(shown[index] ?? '', x, y, { ...style, align, width });
  }
}
