import type { OperatorRole } from '@titian/contracts/operator-roles';
import { type Selectable, sql } from 'kysely';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import { oneOf } from '../../../platform/db/one-of.ts';
import type { Operators } from '../../../platform/db/schema.ts';
import type { Operator } from '../domain/operator.ts';

export async function findOperator(reader: Reader, id: string): Promise<Operator | null> {
  const row = await reader.db.selectFrom('operators').selectAll().where('id', '=', id).executeTakeFirst();
  return row ? operatorOf(row) : null;
}

/** Operators by id, disabled or not; unknown ids are left out. */
export async function findOperators(reader: Reader, ids: readonly string[]): Promise<Operator[]> {
  const rows = await reader.db.selectFrom('operators').selectAll().where('id', '=', oneOf(ids)).execute();
  return rows.map(operatorOf);
}

/** An operator whose account is not disabled, or null. */
export async function findEnabledOperator(reader: Reader, id: string): Promise<Operator | null> {
  const row = await reader.db
    .selectFrom('operators')
    .selectAll()
    .where('id', '=', id)
    .where('disabled_at', 'is', null)
    .executeTakeFirst();
  return row ? operatorOf(row) : null;
}

/** Operators who may sign in and have any of these roles, by name. */
export async function listOperatorsOf(reader: Reader, roles: readonly OperatorRole[]): Promise<Operator[]> {
  const rows = await reader.db
    .selectFrom('operators')
    .selectAll()
    .where('roles', '&&', sql.val<string[]>([...roles]))
    .where('disabled_at', 'is', null)
    .orderBy('name')
    .execute();
  return rows.map(operatorOf);
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
  const row = await reader.db
    .selectFrom('operators')
    .selectAll()
    .where('email', '=', email)
    .where('disabled_at', 'is', null)
    .executeTakeFirst();
  return credentialsOf(row);
}

/** The same by id, with the row locked: what was checked before is compared with it. */
export async function lockOperatorCredentials(tx: Tx, id: string): Promise<OperatorCredentials | null> {
  const row = await tx.db
    .selectFrom('operators')
    .selectAll()
    .where('id', '=', id)
    .where('disabled_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  return credentialsOf(row);
}

/** Whether an operator may sign in at all; the row is locked against a change of that. */
export async function lockEnabledOperator(tx: Tx, id: string): Promise<Operator | null> {
  const row = await tx.db
    .selectFrom('operators')
    .selectAll()
    .where('id', '=', id)
    .where('disabled_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  return row ? operatorOf(row) : null;
}

function credentialsOf(row: Selectable<Operators> | undefined): OperatorCredentials | null {
  return row === undefined || row.password_hash === null
    ? null
    : { operator: operatorOf(row), passwordHash: row.password_hash };
}

export function operatorOf(row: Selectable<Operators>): Operator {
  // The CHECK of the table holds the list of roles.
  return { id: row.id, email: row.email, name: row.name, roles: row.roles as OperatorRole[] };
}
