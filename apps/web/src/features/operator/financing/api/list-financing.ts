import { infiniteQueryOptions } from '@tanstack/react-query';
import type { CallInput, CallResponse } from '../../../../lib/api/call-types.ts';
import { call, callForFile } from '../../../../lib/api/client.ts';

export type FinancingRow = CallResponse<'operatorFinancingApplications'>['items'][number];
export type FinancingFilters = NonNullable<CallInput<'operatorFinancingFile'>['query']>;
export type FinancingState = FinancingRow['state'];

/** The queue of financing applications, page by page. */
export function financingListQuery(filters: FinancingFilters) {
  return infiniteQueryOptions({
    queryKey: ['operator', 'financing', filters],
    queryFn: ({ pageParam, signal }) =>
      call('operatorFinancingApplications', {
        query: { ...filters, ...(pageParam === null ? {} : { cursor: pageParam }) },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next_cursor,
  });
}

/** The same applications as a file. */
export function readFinancingFile(filters: FinancingFilters): Promise<Blob> {
  return callForFile('operatorFinancingFile', { query: filters });
}
