import { infiniteQueryOptions } from '@tanstack/react-query';
import type { CallResponse } from '../../../../lib/api/call-types.ts';
import { call } from '../../../../lib/api/client.ts';

export type WithdrawalRow = CallResponse<'operatorWithdrawals'>['items'][number];
export type WithdrawalState = WithdrawalRow['state'];

/** Withdrawals as investors requested them, page by page. */
export function withdrawalsQuery(state: WithdrawalState | null) {
  return infiniteQueryOptions({
    queryKey: ['operator', 'withdrawals', state],
    queryFn: ({ pageParam, signal }) =>
      call('operatorWithdrawals', {
        query: { ...(state === null ? {} : { state }), ...(pageParam === null ? {} : { cursor: pageParam }) },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next_cursor,
  });
}
