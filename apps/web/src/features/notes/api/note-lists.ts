import { infiniteQueryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api/client.ts';
import type { HoldingFilters, OpenFilters } from '../lib/filters.ts';
import { notesKey } from './note.ts';

const firstPage: string | null = null;
const paging = {
  initialPageParam: firstPage,
  getNextPageParam: (last: { readonly next_cursor: string | null }) => last.next_cursor,
};

/** Notes that can be subscribed now. */
export function openNotesQuery(filters: OpenFilters) {
  return infiniteQueryOptions({
    queryKey: [...notesKey, 'open', filters],
    queryFn: ({ pageParam, signal }) =>
      call('notesOpenForSubscription', { query: { ...filters, ...cursorOf(pageParam) }, signal }),
    ...paging,
  });
}

/** The investor's own notes: waiting and running ones, or those that are over. */
export function myNotesQuery(which: 'subscribed' | 'past', filters: HoldingFilters) {
  return infiniteQueryOptions({
    queryKey: [...notesKey, which, filters],
    queryFn: ({ pageParam, signal }) => {
      const query = { ...filters, ...cursorOf(pageParam) };
      return which === 'past'
        ? call('notesPast', { query, signal })
        : call('notesSubscribed', { query, signal });
    },
    ...paging,
  });
}

function cursorOf(pageParam: string | null): { cursor?: string } {
  return pageParam === null ? {} : { cursor: pageParam };
}
