import { infiniteQueryOptions } from '@tanstack/react-query';
import type { CallInput, CallResponse } from '../../../../lib/api/call-types.ts';
import { call } from '../../../../lib/api/client.ts';

export type EventRow = CallResponse<'operatorSecurityEvents'>['items'][number];
export type EventFilters = Omit<
  NonNullable<CallInput<'operatorSecurityEvents'>['query']>,
  'cursor' | 'limit'
>;

/** Security events, newest first, page by page. */
export function eventsQuery(filters: EventFilters) {
  return infiniteQueryOptions({
    queryKey: ['operator', 'security-events', filters],
    queryFn: ({ pageParam, signal }) =>
      call('operatorSecurityEvents', {
        query: { ...filters, ...(pageParam === null ? {} : { cursor: pageParam }) },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next_cursor,
  });
}
