import type { PermissionLimit } from '@titian/contracts/permission-limits';
import { sen } from '@titian/finance/sen';
import { type RawBuilder, sql } from 'kysely';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import { newId } from '../../../platform/ids.ts';
import {
  type DatedPermissionLimit,
  limitOfRow,
  type PermissionLimitRow,
} from '../domain/permission-limit.ts';

/** The rows that narrow the roles of `operators`, in a statement that reads that table. */
export const LIMITS_OF_OPERATOR = `(select coalesce(jsonb_agg(jsonb_build_object('role', narrowed.role,
      'permission', narrowed.permission, 'is_allowed', narrowed.is_allowed, 'limit_sen', narrowed.limit_sen::text)), '[]')
      from current_permission_limits as narrowed where narrowed.role = any (operators.roles))`;

/** The same as a column of a composed query. */
export function limitsOfOperator(): RawBuilder<PermissionLimitRow[]> {
  return sql.raw<PermissionLimitRow[]>(LIMITS_OF_OPERATOR);
}

/** How often the table of permissions was changed; 0 where it is as built in. */
export async function permissionVersion(reader: Reader): Promise<number> {
  const row = await reader.db
    .selectFrom('permission_limits')
    .select((one) => one.fn.max('version').as('version'))
    .executeTakeFirstOrThrow();
  return row.version ?? 0;
}

/** The cells that differ, or once differed, from the built-in table, with the two who set them so last. */
export async function listPermissionLimits(reader: Reader): Promise<DatedPermissionLimit[]> {
  const rows = await reader.db
    .selectFrom('permission_limits as narrowed')
    .innerJoin('approvals', 'approvals.id', 'narrowed.approval_id')
    .distinctOn(['narrowed.role', 'narrowed.permission'])
    .selectAll('narrowed')
    .select(['approvals.maker_id', 'approvals.checker_id'])
    .orderBy('narrowed.role')
    .orderBy('narrowed.permission')
    .orderBy('narrowed.version', 'desc')
    .execute();
  return rows.map((row) => ({
    ...limitOfRow({ ...row, limit_sen: row.limit_sen?.toString() ?? null }),
    changedAt: row.created_at,
    makerId: row.maker_id,
    checkerId: row.checker_id,
  }));
}

/** Adds what a proposal leads to, as the next version of the table. */
export async function insertPermissionLimits(
  tx: Tx,
  cells: readonly PermissionLimit[],
  { version, approvalId, at }: { readonly version: number; readonly approvalId: string; readonly at: Date },
): Promise<void> {
  await tx.db
    .insertInto('permission_limits')
    .values(
      cells.map(({ role, permission, isAllowed, limitSen }) => ({
        ...{ id: newId(), version, role, permission, is_allowed: isAllowed },
        ...{ limit_sen: limitSen === null ? null : sen(limitSen) },
        ...{ approval_id: approvalId, created_at: at },
      })),
    )
    .execute();
}
