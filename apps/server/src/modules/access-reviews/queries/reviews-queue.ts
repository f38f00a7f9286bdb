import { may } from '@titian/contracts/permissions';
import type { QueryCtx } from '../../../platform/context.ts';
import type { OperatorPrincipal } from '../../../platform/http/principal.ts';
import type { WorkQueueReader } from '../../../platform/module.ts';
import { mayConfirm, mayDecide } from '../domain/review.ts';
import { listOpenEntries } from '../store/reviews.ts';

/** Operators about whom this one may decide, and reviews that wait for the confirmation of this one (OPS-45). */
export async function accessReviewsQueue(
  ctx: QueryCtx,
  operator: Pick<OperatorPrincipal, 'id' | 'grants'>,
): Promise<Awaited<ReturnType<WorkQueueReader>>> {
  if (!may(operator, 'access_review')) {
    return { can: {}, counts: {} };
  }
  const entries = await listOpenEntries(ctx.reader);
  const open = { confirmation: null };
  const undecided = entries.filter((entry) => entry.decision === null && mayDecide(open, entry, operator));
  const waiting = [...new Set(entries.map(({ reviewId }) => reviewId))].filter((id) => {
    const ofReview = entries.filter(({ reviewId }) => reviewId === id);
    return mayConfirm(open, ofReview, operator.id);
  });
  return { can: {}, counts: { access_reviews: undecided.length + waiting.length } };
}
