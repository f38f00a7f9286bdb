import { infiniteQueryOptions } from '@tanstack/react-query';
import type { CallResponse } from '../../../../lib/api/call-types.ts';
import { call } from '../../../../lib/api/client.ts';

export type FinancingRow = CallResponse<'operatorFinancingApplications'>['items'][number];
export type FinancingState = FinancingRow['state'];

/** The queue of financing applications, page by page. */
export function financingListQuery(state: FinancingState | null) {
  return infiniteQueryOptions({
    queryKey: ['operator', 'financing', state],
    queryFn: ({ pageParam, signal }) =>
      call('operatorFinancingApplications', {
        query: { ...(state === null ? {} : { state }), ...(pageParam === null ? {} : { cursor: pageParam }) },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next_cursor,
  });
}
