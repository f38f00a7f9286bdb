import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';
import type { CallInput, CallResponse } from '../../../../lib/api/call-types.ts';
import { call, callForFile } from '../../../../lib/api/client.ts';

export type CustomerRow = CallResponse<'operatorCustomers'>['items'][number];

/** What narrows the list; what is left out does not. */
export type CustomerSearch = NonNullable<CallInput<'operatorCustomersFile'>['query']>;

/** The same customers as a file. */
export function readCustomersFile(search: CustomerSearch): Promise<Blob> {
  return callForFile('operatorCustomersFile', { query: search });
}

/** Customers that match, page by page; while the next answer is on its way the last one stays. */
export function customersQuery(search: CustomerSearch) {
  return infiniteQueryOptions({
    queryKey: ['operator', 'customers', search],
    queryFn: ({ pageParam, signal }) =>
      call('operatorCustomers', {
        query: { ...search, ...(pageParam === null ? {} : { cursor: pageParam }) },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next_cursor,
    placeholderData: keepPreviousData,
  });
}
