import { page } from '../../../platform/documents/pdf-sheet.ts';

/** Heights in points. Every row is as high as the highest, so that the number of pages is known before the rows are. */
export const heights = { row: 26, band: 18, total: 15, ending: 84 } as const;

/** Where the table begins: below the summary on the first page, below the platform's name on the others. */
export const tableTop = { first: 226, other: 98 } as const;

export interface PagePlan {
  readonly pages: number;
  /** Whether what follows the table needs a page of its own. */
  readonly endsAlone: boolean;
}

/** How many rows a page's table takes beside its headers and the balances carried over. */
export function rowsOn(pageNumber: number): number {
  const top = pageNumber === 1 ? tableTop.first : tableTop.other;
  return Math.floor((page.bottom - top - 3 * heights.band) / heights.row);
}

/** The pages that some rows take, followed by the totals of some kinds. */
export function planPages(rows: number, kinds: number): PagePlan {
  const [first, other] = [rowsOn(1), rowsOn(2)];
  const more = Math.max(0, Math.ceil((rows - first) / other));
  const onLast = more === 0 ? rows : rows - first - (more - 1) * other;
  const free = ((more === 0 ? first : other) - onLast) * heights.row;
  const endsAlone = heights.ending + kinds * heights.total > free;
  return { pages: 1 + more + (endsAlone ? 1 : 0), endsAlone };
}
