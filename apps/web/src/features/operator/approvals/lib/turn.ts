import type { ProposalErrorCode } from '@titian/contracts/approvals';
import type { OperatorRole } from '@titian/contracts/operator-roles';
import { isApprovalKind, rolesOf as rolesHolding } from '@titian/contracts/permissions';
import { text as sharedText } from '../../shared/text.ts';
import type { Approval } from '../api/list-approvals.ts';

/**
 * Whose turn it is: the viewer's; another's, because the viewer is its maker, has checked it or is barred from it;
 * closed.
 */
export type Turn = 'mine' | 'maker' | 'checked' | 'closed' | Exclude<ProposalErrorCode, 'same_operator'>;

/** The server says who may decide and why not (`can`, `refusal`); of two own acts this returns which it was. */
export function turnOf(
  { can, refusal: rejection, first_checker: first }: Approval,
  operatorId: string,
): Turn {
  if (can.approve || can.reject) {
    return 'mine';
  }
  if (rejection === 'same_operator') {
    return first?.id === operatorId ? 'checked' : 'maker';
  }
  return rejection ?? 'closed';
}

/** How the role that decides next is called; nothing for a kind that is newer than this page. */
export function roleName(approval: Approval): string {
  return rolesOf(approval)
    .map((role) => sharedText(`roles.${role}`))
    .join(', ');
}

/** The roles of which the next to decide holds one: those that confirm once a first checker has approved. */
function rolesOf({ kind, first_checker: first, confirmer_roles: confirmers }: Approval): OperatorRole[] {
  if (first !== null) {
    return confirmers;
  }
  return isApprovalKind(kind) ? [...rolesHolding(kind)] : [];
}
