import { queryOptions, useQueryClient } from '@tanstack/react-query';
import type { CallBody, CallResponse } from '../../../../lib/api/call-types.ts';
import { call } from '../../../../lib/api/client.ts';

export type ReviewRow = CallResponse<'operatorAccessReviews'>['items'][number];
export type Review = CallResponse<'operatorAccessReview'>['review'];
export type Entry = Review['entries'][number];

const key = ['operator', 'access-reviews'] as const;

/** Every review, the newest quarter first. */
export const reviewsQuery = queryOptions({
  queryKey: [...key, 'list'],
  queryFn: async ({ signal }) => (await call('operatorAccessReviews', { signal })).items,
});

/** A review with its operators. */
export function reviewQuery(id: string) {
  return queryOptions({
    queryKey: [...key, 'one', id],
    queryFn: async ({ signal }) => (await call('operatorAccessReview', { params: { id }, signal })).review,
  });
}

export function decideAccess(id: string, body: CallBody<'operatorDecideAccess'>) {
  return call('operatorDecideAccess', { params: { id }, body });
}

export function confirmReview(id: string) {
  return call('operatorConfirmAccessReview', { params: { id } });
}

/** Has everything of operators read again, the counts of the menu among it. */
export function useReviewsChanged(): () => Promise<void> {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: ['operator'] });
}
