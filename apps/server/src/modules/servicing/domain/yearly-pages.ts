import type { NoteContract } from '@titian/contracts/constants';
import { addPaid, nothingPaid, type Paid, type PaidOnNote } from './yearly-paid.ts';

/** A line of the table of notes: heads and totals are per contract. */
export type YearlyLine =
  | { readonly kind: 'head'; readonly contract: NoteContract }
  | { readonly kind: 'note'; readonly paid: PaidOnNote }
  | { readonly kind: 'total'; readonly contract: NoteContract; readonly paid: Paid };

const contracts: readonly NoteContract[] = ['Conventional', 'Shariah'];

/**
 * The lines of a table page by page, as many as fit on the first and on the others. The head is repeated on a page that
 * begins within a contract's notes, and none stands last on its page.
 */
export function yearlyPages(
  notes: readonly PaidOnNote[],
  rows: { readonly first: number; readonly other: number },
): YearlyLine[][] {
  const pages: YearlyLine[][] = [[]];
  const room = () => (pages.length === 1 ? rows.first : rows.other) - (pages.at(-1)?.length ?? 0);
  for (const contract of contracts) {
    const own = notes.filter((one) => one.note.contract === contract);
    if (own.length === 0) {
      continue;
    }
    const head: YearlyLine = { kind: 'head', contract };
    const lines: YearlyLine[] = [
      ...own.map((paid): YearlyLine => ({ kind: 'note', paid })),
      { kind: 'total', contract, paid: own.reduce<Paid>(addPaid, nothingPaid) },
    ];
    if (room() < 2) {
      pages.push([]);
    }
    pages.at(-1)?.push(head);
    for (const line of lines) {
      if (room() === 0) {
        pages.push([head]);
      }
      pages.at(-1)?.push(line);
    }
  }
  return pages;
}
