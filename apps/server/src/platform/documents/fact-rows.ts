import { type PdfSheet, page } from './pdf-sheet.ts';

/** The height of a fact. */
export const FACT_ROW = 20;
const VALUE_WIDTH = 330;

/** A name and its value; the bold ones are what the document is about. */
export type FactRow = readonly [label: string, value: string, style?: 'bold'];

/** Writes facts below each other, the values to the right; answers where the page goes on. */
export function writeFactRows(sheet: PdfSheet, rows: readonly FactRow[], top: number): number {
  rows.forEach(([label, value, style], index) => {
    const y = top + index * FACT_ROW;
    sheet.text(label, page.left, y, { ink: 'muted' });
    sheet.text(value, page.right, y, { align: 'right', isBold: style === 'bold', width: VALUE_WIDTH });
    sheet.rule(y + 13);
  });
  return top + rows.length * FACT_ROW;
}
