import type { Insertable, Selectable } from 'kysely';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import type { RepaymentOrders } from '../../../platform/db/schema.ts';

/** An issuer's attempt to pay; the payment it names carries the money. */
export interface RepaymentOrder {
  readonly id: string;
  readonly noteId: string;
  readonly issuerId: string;
  readonly intentId: string;
  readonly refNumber: string;
}

export async function insertOrder(tx: Tx, row: Insertable<RepaymentOrders>): Promise<void> {
  await tx.db.insertInto('repayment_orders').values(row).execute();
}

export async function findOrder(reader: Reader, id: string): Promise<RepaymentOrder | null> {
  const row = await reader.db
    .selectFrom('repayment_orders')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
  return row ? orderOf(row) : null;
}

/** The order behind a payment's reference. */
export async function findOrderByReference(
  reader: Reader,
  refNumber: string,
): Promise<RepaymentOrder | null> {
  const row = await reader.db
    .selectFrom('repayment_orders')
    .selectAll()
    .where('ref_number', '=', refNumber)
    .executeTakeFirst();
  return row ? orderOf(row) : null;
}

function orderOf(row: Selectable<RepaymentOrders>): RepaymentOrder {
  return {
    id: row.id,
    noteId: row.note_id,
    issuerId: row.issuer_id,
    intentId: row.intent_id,
    refNumber: row.ref_number,
  };
}
