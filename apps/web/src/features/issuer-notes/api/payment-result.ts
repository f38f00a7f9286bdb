import { queryOptions } from '@tanstack/react-query';
import type { CallResponse } from '../../../lib/api/call-types.ts';
import { call } from '../../../lib/api/client.ts';

export type PaymentResultAnswer = CallResponse<'notePaymentCheck'>;
export type PaymentOutcome = PaymentResultAnswer['payment'];

/** Banks mostly answer within seconds; after two minutes there is no hurry any more. */
const FAST_POLL_MS = 3_000;
const SLOW_POLL_MS = 15_000;
const FAST_POLLS = 40;

/** The outcome of a payment on a note; polls while the bank has not answered. */
export function paymentResultQuery(refNumber: string) {
  return queryOptions({
    queryKey: ['issuer-payment', refNumber],
    queryFn: ({ signal }) => call('notePaymentCheck', { body: { ref_number: refNumber }, signal }),
    refetchInterval: ({ state }) => {
      if (state.data?.payment.state !== 'pending') {
        return false;
      }
      return state.dataUpdateCount < FAST_POLLS ? FAST_POLL_MS : SLOW_POLL_MS;
    },
  });
}
