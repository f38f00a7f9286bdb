import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { CallResponse } from '../../../../lib/api/call-types.ts';
import { call } from '../../../../lib/api/client.ts';

export type PremiumRow = CallResponse<'operatorPremiumUpgrades'>['items'][number];
export type PremiumState = PremiumRow['state'];
export type PremiumAnswer = CallResponse<'operatorPremiumUpgrade'>;
export type PremiumApplication = PremiumAnswer['application'];

/** The queue of requests for Premium, page by page. */
export function premiumUpgradesQuery(state: PremiumState | null) {
  return infiniteQueryOptions({
    queryKey: ['operator', 'premium-upgrades', state],
    queryFn: ({ pageParam, signal }) =>
      call('operatorPremiumUpgrades', {
        query: { ...(state === null ? {} : { state }), ...(pageParam === null ? {} : { cursor: pageParam }) },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next_cursor,
  });
}

/** One request with its answers, documents and history. */
export function premiumUpgradeQuery(id: string) {
  return queryOptions({
    queryKey: ['operator', 'premium-upgrade', id],
    queryFn: ({ signal }) => call('operatorPremiumUpgrade', { params: { id }, signal }),
  });
}
