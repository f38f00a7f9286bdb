import { type ApprovalKind, approvalRoles } from '@titian/contracts/approvals';
import type { OperatorRole } from '@titian/contracts/endpoint';
import { text as office } from '../../../lib/office/text.ts';
import type { Approval } from '../api/list-approvals.ts';

interface Asking {
  readonly id: string;
  readonly roles: readonly OperatorRole[];
}

/** Whose turn it is: mine; another's, because I am the maker; another role's; nobody's, because it is decided. */
export type Turn = 'mine' | 'maker' | 'role' | 'closed';

/** The server decides who may decide (`can`); this says why to the one who asks. */
export function turnOf({ can, state, maker, kind }: Approval, operator: Asking): Turn {
  if (can.approve || can.reject) {
    return 'mine';
  }
  if (state !== 'proposed') {
    return 'closed';
  }
  if (maker.id === operator.id) {
    return 'maker';
  }
  const role = roleOf(kind);
  return role !== null && !operator.roles.includes(role) ? 'role' : 'closed';
}

/** How the role that decides a kind is called; nothing for a kind that is newer than this page. */
export function roleName(kind: string): string {
  const role = roleOf(kind);
  return role === null ? '' : office(`roles.${role}`);
}

/** The role that decides a kind; null for a kind that is newer than this page. */
function roleOf(kind: string): OperatorRole | null {
  return isKnownKind(kind) ? approvalRoles[kind] : null;
}

export function isKnownKind(kind: string): kind is ApprovalKind {
  return Object.hasOwn(approvalRoles, kind);
}
