import type { ProposalErrorCode } from '@titian/contracts/approvals';
import { may } from '@titian/contracts/permissions';
import type { QueryCtx } from '../../../platform/context.ts';
import type { OperatorPrincipal } from '../../../platform/http/principal.ts';
import type { Approval } from '../domain/approval.ts';
import type { SubjectObjection } from '../domain/executor.ts';
import { exceededLimit } from '../domain/proposal-amount.ts';
import type { Approvals, Subject } from '../domain/table.ts';
import { awaitsConfirmation, isOwnAccount, mayConfirm } from '../policy.ts';

/** Why an operator has no say in a subject, neither as maker nor as checker; null where they have. */
export async function subjectObjection(
  ctx: QueryCtx,
  approvals: Approvals,
  { kind, subjectKind, subjectId }: Subject & { readonly kind: string },
  operatorId: string,
): Promise<SubjectObjection | null> {
  if (isOwnAccount(subjectKind, subjectId, operatorId)) {
    return 'own_account';
  }
  if (await approvals.isSamePerson(ctx, { subjectKind, subjectId }, operatorId)) {
    return 'own_customer_account';
  }
  return approvals.executorOf(kind).operatorObjection(ctx, subjectId, operatorId);
}

/**
 * Why an operator may not decide a proposal next, leaving aside its state and time; null where they may. The work
 * queue shows it and the decision throws it, so that only permitted decisions are offered.
 */
export async function checkerObjection(
  ctx: QueryCtx,
  approvals: Approvals,
  approval: Approval,
  operator: Pick<OperatorPrincipal, 'id' | 'roles' | 'grants'>,
): Promise<ProposalErrorCode | null> {
  const executor = approvals.executorOf(approval.kind);
  if (!(awaitsConfirmation(approval) ? mayConfirm(approval, operator) : may(operator, executor.kind))) {
    return 'role';
  }
  if (!awaitsConfirmation(approval) && exceededLimit(operator.grants, approval) !== null) {
    return 'above_limit';
  }
  if (operator.id === approval.makerId || operator.id === approval.firstCheckerId) {
    return 'same_operator';
  }
  return subjectObjection(ctx, approvals, approval, operator.id);
}
