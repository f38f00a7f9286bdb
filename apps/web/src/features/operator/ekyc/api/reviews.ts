import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { CallResponse } from '../../../../lib/api/call-types.ts';
import { call } from '../../../../lib/api/client.ts';

export type ReviewRow = CallResponse<'operatorEkycReviews'>['items'][number];
export type ReviewState = ReviewRow['state'];
export type ReviewAnswer = CallResponse<'operatorEkycReview'>;
export type Review = ReviewAnswer['review'];

/** The queue of identity checks, page by page. */
export function reviewsQuery(state: ReviewState | null) {
  return infiniteQueryOptions({
    queryKey: ['operator', 'ekyc-reviews', state],
    queryFn: ({ pageParam, signal }) =>
      call('operatorEkycReviews', {
        query: { ...(state === null ? {} : { state }), ...(pageParam === null ? {} : { cursor: pageParam }) },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next_cursor,
  });
}

/** One identity check with its pictures. */
export function reviewQuery(id: string) {
  return queryOptions({
    queryKey: ['operator', 'ekyc-review', id],
    queryFn: ({ signal }) => call('operatorEkycReview', { params: { id }, signal }),
  });
}
