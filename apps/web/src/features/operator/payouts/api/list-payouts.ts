import { infiniteQueryOptions } from '@tanstack/react-query';
import type { CallResponse } from '../../../../lib/api/call-types.ts';
import { call } from '../../../../lib/api/client.ts';

export type PayoutRow = CallResponse<'operatorPayouts'>['items'][number];
export type PayoutState = PayoutRow['state'];

/** Withdrawals, disbursements and refunds to be paid, page by page; one alone where its id is given. */
export function payoutsQuery(state: PayoutState | null, id: string | null = null) {
  return infiniteQueryOptions({
    queryKey: ['operator', 'payouts', state, id],
    queryFn: ({ pageParam, signal }) =>
      call('operatorPayouts', {
        query: {
          limit: '100',
          ...(id === null ? {} : { id }),
          ...(state === null ? {} : { state }),
          ...(pageParam === null ? {} : { cursor: pageParam }),
        },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next_cursor,
  });
}
