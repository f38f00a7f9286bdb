import type { Sen } from '@titian/finance/sen';
import type { Insertable, Selectable, Updateable } from 'kysely';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import type { PaymentOrders } from '../../../platform/db/schema.ts';

export type OrderRow = Selectable<PaymentOrders>;

export async function insertOrder(tx: Tx, order: Insertable<PaymentOrders>): Promise<void> {
  await tx.db.insertInto('payment_orders').values(order).execute();
}

export async function findOrder(reader: Reader, exchangeOrderNo: string): Promise<OrderRow | null> {
  const [row] = await reader.run<OrderRow>(FIND_ORDER, [exchangeOrderNo]);
  return row ?? null;
}

const FIND_ORDER = {
  name: 'payment_order',
  text: 'select * from payment_orders where exchange_order_no = $1',
};

const SETTLE_ORDER = {
  name: 'settle_payment_order',
  text: `update payment_orders set state = 'succeeded', auth_code = $2, bank_reference = $3, payer_name = $4,
      received_sen = $5, received_transfer_id = $6, settled_at = $7
    where exchange_order_no = $1`,
};

/** The bank approved an order and its money was received by this transfer. */
export async function settleOrder(
  tx: Tx,
  exchangeOrderNo: string,
  settled: {
    readonly authCode: string;
    readonly bankReference: string | null;
    readonly payerName: string | null;
    readonly receivedSen: Sen;
    readonly transferId: string;
    readonly at: Date;
  },
): Promise<void> {
  await tx.run(SETTLE_ORDER, [
    exchangeOrderNo,
    settled.authCode,
    settled.bankReference,
    settled.payerName,
    settled.receivedSen,
    settled.transferId,
    settled.at,
  ]);
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
