import type { AccessDecision } from '@titian/contracts/access-reviews';
import type { OperatorRole } from '@titian/contracts/operator-roles';
import type { Permission } from '@titian/contracts/permissions';
import type { Day } from '@titian/finance/calendar';
import type { OperatorAccount, operatorStatus } from '../../identity/public.ts';

/** The review of the operators of one quarter (OPS-45). */
export interface AccessReview {
  readonly id: string;
  readonly quarter: string;
  readonly asOf: Date;
  readonly dueOn: Day;
  readonly confirmation: { readonly by: string; readonly at: Date } | null;
}

/** One operator as of the review, and what was decided. */
export interface AccessEntry {
  readonly id: string;
  readonly reviewId: string;
  readonly operatorId: string;
  readonly name: string;
  readonly roles: readonly OperatorRole[];
  readonly narrowed: readonly Permission[];
  readonly status: ReturnType<typeof operatorStatus>;
  readonly lastSignInAt: Date | null;
  readonly hasSecondFactor: boolean;
  readonly actions: number;
  readonly decision: {
    readonly decision: AccessDecision;
    readonly reason: string | null;
    readonly by: string;
    readonly at: Date;
  } | null;
}

/** Whether a review should have been confirmed before a day. */
export function isReviewOverdue({ confirmation, dueOn }: AccessReview, today: Day): boolean {
  return confirmation === null && dueOn < today;
}

/** Whether an operator may confirm: everything is decided, and nothing of it by them. */
export function mayConfirm(
  review: Pick<AccessReview, 'confirmation'>,
  entries: readonly AccessEntry[],
  operatorId: string,
): boolean {
  return (
    review.confirmation === null &&
    entries.every(({ decision }) => decision !== null && decision.by !== operatorId)
  );
}

/** Whether an operator may decide about another, or decide anew what they decided. */
export function mayDecide(
  { confirmation }: Pick<AccessReview, 'confirmation'>,
  entry: AccessEntry,
  operator: Pick<OperatorAccount, 'id'>,
): boolean {
  const isFree = entry.decision === null || entry.decision.by === operator.id;
  return confirmation === null && entry.operatorId !== operator.id && isFree;
}
