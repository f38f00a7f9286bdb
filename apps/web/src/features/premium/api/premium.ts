import { queryOptions } from '@tanstack/react-query';
import type { CallBody, CallResponse } from '../../../lib/api/call-types.ts';
import { call } from '../../../lib/api/client.ts';

export type Constants = CallResponse<'investorRegistrationConstants'>;
export type PremiumAnswer = CallResponse<'investorPremiumUpgrade'>;

/** The choices of the form; fetched when it opens. */
export const constantsQuery = queryOptions({
  queryKey: ['investor-registration-constants'],
  queryFn: ({ signal }) => call('investorRegistrationConstants', { signal }),
  staleTime: Number.POSITIVE_INFINITY,
});

/** Requests the Premium plan with the whole form and its files (ONB-15). */
export function requestPremium(body: CallBody<'investorPremiumUpgrade'>): Promise<PremiumAnswer> {
  return call('investorPremiumUpgrade', { body });
}
