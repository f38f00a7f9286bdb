import { infiniteQueryOptions } from '@tanstack/react-query';
import type { CallResponse } from '../../../../lib/api/call-types.ts';
import { call } from '../../../../lib/api/client.ts';

export type TopupRow = CallResponse<'operatorTopups'>['items'][number];
export type TopupState = TopupRow['state'];

/** Top-ups, page by page; those that are held wait for a decision. */
export function topupsQuery(state: TopupState | null) {
  return infiniteQueryOptions({
    queryKey: ['operator', 'topups', state],
    queryFn: ({ pageParam, signal }) =>
      call('operatorTopups', {
        query: { ...(state === null ? {} : { state }), ...(pageParam === null ? {} : { cursor: pageParam }) },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next_cursor,
  });
}
