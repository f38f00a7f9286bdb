import { queryOptions } from '@tanstack/react-query';
import type { CallResponse } from '../../../lib/api/call-types.ts';
import { call } from '../../../lib/api/client.ts';

export type Referrals = CallResponse<'referralsData'>;
export type Referral = Referrals['items'][number];

/** The customer's link, and the friends who have come by it. */
export const referralsQuery = queryOptions({
  queryKey: ['referrals'],
  queryFn: ({ signal }) => call('referralsData', { signal }),
});
