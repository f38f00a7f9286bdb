import { queryOptions } from '@tanstack/react-query';
import type { CallResponse } from '../../../lib/api/call-types.ts';
import { call } from '../../../lib/api/client.ts';

export type TopUpOutcome = CallResponse<'investorVerifyLatestTopup'>['topup'];

/** Banks mostly answer within seconds; after two minutes there is no hurry any more. */
const FAST_POLL_MS = 3_000;
const SLOW_POLL_MS = 15_000;
const FAST_POLLS = 40;

/** The outcome of a top-up; polls while the bank has not answered. */
export function topUpResultQuery(refNumber: string) {
  return queryOptions({
    queryKey: ['top-up', refNumber],
    queryFn: ({ signal }) => call('investorVerifyLatestTopup', { body: { ref_number: refNumber }, signal }),
    refetchInterval: ({ state }) => {
      if (state.data?.topup.state !== 'pending') {
        return false;
      }
      return state.dataUpdateCount < FAST_POLLS ? FAST_POLL_MS : SLOW_POLL_MS;
    },
  });
}
