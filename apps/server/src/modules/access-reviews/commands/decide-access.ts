import type { AccessDecision } from '@titian/contracts/access-reviews';
import { message } from '@titian/contracts/messages/message';
import { recordAudit } from '../../../platform/audit.ts';
import type { Ctx } from '../../../platform/context.ts';
import { AppError, fieldError } from '../../../platform/errors.ts';
import type { OperatorPrincipal } from '../../../platform/http/principal.ts';
import { type AccessReview, mayDecide } from '../domain/review.ts';
import { listEntries, lockReview, setConfirmation, setDecision } from '../store/reviews.ts';

export interface Decided {
  readonly reviewId: string;
  readonly entryId: string;
  readonly decision: AccessDecision;
  readonly reason: string | null;
}

/**
 * Decides about the access of another operator; until the confirmation whoever decided may decide anew (OPS-45). Nothing is
 * carried out by it: a change is proposed like any other about the operator.
 * @throws AppError `not_found`, `review_confirmed`, `own_access`, `entry_changed` where another decided; FieldError on a
 * missing reason
 */
export async function decideAccess(ctx: Ctx, operator: OperatorPrincipal, decided: Decided): Promise<void> {
  const review = await lockOpen(ctx, decided.reviewId);
  const entry = (await listEntries(ctx.tx, review.id)).find(({ id }) => id === decided.entryId);
  if (entry === undefined) {
    throw new AppError('not_found');
  }
  if (entry.operatorId === operator.id) {
    throw new AppError('own_access');
  }
  if (!mayDecide(review, entry, operator)) {
    throw new AppError('entry_changed');
  }
  const { decision, reason } = decided;
  if (decision !== 'retain' && reason === null) {
    throw fieldError('reason', message('reason_required'));
  }
  await setDecision(ctx.tx, entry.id, { decision, reason, by: operator.id, at: ctx.businessNow });
  await recordAudit(ctx, {
    ...{ action: 'access_review.decided', subjectKind: 'access_review', subjectId: review.id },
    after: { operator: entry.name, decision },
  });
}

/**
 * One who decided nothing of a review confirms all of it; then it does not change any more.
 * @throws AppError `not_found`, `review_confirmed`, `review_incomplete`, `same_operator`
 */
export async function confirmReview(ctx: Ctx, operator: OperatorPrincipal, id: string): Promise<void> {
  const review = await lockOpen(ctx, id);
  const entries = await listEntries(ctx.tx, id);
  if (entries.some(({ decision }) => decision === null)) {
    throw new AppError('review_incomplete');
  }
  if (entries.some(({ decision }) => decision?.by === operator.id)) {
    throw new AppError('same_operator');
  }
  await setConfirmation(ctx.tx, id, operator.id, ctx.businessNow);
  await recordAudit(ctx, {
    ...{ action: 'access_review.confirmed', subjectKind: 'access_review', subjectId: id },
    after: { quarter: review.quarter },
  });
}

async function lockOpen(ctx: Ctx, id: string): Promise<AccessReview> {
  const review = await lockReview(ctx.tx, id);
  if (review === null) {
    throw new AppError('not_found');
  }
  if (review.confirmation !== null) {
    throw new AppError('review_confirmed');
  }
  return review;
}
