import { lateBuckets, type NoteBookSort, noteBookSorts } from '@titian/contracts/operator-lists';
import { amountsIn, named } from '../../shared/filters-in.ts';
import { keyOf, sortIn } from '../../shared/list-sorting.ts';
import { type ListFilters, useAddressFilters } from '../../shared/use-list-filters.ts';
import type { NoteFilters } from '../api/list-notes.ts';

export const noteStates = [
  'listed',
  'funded',
  'issued',
  'completed',
  'defaulted',
  'recovered',
  'written_off',
  'expired',
  'cancelled',
] as const;
export const noteGrades = ['AA', 'A', 'B', 'C', 'D', 'E', 'F'] as const;
export const contracts = ['Conventional', 'Shariah'] as const;
export const lateNames = Object.keys(lateBuckets) as (keyof typeof lateBuckets)[];

/** By what the columns of the list are sorted. */
export const noteSorts: Readonly<Record<NoteBookSort, 'asc' | 'desc'>> = noteBookSorts;

/** Which notes are shown, in which order. */
export function useNoteFilters(): ListFilters<NoteFilters> {
  return useAddressFilters((search) =>
    named({
      state: noteStates.find((one) => one === search.state),
      grade: noteGrades.find((one) => one === search.grade),
      contract: contracts.find((one) => one === search.contract),
      late: keyOf(lateBuckets, search.late),
      ...amountsIn(search),
      q: search.q,
      ...sortIn(noteSorts, search),
    }),
  );
}
