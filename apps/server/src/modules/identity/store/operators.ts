import type { OperatorRole } from '@titian/contracts/operator-roles';
import { grantsOf } from '@titian/contracts/permission-limits';
import { may, type Permission, rolesOf } from '@titian/contracts/permissions';
import { type Selectable, sql } from 'kysely';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import { oneOf } from '../../../platform/db/one-of.ts';
import type { Operators } from '../../../platform/db/schema.ts';
import type { Operator } from '../domain/operator.ts';
import { limitOfRow, type PermissionLimitRow } from '../domain/permission-limit.ts';
import { limitsOfOperator } from './permission-limits.ts';

export async function findOperator(reader: Reader, id: string): Promise<Operator | null> {
  const row = await operators(reader).where('id', '=', id).executeTakeFirst();
  return row ? operatorOf(row) : null;
}

/** Operators by id, disabled or not; unknown ids are left out. */
export async function findOperators(reader: Reader, ids: readonly string[]): Promise<Operator[]> {
  const rows = await operators(reader).where('id', '=', oneOf(ids)).execute();
  return rows.map(operatorOf);
}

/** An operator whose account is not disabled, or null. */
export async function findEnabledOperator(reader: Reader, id: string): Promise<Operator | null> {
  const row = await operators(reader)
    .where('id', '=', id)
    .where('disabled_at', 'is', null)
    .executeTakeFirst();
  return row ? operatorOf(row) : null;
}

/** Operators who may sign in and hold a permission at this moment, by name. */
export async function listOperatorsWho(reader: Reader, permission: Permission): Promise<Operator[]> {
  const rows = await operators(reader)
    .where('roles', '&&', sql.val<string[]>([...rolesOf(permission)]))
    .where('disabled_at', 'is', null)
    .orderBy('name')
    .execute();
  return rows.map(operatorOf).filter((one) => may(one, permission));
}

/** An operator with the hash of the password. */
export interface OperatorCredentials {
  readonly operator: Operator;
  readonly passwordHash: string;
}

/** An operator who may sign in, with the password's hash, by address in lower case. */
export async function findOperatorCredentials(
  reader: Reader,
  email: string,
): Promise<OperatorCredentials | null> {
  const row = await operators(reader)
    .where('email', '=', email)
    .where('disabled_at', 'is', null)
    .executeTakeFirst();
  return credentialsOf(row);
}

/** The same by id, with the row locked: what was checked before is compared with it. */
export async function lockOperatorCredentials(tx: Tx, id: string): Promise<OperatorCredentials | null> {
  const row = await operators(tx)
    .where('id', '=', id)
    .where('disabled_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  return credentialsOf(row);
}

/** Whether an operator may sign in at all; the row is locked against a change of that. */
export async function lockEnabledOperator(tx: Tx, id: string): Promise<Operator | null> {
  const row = await operators(tx)
    .where('id', '=', id)
    .where('disabled_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  return row ? operatorOf(row) : null;
}

function credentialsOf(row: OperatorRow | undefined): OperatorCredentials | null {
  return row === undefined || row.password_hash === null
    ? null
    : { operator: operatorOf(row), passwordHash: row.password_hash };
}

/** Operators with what narrows their roles. */
function operators({ db }: Reader | Tx) {
  return db.selectFrom('operators').selectAll().select(limitsOfOperator().as('permission_limits'));
}

/** An operator's row with what narrows the roles (`limitsOfOperator`). */
type OperatorRow = Selectable<Operators> & {
  readonly permission_limits: readonly PermissionLimitRow[];
};

export function operatorOf(row: OperatorRow): Operator {
  // The CHECK of the table holds the list of roles.
  const roles = row.roles as OperatorRole[];
  const grants = grantsOf(roles, row.permission_limits.map(limitOfRow));
  return { id: row.id, email: row.email, name: row.name, roles, grants };
}
