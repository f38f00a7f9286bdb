import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { CallResponse } from '../../../lib/api/call-types.ts';
import { call } from '../../../lib/api/client.ts';
import type { ActivityFilters } from '../lib/filters.ts';

export type Movement = CallResponse<'activityData'>['items'][number];

const firstPage: string | null = null;

/** The customer's movements of cash, newest first, page by page. */
export function activityQuery(filters: ActivityFilters) {
  return infiniteQueryOptions({
    queryKey: ['activity', 'movements', filters],
    queryFn: ({ pageParam, signal }) =>
      call('activityData', {
        query: { ...filters, ...(pageParam === null ? {} : { cursor: pageParam }) },
        signal,
      }),
    initialPageParam: firstPage,
    getNextPageParam: (last) => last.next_cursor,
  });
}

/** The notes that the customer's money has moved in, for the filter. */
export const myNotesQuery = queryOptions({
  queryKey: ['activity', 'notes'],
  queryFn: ({ signal }) => call('activityMyNotes', { signal }),
  select: ({ items }) => items,
});
