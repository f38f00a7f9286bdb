import { collectionBuckets, promiseStates } from '@titian/contracts/collections';
import { type CollectionSort, collectionSorts } from '@titian/contracts/operator-lists';
import { named } from '../../shared/filters-in.ts';
import { keyOf, sortIn } from '../../shared/list-sorting.ts';
import { type ListFilters, useAddressFilters } from '../../shared/use-list-filters.ts';
import type { CollectionFilters } from '../api/collections.ts';

export const contracts = ['Conventional', 'Shariah'] as const;
/** A cancelled promise is none that stands. */
export const shownPromises = promiseStates.filter((state) => state !== 'cancelled');

/** By what the columns of the list are sorted. */
export const collectionListSorts: Readonly<Record<CollectionSort, 'asc' | 'desc'>> = collectionSorts;

/** Which late notes are shown, in which order. */
export function useCollectionFilters(): ListFilters<CollectionFilters> {
  return useAddressFilters((search) =>
    named({
      bucket: keyOf(collectionBuckets, search.bucket),
      promise: shownPromises.find((one) => one === search.promise),
      contract: contracts.find((one) => one === search.contract),
      waiting: search.waiting === '1' ? ('1' as const) : undefined,
      owner: search.owner === 'me' ? ('me' as const) : undefined,
      q: search.q,
      ...sortIn(collectionListSorts, search),
    }),
  );
}
