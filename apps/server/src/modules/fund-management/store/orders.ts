import { sen } from '@titian/finance/sen';
import type { Insertable, Selectable } from 'kysely';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import type { ManagedOrders } from '../../../platform/db/schema.ts';
import type { ManagedOrder } from '../domain/order.ts';

export async function insertOrder(tx: Tx, order: Insertable<ManagedOrders>): Promise<void> {
  await tx.db.insertInto('managed_orders').values(order).execute();
}

/** An order without locking it, or null. */
export async function findOrder(reader: Reader, id: string): Promise<ManagedOrder | null> {
  const row = await reader.db
    .selectFrom('managed_orders')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
  return row === undefined ? null : orderOf(row);
}

/** An order, locked, or null. */
export async function lockOrder(tx: Tx, id: string): Promise<ManagedOrder | null> {
  const row = await tx.db
    .selectFrom('managed_orders')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row === undefined ? null : orderOf(row);
}

/** How an order ended; executed, with the subscription or the withdrawal that it became; a cancellation becomes none. */
export type OrderEnd =
  | { readonly state: 'rejected' | 'lapsed' }
  | { readonly state: 'executed' }
  | { readonly state: 'executed'; readonly subscriptionId: string }
  | { readonly state: 'executed'; readonly withdrawalId: string };

export async function endOrder(tx: Tx, id: string, end: OrderEnd): Promise<void> {
  await tx.db
    .updateTable('managed_orders')
    .set({
      state: end.state,
      ...('subscriptionId' in end ? { subscription_id: end.subscriptionId } : {}),
      ...('withdrawalId' in end ? { withdrawal_id: end.withdrawalId } : {}),
    })
    .where('id', '=', id)
    .execute();
}

/** An investor's orders, newest first. */
export async function listOrders(reader: Reader, investorId: string, limit: number): Promise<ManagedOrder[]> {
  const rows = await reader.db
    .selectFrom('managed_orders')
    .selectAll()
    .where('investor_id', '=', investorId)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(orderOf);
}

function orderOf(row: Selectable<ManagedOrders>): ManagedOrder {
  return {
    ...{ id: row.id, investorId: row.investor_id, noteId: row.note_id, amountSen: sen(row.amount_sen) },
    ...{ cancelledId: row.cancelled_id, subscriptionId: row.subscription_id },
    ...{ fillRemaining: row.fill_remaining, acknowledgeLimit: row.acknowledge_limit },
    // The CHECK lists of the table are exactly these types.
    kind: row.kind as ManagedOrder['kind'],
    state: row.state as ManagedOrder['state'],
    ...{ enteredBy: row.entered_by, createdAt: row.created_at },
  };
}
