import type { Tx } from '../../../platform/db/database.ts';
import type { BatchIntent, SentOrder } from '../domain/payment-intent.ts';
import { decodePayment, type PaymentColumns } from './intents.ts';
import { type OrderColumns, sentOrderOf } from './orders.ts';

interface IntentColumns extends PaymentColumns {
  readonly merchant_profile: string;
  readonly date_shift_days: number;
}

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
  readonly order: SentOrder;
}

/** Locks the payments of orders in the order of their ids, and answers both by order number; unknown ones are left out. */
export async function lockOrders(
  tx: Tx,
  exchangeOrderNos: readonly string[],
): Promise<ReadonlyMap<string, LockedOrder>> {
  // Sent together, carried out in this order: the orders are read when the locks are held.
  const [intents, orders] = await Promise.all([
    tx.run<IntentColumns>(LOCK_INTENTS, [exchangeOrderNos]),
    tx.run<OrderColumns>(FIND_ORDERS, [exchangeOrderNos]),
  ]);
  const byId = new Map(intents.map((one) => [one.id, jointIntentOf(one)]));
  return new Map(
    orders.map(sentOrderOf).flatMap((order) => {
      const intent = byId.get(order.intentId);
      return intent === undefined ? [] : [[order.exchangeOrderNo, { intent, order }] as const];
    }),
  );
}

function jointIntentOf(row: IntentColumns): BatchIntent {
  return {
    ...decodePayment(row),
    merchantProfile: row.merchant_profile,
    dateShiftDays: row.date_shift_days,
  };
}
