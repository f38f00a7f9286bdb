import type { Sen } from '@titian/finance/sen';
import type { Selectable, Updateable } from 'kysely';
import type { Channel } from '../../../gateways/rail/port.ts';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import type { PaymentOrders } from '../../../platform/db/schema.ts';
import type { OrderState } from '../domain/decide-answer.ts';
import type { SentOrder } from '../domain/payment-intent.ts';
import type { RecentBank } from '../domain/recent-bank.ts';

/** The columns that say what an order is and how it stands. */
export type OrderColumns = Pick<
  Selectable<PaymentOrders>,
  'exchange_order_no' | 'intent_id' | 'order_no' | 'channel' | 'bank_code' | 'made_at' | 'state'
>;

export function sentOrderOf(row: OrderColumns): SentOrder {
  return {
    exchangeOrderNo: row.exchange_order_no,
    intentId: row.intent_id,
    orderNo: row.order_no,
    channel: row.channel as Channel,
    bankCode: row.bank_code,
    madeAt: row.made_at,
    state: row.state as OrderState,
  };
}

/** What settles an order, whatever becomes of its payment. */
export interface OrderSettlement {
  readonly exchangeOrderNo: string;
  readonly authCode: string;
  readonly bankReference: string | null;
  readonly payerName: string | null;
  readonly receivedSen: Sen;
  readonly transferId: string;
}

/** An order as it is written before it is sent to the rail. */
export type NewOrder = Omit<SentOrder, 'state'> & { readonly attempt: number };

export async function insertOrder(tx: Tx, order: NewOrder): Promise<void> {
  await tx.db
    .insertInto('payment_orders')
    .values({
      exchange_order_no: order.exchangeOrderNo,
      intent_id: order.intentId,
      order_no: order.orderNo,
      channel: order.channel,
      bank_code: order.bankCode,
      made_at: order.madeAt,
      attempt: order.attempt,
    })
    .execute();
}

/** Where the last successful payment of a payer came from; null before the first. */
export async function findRecentBank(reader: Reader, userId: string): Promise<RecentBank | null> {
  const row = await reader.db
    .selectFrom('payment_orders as o')
    .innerJoin('payment_intents as i', 'i.id', 'o.intent_id')
    .select(['o.channel', 'o.bank_code'])
    .where('i.user_id', '=', userId)
    .where('o.state', '=', 'succeeded')
    .orderBy('o.made_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row === undefined ? null : { channel: row.channel as Channel, bankId: row.bank_code };
}

export async function findOrder(reader: Reader, exchangeOrderNo: string): Promise<SentOrder | null> {
  const [row] = await reader.run<OrderColumns>(FIND_ORDER, [exchangeOrderNo]);
  return row === undefined ? null : sentOrderOf(row);
}

const FIND_ORDER = {
  name: 'payment_order',
  text: 'select * from payment_orders where exchange_order_no = $1',
};

const SETTLE_ORDERS = {
  name: 'settle_payment_orders',
  text: `update payment_orders set state = 'succeeded', auth_code = row.auth_code, bank_reference = row.bank_reference,
      payer_name = row.payer_name, received_sen = row.received_sen, received_transfer_id = row.transfer_id, settled_at = $7
    from unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::bigint[], $6::uuid[])
      as row (exchange_order_no, auth_code, bank_reference, payer_name, received_sen, transfer_id)
    where payment_orders.exchange_order_no = row.exchange_order_no`,
};

/** The bank approved these orders and the money of each was received by its transfer. */
export async function settleOrders(tx: Tx, settled: readonly OrderSettlement[], at: Date): Promise<void> {
  await tx.run(SETTLE_ORDERS, [
    settled.map((one) => one.exchangeOrderNo),
    settled.map((one) => one.authCode),
    settled.map((one) => one.bankReference),
    settled.map((one) => one.payerName),
    settled.map((one) => one.receivedSen),
    settled.map((one) => one.transferId),
    at,
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
