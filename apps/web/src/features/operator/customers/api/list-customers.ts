import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';
import type { CallResponse } from '../../../../lib/api/call-types.ts';
import { call } from '../../../../lib/api/client.ts';

export type CustomerRow = CallResponse<'operatorCustomers'>['items'][number];

/** What narrows the list; what is left out does not. */
export interface CustomerSearch {
  readonly q?: string;
  readonly account_status?: CustomerRow['account_status'];
  readonly role?: CustomerRow['role'];
}

/** Customers, newest first, page by page; while the next answer is on its way the last one stays. */
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
