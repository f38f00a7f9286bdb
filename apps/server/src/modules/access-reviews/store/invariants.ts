import type { Invariant } from '../../../platform/invariants.ts';

export const accessReviewInvariants: readonly Invariant[] = [
  {
    name: 'an access review is confirmed once everything is decided, by one who decided nothing of it',
    text: `select r.id from access_reviews r join access_review_entries e on e.review_id = r.id
      where r.confirmed_at is not null and (e.decision is null or e.decided_by = r.confirmed_by)`,
  },
];
