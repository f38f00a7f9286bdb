import { infiniteQueryOptions } from '@tanstack/react-query';
import type { CallResponse } from '../../../../lib/api/call-types.ts';
import { call } from '../../../../lib/api/client.ts';

export type HitRow = CallResponse<'operatorScreeningHits'>['items'][number];
export type ListedRow = CallResponse<'operatorScreeningList'>['items'][number];

/** Names of customers that are like listed ones, page by page. */
export function hitsQuery(state: HitRow['state'] | null) {
  return infiniteQueryOptions({
    queryKey: ['operator', 'screening-hits', state],
    queryFn: ({ pageParam, signal }) =>
      call('operatorScreeningHits', {
        query: { ...(state === null ? {} : { state }), ...(pageParam === null ? {} : { cursor: pageParam }) },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next_cursor,
  });
}

/** The names that customers are compared with, page by page. */
export function listQuery(state: 'listed' | 'removed' | null) {
  return infiniteQueryOptions({
    queryKey: ['operator', 'screening-list', state],
    queryFn: ({ pageParam, signal }) =>
      call('operatorScreeningList', {
        query: { ...(state === null ? {} : { state }), ...(pageParam === null ? {} : { cursor: pageParam }) },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next_cursor,
  });
}
