import { infiniteQueryOptions } from '@tanstack/react-query';
import type { CallResponse } from '../../../../lib/api/call-types.ts';
import { call } from '../../../../lib/api/client.ts';

export type HeldRepayment = CallResponse<'operatorHeldRepayments'>['items'][number];

/** Payments on notes that wait for two operators, oldest first. */
export function heldRepaymentsQuery() {
  return infiniteQueryOptions({
    queryKey: ['operator', 'held-repayments'],
    queryFn: ({ pageParam, signal }) =>
      call('operatorHeldRepayments', { query: pageParam === null ? {} : { cursor: pageParam }, signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next_cursor,
  });
}
