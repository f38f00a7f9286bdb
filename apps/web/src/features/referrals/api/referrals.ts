import { queryOptions } from '@tanstack/react-query';
import type { CallResponse } from '../../../lib/api/call-types.ts';
import { call } from '../../../lib/api/client.ts';

export type Referrals = CallResponse<'referralsData'>;
export type Referral = Referrals['items'][number];

/** The customer's referral link, and the referred friends. */
export const referralsQuery = queryOptions({
  queryKey: ['referrals'],
  queryFn: ({ signal }) => call('referralsData', { signal }),
});
