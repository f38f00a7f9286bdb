import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { CallBody, CallResponse } from '../../../lib/api/call-types.ts';
import { call } from '../../../lib/api/client.ts';
import type { NoticeFilters } from '../lib/filters.ts';

export type Notice = CallResponse<'notificationsData'>['items'][number];

/** What the bell shows. */
export interface Unread {
  readonly unread_count: number;
  readonly latest_id: string | null;
}

/** Every list of notices begins with this. */
export const noticesKey = ['notifications', 'list'] as const;

/** Where the live stream cannot be opened, the bell is this old at most. */
const REFRESH_MS = 60_000;
const firstPage: string | null = null;

/** The customer's notices, newest first, page by page. */
export function noticesQuery(filters: NoticeFilters) {
  return infiniteQueryOptions({
    queryKey: [...noticesKey, filters],
    queryFn: ({ pageParam, signal }) =>
      call('notificationsData', {
        query: { ...filters, ...(pageParam === null ? {} : { cursor: pageParam }) },
        signal,
      }),
    initialPageParam: firstPage,
    getNextPageParam: (last) => last.next_cursor,
  });
}

/** How many notices are unread, and which is the newest; the live stream keeps it up to date. */
export const unreadQuery = queryOptions({
  queryKey: ['notifications', 'unread'] as const,
  queryFn: async ({ signal }): Promise<Unread> => {
    const { unread_count, items } = await call('notificationsData', { query: { limit: '1' }, signal });
    return { unread_count, latest_id: items[0]?.id ?? null };
  },
  staleTime: REFRESH_MS,
  refetchInterval: REFRESH_MS,
});

/** Marks some notices as read, or all of them. */
export function useMarkRead() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: CallBody<'notificationsRead'>) => call('notificationsRead', { body }),
    onSuccess: ({ unread_count }) => {
      queries.setQueryData(unreadQuery.queryKey, (known) => known && { ...known, unread_count });
      return queries.invalidateQueries({ queryKey: noticesKey });
    },
  });
}
