import { queryOptions } from '@tanstack/react-query';
import type { CallBody, CallResponse } from '../../../lib/api/call-types.ts';
import { call } from '../../../lib/api/client.ts';
import { isWaiting, type Mandate, runningOf } from '../lib/running.ts';

export type Collection = Mandate['collections'][number];
export type MandateOptions = CallResponse<'mandateOptions'>;

/** Everything that begins with this is about one's own direct debit. */
export const mandatesKey = ['mandates'] as const;

/** Banks mostly answer within seconds; after two minutes there is no hurry any more. */
const FAST_POLL_MS = 3_000;
const SLOW_POLL_MS = 60_000;
const FAST_POLLS = 40;

/** The business owner's mandates, newest first. Polls while the bank has not answered. */
export const mandatesQuery = queryOptions({
  queryKey: [...mandatesKey, 'list'],
  queryFn: async ({ signal }) => {
    const { items } = await call('mandates', { signal });
    return isWaiting(runningOf(items)) ? (await call('mandateCheck', { signal })).items : items;
  },
  refetchInterval: ({ state }) => pollInterval(state),
});

/** How soon mandates are read again; not at all where the bank has nothing to answer. */
export function pollInterval(state: {
  readonly data?: readonly Mandate[] | undefined;
  readonly dataUpdateCount: number;
}): number | false {
  if (!isWaiting(runningOf(state.data ?? []))) {
    return false;
  }
  return state.dataUpdateCount < FAST_POLLS ? FAST_POLL_MS : SLOW_POLL_MS;
}

/** What can be set up now: amounts, days and banks. */
export const optionsQuery = queryOptions({
  queryKey: [...mandatesKey, 'options'],
  queryFn: ({ signal }) => call('mandateOptions', { signal }),
});

/** Requests a mandate; the answer's `link` is where it is authorised. Without a fresh code it is rejected. */
export function createMandate(body: CallBody<'mandateCreate'>) {
  return call('mandateCreate', { body });
}

/** Requests another maximum amount; the answer's `link` is where it is authorised. */
export function changeMandate(maxAmount: string, otpCode: string) {
  const code = otpCode === '' ? {} : { otp_code: otpCode };
  return call('mandateChange', { body: { max_amount: maxAmount, ...code } });
}

/** Ends the active mandate. Without a fresh code it is rejected with `step_up_required`. */
export function endMandate(otpCode: string) {
  return call('mandateEnd', otpCode === '' ? {} : { otpCode });
}

/** A customer's mandates, for an operator. */
export function customerMandatesQuery(customerId: string) {
  return queryOptions({
    queryKey: ['operator', 'mandates', customerId],
    queryFn: ({ signal }) => call('operatorMandates', { params: { id: customerId }, signal }),
    select: ({ items }) => items,
  });
}
