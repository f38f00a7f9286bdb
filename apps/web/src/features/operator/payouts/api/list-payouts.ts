import { infiniteQueryOptions } from '@tanstack/react-query';
import type { CallInput, CallResponse } from '../../../../lib/api/call-types.ts';
import { call, callForFile } from '../../../../lib/api/client.ts';

export type PayoutRow = CallResponse<'operatorPayouts'>['items'][number];
export type PayoutState = PayoutRow['state'];
export type PayoutFilters = NonNullable<CallInput<'operatorPayoutsFile'>['query']>;

/** Withdrawals, disbursements and refunds to be paid, page by page; one alone where its id is given. */
export function payoutsQuery(filters: PayoutFilters, id: string | null = null) {
  return infiniteQueryOptions({
    queryKey: ['operator', 'payouts', filters, id],
    queryFn: ({ pageParam, signal }) =>
      call('operatorPayouts', {
        query: {
          limit: '100',
          ...(id === null ? {} : { id }),
          ...filters,
          ...(pageParam === null ? {} : { cursor: pageParam }),
        },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next_cursor,
  });
}

/** The same payouts as a file. */
export function readPayoutsFile(filters: PayoutFilters): Promise<Blob> {
  return callForFile('operatorPayoutsFile', { query: filters });
}
