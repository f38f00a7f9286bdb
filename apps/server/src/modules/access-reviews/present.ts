import { may, type PermissionHolder } from '@titian/contracts/permissions';
import type { ParsedApi } from '@titian/contracts/schemas/all';
import type { Day } from '@titian/finance/calendar';
import { isReviewOverdue, mayConfirm, mayDecide } from './domain/review.ts';
import type { ReviewPage } from './queries/read-reviews.ts';
import type { CountedReview } from './store/reviews.ts';

type Row = ParsedApi['operatorAccessReviews']['response']['items'][number];
type Detail = ParsedApi['operatorAccessReview']['response']['review'];

export function presentReview(one: CountedReview, nameOf: ReviewPage['nameOf'], today: Day): Row {
  const { confirmation } = one;
  return {
    ...{ id: one.id, quarter: one.quarter, as_of: one.asOf.toISOString(), due_on: one.dueOn },
    state: confirmation === null ? 'open' : 'confirmed',
    is_overdue: isReviewOverdue(one, today),
    ...{ operators: one.operators, decided: one.decided },
    confirmed_by: confirmation === null ? null : nameOf(confirmation.by),
    confirmed_at: confirmation?.at.toISOString() ?? null,
  };
}

/** A review with every operator of it, and what the reader may do. */
export function presentReviewPage(
  { review, entries, doneAt, nameOf }: ReviewPage,
  operator: PermissionHolder & { readonly id: string },
  today: Day,
): Detail {
  const reviews = may(operator, 'access_review');
  const decided = entries.filter(({ decision }) => decision !== null).length;
  return {
    ...presentReview({ ...review, operators: entries.length, decided }, nameOf, today),
    entries: entries.map((one) => ({
      ...{ id: one.id, operator_id: one.operatorId, name: one.name, roles: [...one.roles] },
      ...{ narrowed: [...one.narrowed], status: one.status, has_second_factor: one.hasSecondFactor },
      ...{ last_sign_in_at: one.lastSignInAt?.toISOString() ?? null, actions: one.actions },
      ...{ is_own: one.operatorId === operator.id, decision: one.decision?.decision ?? null },
      reason: one.decision?.reason ?? null,
      decided_by: one.decision === null ? null : nameOf(one.decision.by),
      decided_at: one.decision?.at.toISOString() ?? null,
      done_at: doneAt.get(one.id)?.toISOString() ?? null,
      can: { decide: reviews && mayDecide(review, one, operator) },
    })),
    can: { confirm: reviews && mayConfirm(review, entries, operator.id) },
  };
}
