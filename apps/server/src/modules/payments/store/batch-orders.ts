import type { Tx } from '../../../platform/db/database.ts';
import type { IntentRow, PaymentColumns } from './intents.ts';
import type { OrderRow } from './orders.ts';

/** A payment as confirmations of many are decided by it. */
export type BatchIntent = PaymentColumns & Pick<IntentRow, 'merchant_profile' | 'date_shift_days'>;

export type BatchOrder = Pick<
  OrderRow,
  'exchange_order_no' | 'intent_id' | 'order_no' | 'channel' | 'bank_code' | 'made_at' | 'state'
>;

// Which payment an order is of never changes, so it may be looked up before the lock.
const LOCK_INTENTS = {
  name: 'lock_ordered_intents',
  text: `select id, ref_number, purpose, purpose_id, user_id, amount_sen, state, failure_reason, review_reason, channel,
      bank_code, payer_name, settled_at, auth_code, received_transfer_id, merchant_profile, date_shift_days
    from payment_intents
    where id = any(array(select intent_id from payment_orders where exchange_order_no = any($1::text[])))
    order by id for update`,
};

const FIND_ORDERS = {
  name: 'joint_orders',
  text: `select exchange_order_no, intent_id, order_no, channel, bank_code, made_at, state
    from payment_orders where exchange_order_no = any($1::text[])`,
};

export interface LockedOrder {
  readonly intent: BatchIntent;
  readonly order: BatchOrder;
}

/** Locks the payments of orders in the order of their ids, and answers both by order number; unknown ones are left out. */
export async function lockOrders(
  tx: Tx,
  exchangeOrderNos: readonly string[],
): Promise<ReadonlyMap<string, LockedOrder>> {
  // Sent together, carried out in this order: the orders are read when the locks are held.
  const [intents, orders] = await Promise.all([
    tx.run<BatchIntent>(LOCK_INTENTS, [exchangeOrderNos]),
    tx.run<BatchOrder>(FIND_ORDERS, [exchangeOrderNos]),
  ]);
  const byId = new Map(intents.map((one) => [one.id, one]));
  return new Map(
    orders.flatMap((order) => {
      const intent = byId.get(order.intent_id);
      return intent === undefined ? [] : [[order.exchange_order_no, { intent, order }] as const];
    }),
  );
}
