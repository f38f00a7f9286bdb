import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { CallInput, CallResponse } from '../../../../lib/api/call-types.ts';
import { call, callForFile } from '../../../../lib/api/client.ts';

export type WithdrawalRow = CallResponse<'operatorWithdrawals'>['items'][number];
export type WithdrawalFactsData = CallResponse<'operatorWithdrawalFacts'>['facts'];
export type WithdrawalState = WithdrawalRow['state'];
export type WithdrawalFilters = NonNullable<CallInput<'operatorWithdrawalsFile'>['query']>;

/** Withdrawals as investors requested them, page by page. */
export function withdrawalsQuery(filters: WithdrawalFilters) {
  return infiniteQueryOptions({
    queryKey: ['operator', 'withdrawals', filters],
    queryFn: ({ pageParam, signal }) =>
      call('operatorWithdrawals', {
        query: { ...filters, limit: '50', ...(pageParam === null ? {} : { cursor: pageParam }) },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next_cursor,
  });
}

/** The same withdrawals as a file. */
export function readWithdrawalsFile(filters: WithdrawalFilters): Promise<Blob> {
  return callForFile('operatorWithdrawalsFile', { query: filters });
}

/** What one withdrawal is decided by. */
export function withdrawalFactsQuery(id: string) {
  return queryOptions({
    queryKey: ['operator', 'withdrawals', 'facts', id],
    queryFn: ({ signal }) => call('operatorWithdrawalFacts', { params: { id }, signal }),
  });
}
