import type { OperatorRole } from '@titian/contracts/operator-roles';
import type { PermissionLimit } from '@titian/contracts/permission-limits';
import type { Permission } from '@titian/contracts/permissions';

/** A row of `current_permission_limits` in JSON, beside the operator whose role it is of. */
export interface PermissionLimitRow {
  readonly role: string;
  readonly permission: string;
  readonly is_allowed: boolean;
  readonly limit_sen: string | null;
}

/** A row from beside an operator; its permission may be one that the table does not have any more. */
export function limitOfRow(row: PermissionLimitRow): PermissionLimit {
  return {
    role: row.role as OperatorRole,
    permission: row.permission as Permission,
    isAllowed: row.is_allowed,
    limitSen: row.limit_sen === null ? null : BigInt(row.limit_sen),
  };
}

/** A cell of the table of permissions as two administrators last set it. */
export interface DatedPermissionLimit extends PermissionLimit {
  readonly changedAt: Date;
  readonly makerId: string;
  readonly checkerId: string | null;
}
