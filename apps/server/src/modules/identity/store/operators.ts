import type { OperatorRole } from '@titian/contracts/endpoint';
import { type Selectable, sql } from 'kysely';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import type { Operators } from '../../../platform/db/schema.ts';
import type { Operator } from '../domain/operator.ts';

export async function findOperator(reader: Reader, id: string): Promise<Operator | null> {
  const row = await reader.db.selectFrom('operators').selectAll().where('id', '=', id).executeTakeFirst();
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

/** An operator who may sign in, with the password's hash, by address in lower case. */
export async function findOperatorCredentials(
  reader: Reader,
  email: string,
): Promise<{ operator: Operator; passwordHash: string } | null> {
  const row = await reader.db
    .selectFrom('operators')
    .selectAll()
    .where('email', '=', email)
    .where('disabled_at', 'is', null)
    .executeTakeFirst();
  return row ? { operator: operatorOf(row), passwordHash: row.password_hash } : null;
}

/** Writes an operator unless the address is taken; answers whether it was written. */
export async function insertOperator(tx: Tx, operator: Operator, passwordHash: string): Promise<boolean> {
  const written = await tx.db
    .insertInto('operators')
    .values({
      id: operator.id,
      email: operator.email,
      name: operator.name,
      roles: [...operator.roles],
      password_hash: passwordHash,
    })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst();
  return written !== undefined;
}

function operatorOf(row: Selectable<Operators>): Operator {
  // The CHECK of the table holds the list of roles.
  return { id: row.id, email: row.email, name: row.name, roles: row.roles as OperatorRole[] };
}
