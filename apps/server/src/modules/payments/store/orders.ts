import type { Insertable, Selectable, Updateable } from 'kysely';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import type { PaymentOrders } from '../../../platform/db/schema.ts';

export type OrderRow = Selectable<PaymentOrders>;

export async function insertOrder(tx: Tx, order: Insertable<PaymentOrders>): Promise<void> {
  await tx.db.insertInto('payment_orders').values(order).execute();
}

export async function findOrder(reader: Reader, exchangeOrderNo: string): Promise<OrderRow | null> {
  const row = await reader.db
    .selectFrom('payment_orders')
    .selectAll()
    .where('exchange_order_no', '=', exchangeOrderNo)
    .executeTakeFirst();
  return row ?? null;
}

export async function changeOrder(
  tx: Tx,
  exchangeOrderNo: string,
  change: Updateable<PaymentOrders>,
): Promise<void> {
  await tx.db
    .updateTable('payment_orders')
    .set(change)
    .where('exchange_order_no', '=', exchangeOrderNo)
    .execute();
}

/** How many orders a payment has had. */
export async function countOrders(reader: Reader, intentId: string): Promise<number> {
  const row = await reader.db
    .selectFrom('payment_orders')
    .select(({ fn }) => fn.max('attempt').as('last'))
    .where('intent_id', '=', intentId)
    .executeTakeFirst();
  return row?.last ?? 0;
}
