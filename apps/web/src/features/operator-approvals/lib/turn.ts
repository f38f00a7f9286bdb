import { type ApprovalKind, approvalRoles } from '@titian/contracts/approvals';
import type { OperatorRole } from '@titian/contracts/endpoint';
import { text as office } from '../../../lib/office/text.ts';
import type { Approval } from '../api/list-approvals.ts';

interface Asking {
  readonly id: string;
  readonly roles: readonly OperatorRole[];
}

/** Whose turn it is: mine; another's, because I am the maker or have checked it; another role's; nobody's, because it is decided. */
export type Turn = 'mine' | 'maker' | 'checked' | 'role' | 'closed';

/** The server decides who may decide (`can`); this says why to the one who asks. */
export function turnOf(approval: Approval, operator: Asking): Turn {
  const { can, state, maker, first_checker: first } = approval;
  if (can.approve || can.reject) {
    return 'mine';
  }
  if (state !== 'proposed') {
    return 'closed';
  }
  if (maker.id === operator.id) {
    return 'maker';
  }
  if (first?.id === operator.id) {
    return 'checked';
  }
  const role = rolesOf(approval);
  return role.length > 0 && !role.some((one) => operator.roles.includes(one)) ? 'role' : 'closed';
}

/** How the role that decides next is called; nothing for a kind that is newer than this page. */
export function roleName(approval: Approval): string {
  return rolesOf(approval)
    .map((role) => office(`roles.${role}`))
    .join(', ');
}

/** The roles of which the next to decide holds one: those that confirm once a first checker has approved. */
function rolesOf({ kind, first_checker: first, confirmer_roles: confirmers }: Approval): OperatorRole[] {
  if (first !== null) {
    return confirmers;
  }
  const role = roleOf(kind);
  return role === null ? [] : [role];
}

/** The role that decides a kind; null for a kind that is newer than this page. */
function roleOf(kind: string): OperatorRole | null {
  return isKnownKind(kind) ? approvalRoles[kind] : null;
}

export function isKnownKind(kind: string): kind is ApprovalKind {
  return Object.hasOwn(approvalRoles, kind);
}
