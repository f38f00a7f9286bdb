import type { Endpoint } from '../endpoint.ts';

const view = { method: 'GET', who: 'operator', permission: 'access_review_view' } as const;
const review = { method: 'POST', who: 'operator', permission: 'access_review' } as const;

/** The quarterly review of who may do what in the console (OPS-45). */
export const accessReviewEndpoints = {
  operatorAccessReviews: { ...view, path: '/operator/access-reviews' },
  operatorAccessReview: { ...view, path: '/operator/access-reviews/:id' },
  operatorDecideAccess: { ...review, path: '/operator/access-reviews/:id/decisions' },
  operatorConfirmAccessReview: { ...review, path: '/operator/access-reviews/:id/confirmation' },
} as const satisfies Record<string, Endpoint>;
