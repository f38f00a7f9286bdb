import type { OperatorRole } from '@titian/contracts/endpoint';
import type { Approval } from './domain/approval.ts';
import type { ApprovalExecutor } from './domain/executor.ts';

interface Asking {
  readonly id: string;
  readonly roles: readonly OperatorRole[];
}

function holdsOne(roles: readonly OperatorRole[], wanted: readonly OperatorRole[]): boolean {
  return roles.some((role) => wanted.includes(role));
}

/** Whether an operator's roles cover proposing a kind of change. */
export function mayPropose(executor: ApprovalExecutor, operator: Asking): boolean {
  return holdsOne(operator.roles, executor.makerRoles);
}

/** Whether an operator's roles cover deciding a kind of change, leaving aside who proposed it. */
export function mayCheck(executor: ApprovalExecutor, operator: Asking): boolean {
  return holdsOne(operator.roles, executor.checkerRoles);
}

/** Whether an operator's roles cover confirming a proposal that was approved by its first checker. */
export function mayConfirm(approval: Approval, operator: Asking): boolean {
  return holdsOne(operator.roles, approval.confirmerRoles);
}

/** Whether the first checker has approved and a second one has to confirm. */
export function awaitsConfirmation(approval: Approval): boolean {
  return approval.state === 'proposed' && approval.firstCheckerId !== null;
}

/** Whether a change is of the operator's own account: nobody proposes or decides that (decision 033). */
export function isOwnAccount(subjectKind: string, subjectId: string, operatorId: string): boolean {
  return subjectKind === 'operator' && subjectId === operatorId;
}

/** Whether its time to be decided is over. */
export function isExpired(approval: Approval, businessNow: Date): boolean {
  return approval.expiresAt <= businessNow;
}
