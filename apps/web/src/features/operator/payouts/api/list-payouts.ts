import { infiniteQueryOptions } from '@tanstack/react-query';
import type { CallResponse } from '../../../../lib/api/call-types.ts';
import { call } from '../../../../lib/api/client.ts';

export type PayoutRow = CallResponse<'operatorPayouts'>['items'][number];
export type PayoutState = PayoutRow['state'];

/** Withdrawals, disbursements and refunds to be paid, page by page. */
export function payoutsQuery(state: PayoutState | null) {
  return infiniteQueryOptions({
    queryKey: ['operator', 'payouts', state],
    queryFn: ({ pageParam, signal }) =>
      call('operatorPayouts', {
        query: {
          limit: '100',
          ...(state === null ? {} : { state }),
          ...(pageParam === null ? {} : { cursor: pageParam }),
        },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next_cursor,
  });
}
