import { infiniteQueryOptions } from '@tanstack/react-query';
import type { CallResponse } from '../../../lib/api/call-types.ts';
import { call } from '../../../lib/api/client.ts';

export type OwnTopUp = CallResponse<'investorTopups'>['items'][number];
export type OwnWithdrawal = CallResponse<'investorWithdrawals'>['items'][number];

const PAGE = '5';

/** An investor's own top-ups, page by page. */
export const topUpsQuery = infiniteQueryOptions({
  queryKey: ['own', 'topups'],
  queryFn: ({ pageParam, signal }) =>
    call('investorTopups', {
      query: { limit: PAGE, ...(pageParam === null ? {} : { cursor: pageParam }) },
      signal,
    }),
  initialPageParam: null as string | null,
  getNextPageParam: (page) => page.next_cursor,
});

/** An investor's own withdrawals, page by page. */
export const withdrawalsQuery = infiniteQueryOptions({
  queryKey: ['own', 'withdrawals'],
  queryFn: ({ pageParam, signal }) =>
    call('investorWithdrawals', {
      query: { limit: PAGE, ...(pageParam === null ? {} : { cursor: pageParam }) },
      signal,
    }),
  initialPageParam: null as string | null,
  getNextPageParam: (page) => page.next_cursor,
});
