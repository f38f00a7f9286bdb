import type { OperatorRole } from '@titian/contracts/operator-roles';
import {
  isApprovalKind,
  type Permission,
  permissionGroups,
  permissionNames,
} from '@titian/contracts/permissions';
import type { PermissionCell, PermissionRow } from '../api/permissions.ts';

/** A cell of the table as it would become: what its proposal sends. */
export interface DraftCell {
  readonly role: OperatorRole;
  readonly permission: Permission;
  readonly allowed: boolean;
  /** A typed amount; null for every amount. */
  readonly limit: string | null;
}

/** The cells that differ from what is in force, in the order in which they were changed. */
export type Draft = readonly DraftCell[];

type Place = Pick<DraftCell, 'role' | 'permission'>;
type Held = Pick<PermissionCell, 'allowed' | 'limit'>;

const isAt = (one: Place, { role, permission }: Place) => one.role === role && one.permission === permission;

/** The draft of a cell, where it has one. */
export function draftOf(draft: Draft, place: Place): DraftCell | undefined {
  return draft.find((one) => isAt(one, place));
}

/** A draft with one cell as it would become; one that is as in force is no change. */
export function withCell(draft: Draft, cell: DraftCell, inForce: Held): Draft {
  const limit = cell.allowed && cell.limit !== '' ? cell.limit : null;
  const changed = { ...cell, limit };
  const isSame = changed.allowed === inForce.allowed && amountOf(limit) === amountOf(inForce.limit);
  return isSame ? withoutCell(draft, cell) : [...withoutCell(draft, cell), changed];
}

/** A draft without the change of one cell. */
export function withoutCell(draft: Draft, place: Place): Draft {
  return draft.filter((one) => !isAt(one, place));
}

/** "1000" and "1000.00" are the same amount. */
function amountOf(limit: string | null): string | null {
  if (limit === null) {
    return null;
  }
  const [ringgit = '', sen = ''] = limit.split('.');
  return `${ringgit}.${sen.padEnd(2, '0')}`;
}

/** The rows by what the permissions are for; those that are newer than this page come last. */
export function groupsOf(rows: readonly PermissionRow[]) {
  const groups = Object.entries(permissionGroups).map(([group, names]) => ({
    group: group as keyof typeof permissionGroups,
    rows: rows.filter(({ permission }) => names.some((name) => name === permission)),
  }));
  return groups.filter((one) => one.rows.length > 0);
}

/** Whether a permission is of the table that this page knows. */
export function isKnown(permission: string): permission is Permission {
  return isApprovalKind(permission) || permissionNames.some((name) => name === permission);
}

/** What an error of a proposal names as standing still; null for other errors. */
export function standstillIn(error: unknown): readonly string[] | null {
  const { details } = Object(error);
  const { standstill } = Object(details);
  return Array.isArray(standstill) ? standstill.map(String) : null;
}
