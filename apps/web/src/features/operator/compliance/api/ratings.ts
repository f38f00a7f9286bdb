import { infiniteQueryOptions, queryOptions, useQueryClient } from '@tanstack/react-query';
import type { RiskTab } from '@titian/contracts/compliance';
import type { CallBody, CallResponse } from '../../../../lib/api/call-types.ts';
import { call } from '../../../../lib/api/client.ts';

export type RatingRow = CallResponse<'operatorRiskRatings'>['items'][number];
export type Risk = NonNullable<CallResponse<'operatorCustomerRisk'>['risk']>;
export type Rating = NonNullable<Risk['in_force']>;

const key = ['operator', 'risk-ratings'] as const;

/** Ratings in force, what is reviewed first on top, page by page. */
export function ratingsQuery(tab: RiskTab) {
  return infiniteQueryOptions({
    queryKey: [...key, 'list', tab],
    queryFn: ({ pageParam, signal }) =>
      call('operatorRiskRatings', {
        query: { tab, ...(pageParam === null ? {} : { cursor: pageParam }) },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next_cursor,
  });
}

/** How much a customer is watched; null for one who is not approved. Opening it is an entry of the audit log. */
export function riskQuery(id: string) {
  return queryOptions({
    queryKey: [...key, 'customer', id],
    queryFn: async ({ signal }) => (await call('operatorCustomerRisk', { params: { id }, signal })).risk,
  });
}

export function rateCustomer(id: string, body: CallBody<'operatorRateCustomer'>) {
  return call('operatorRateCustomer', { params: { id }, body });
}

export function decideRating(id: string, body: CallBody<'operatorDecideRating'>) {
  return call('operatorDecideRating', { params: { id }, body });
}

/** Has everything of operators read again. */
export function useRatingsChanged(): () => Promise<void> {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: ['operator'] });
}
