import type { OperatorRole } from './operator-roles.ts';
import { heldOf, type Permission, permissionNames, rolesOf } from './permissions.ts';

/** A cell of the table of permissions that two administrators set: a role's permission, and how far it goes. */
export interface PermissionLimit {
  readonly role: OperatorRole;
  readonly permission: Permission;
  /** Whether the role still holds it. */
  readonly isAllowed: boolean;
  /** The highest amount that it covers, in sen; null for every amount. */
  readonly limitSen: bigint | null;
}

/** A permission that an operator holds: through which roles, and up to which amount. */
export interface Grant {
  readonly roles: readonly OperatorRole[];
  /** The highest of the roles' limits, in sen; null for every amount. */
  readonly limitSen: bigint | null;
}

export type Grants = Readonly<Partial<Record<Permission, Grant>>>;

/** Which proposals there are at all stands with each kind; without these two nobody reads or decides any. */
const neverNarrowed: readonly Permission[] = ['proposal_submission', 'proposal_decision'];

/** What administrators need to give every other permission back, and to replace each other. */
const ofAdministrators: readonly Permission[] = [
  'permission_view',
  'permission_change',
  'operator_administration',
  'operator_account_view',
  'operator_create',
  'operator_roles',
  'operator_details',
  'operator_disable',
  'operator_enable',
  'operator_password_reset',
  'operator_second_factor_reset',
];

/** Whether a cell stays as the built-in table has it, so that nobody can be locked out (OPS-32). */
export function isFixed(role: OperatorRole, permission: Permission): boolean {
  return (
    neverNarrowed.includes(permission) || (role === 'administrator' && ofAdministrators.includes(permission))
  );
}

/**
 * What roles hold together: the built-in table without what was taken away; the highest limit counts (OPS-30). Rows for
 * cells that the table does not have, or that are fixed, change nothing.
 */
export function grantsOf(roles: readonly OperatorRole[], limits: readonly PermissionLimit[]): Grants {
  return Object.fromEntries(
    permissionNames.flatMap((permission): [Permission, Grant][] => {
      const held = heldOf({ roles }, rolesOf(permission))
        .map((role) => ({ role, limit: limitOf(limits, role, permission) }))
        .filter(({ limit }) => limit?.isAllowed !== false);
      const sums = held.map(({ limit }) => limit?.limitSen ?? null);
      return held.length === 0
        ? []
        : [[permission, { roles: held.map(({ role }) => role), limitSen: highest(sums) }]];
    }),
  );
}

/** Operators of these roles with all that the built-in table lets them hold. */
export function holderOf(...roles: readonly OperatorRole[]): {
  readonly roles: readonly OperatorRole[];
  readonly grants: Grants;
} {
  return { roles, grants: grantsOf(roles, []) };
}

function limitOf(
  limits: readonly PermissionLimit[],
  role: OperatorRole,
  permission: Permission,
): PermissionLimit | undefined {
  return isFixed(role, permission)
    ? undefined
    : limits.find((one) => one.role === role && one.permission === permission);
}

/** The highest of some limits; null is every amount. */
function highest(limits: readonly (bigint | null)[]): bigint | null {
  let most = 0n;
  for (const limit of limits) {
    if (limit === null) {
      return null;
    }
    if (limit > most) {
      most = limit;
    }
  }
  return most;
}
