import type { Insertable, Selectable, Updateable } from 'kysely';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import type { LineReturns } from '../../../platform/db/schema.ts';
import type { LineReturn } from '../domain/line-return.ts';

export async function insertLineReturn(tx: Tx, row: Insertable<LineReturns>): Promise<void> {
  await tx.db.insertInto('line_returns').values(row).execute();
}

export async function changeLineReturn(tx: Tx, id: string, change: Updateable<LineReturns>): Promise<void> {
  await tx.db.updateTable('line_returns').set(change).where('id', '=', id).execute();
}

/** Locks a return by its id. */
export async function lockLineReturn(tx: Tx, id: string): Promise<LineReturn | null> {
  const row = await tx.db
    .selectFrom('line_returns')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row === undefined ? null : returnOf(row);
}

/** The return of an exception's line; null where its money has not left yet. */
export async function findReturnOf(reader: Reader, exceptionId: string): Promise<LineReturn | null> {
  const row = await reader.db
    .selectFrom('line_returns')
    .selectAll()
    .where('exception_id', '=', exceptionId)
    .executeTakeFirst();
  return row === undefined ? null : returnOf(row);
}

/** Returns that came back themselves: the money waits again. */
export async function listFailedReturns(reader: Reader): Promise<LineReturn[]> {
  const rows = await reader.db
    .selectFrom('line_returns')
    .selectAll()
    .where('state', '=', 'returned')
    .orderBy('id')
    .execute();
  return rows.map(returnOf);
}

function returnOf(row: Selectable<LineReturns>): LineReturn {
  return {
    id: row.id,
    exceptionId: row.exception_id,
    bankReference: row.bank_reference,
    amountSen: row.amount_sen,
    // The table's CHECK list is exactly this type.
    state: row.state as LineReturn['state'],
    returnReason: row.return_reason,
  };
}
