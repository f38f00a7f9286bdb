import { infiniteQueryOptions } from '@tanstack/react-query';
import type { CallResponse } from '../../../../lib/api/call-types.ts';
import { call } from '../../../../lib/api/client.ts';

export type BatchRow = CallResponse<'operatorPayoutBatches'>['items'][number];

/** The batches of payouts that went, or are about to go, to the bank. */
export const batchesQuery = infiniteQueryOptions({
  queryKey: ['operator', 'payout-batches'],
  queryFn: ({ pageParam, signal }) =>
    call('operatorPayoutBatches', { query: pageParam === null ? {} : { cursor: pageParam }, signal }),
  initialPageParam: null as string | null,
  getNextPageParam: (page) => page.next_cursor,
});
