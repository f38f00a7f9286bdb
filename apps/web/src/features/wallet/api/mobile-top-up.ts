import { queryOptions } from '@tanstack/react-query';
import type { CallResponse } from '../../../lib/api/call-types.ts';
import { call } from '../../../lib/api/client.ts';

export type MobileLink = CallResponse<'mobileTopupLink'>;
export type MobileTopUp = CallResponse<'mobileTopup'>;

const POLL_MS = 3_000;

/** Makes a link for one top-up on a phone. */
export function makeMobileLink(): Promise<MobileLink> {
  return call('mobileTopupLink', {});
}

/** The current state of a link; polls while its payment waits for the bank. */
export function mobileTopUpQuery(token: string) {
  return queryOptions({
    queryKey: ['mobile-top-up', token],
    queryFn: ({ signal }) => call('mobileTopup', { params: { token }, signal }),
    retry: false,
    refetchInterval: ({ state }) => (state.data?.topup?.state === 'pending' ? POLL_MS : false),
  });
}

/** Uses the link for its one payment. */
export function startMobileTopUp(token: string, amount: string): Promise<CallResponse<'mobileTopupStart'>> {
  return call('mobileTopupStart', { params: { token }, body: { amount } });
}
