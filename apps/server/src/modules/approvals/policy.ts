import { holdsAny, type RoleHolder } from '@titian/contracts/permissions';
import type { Approval } from './domain/approval.ts';

/** Whether an operator's roles cover confirming a proposal that was approved by its first checker. */
export function mayConfirm(approval: Approval, operator: RoleHolder): boolean {
  return holdsAny(operator, approval.confirmerRoles);
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
