import type { Grants } from '@titian/contracts/permission-limits';
import {
  type ApprovalKind,
  holdsAny,
  isApprovalKind,
  may,
  type Permission,
  type PermissionHolder,
  type RoleHolder,
} from '@titian/contracts/permissions';
import { isConfidential } from '@titian/contracts/restrictions';
import type { Approval } from './domain/approval.ts';
import { exceededLimit } from './domain/proposal-amount.ts';

/** Whether an operator's roles cover confirming a proposal that was approved by its first checker. */
export function mayConfirm(approval: Approval, operator: RoleHolder & PermissionHolder): boolean {
  return holdsAny(operator, approval.confirmerRoles) && holdsConfirmation(approval.kind, operator);
}

/** The permission of second checkers, beside the roles that their proposal demands (decision 031). */
const confirmations: Partial<Record<ApprovalKind, Permission>> = {
  exception_resolution: 'large_exception_confirmation',
};

/** Whether an operator confirms proposals of a kind at all. */
export function holdsConfirmation(kind: string, operator: PermissionHolder): boolean {
  const permission = isApprovalKind(kind) ? confirmations[kind] : undefined;
  return permission === undefined || may(operator, permission);
}

/** Whether the first checker has approved and a second one has to confirm. */
export function awaitsConfirmation(approval: Approval): boolean {
  return approval.state === 'proposed' && approval.firstCheckerId !== null;
}

/** Whether a change is of the operator's own account, which they may not propose or decide (decision 033). */
export function isOwnAccount(subjectKind: string, subjectId: string, operatorId: string): boolean {
  return subjectKind === 'operator' && subjectId === operatorId;
}

/** Whether its time to be decided is over. */
export function isExpired(approval: Approval, businessNow: Date): boolean {
  return approval.expiresAt <= businessNow;
}

/** Whether an operator still holds a proposal's kind, up to its amount; null stands for a disabled account. */
export function holdsKind(operator: { readonly grants: Grants } | null, approval: Approval): boolean {
  return (
    operator !== null &&
    isApprovalKind(approval.kind) &&
    may(operator, approval.kind) &&
    exceededLimit(operator.grants, approval) === null
  );
}

/** Whether what a proposal changes and why is kept from an operator, because it would reveal a suspicion (OPS-24). */
export function isHiddenFrom(
  { kind, after }: Pick<Approval, 'kind' | 'after'>,
  operator: PermissionHolder,
): boolean {
  return isConfidential(kind, after) && !may(operator, 'money_restriction_view');
}
