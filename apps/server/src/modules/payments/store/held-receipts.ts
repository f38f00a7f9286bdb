import type { Insertable, Updateable } from 'kysely';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import type { HeldReceipts } from '../../../platform/db/schema.ts';
import type { HeldReceipt, HeldReceiptState, HoldReason } from '../domain/held-receipt.ts';
import type { PaymentPurpose } from '../domain/payment-purpose.ts';

export async function insertReceipt(tx: Tx, row: Insertable<HeldReceipts>): Promise<void> {
  await tx.db.insertInto('held_receipts').values(row).execute();
}

export async function changeReceipt(tx: Tx, id: string, change: Updateable<HeldReceipts>): Promise<void> {
  await tx.db.updateTable('held_receipts').set(change).where('id', '=', id).execute();
}

/** Locks a receipt: the row that causes what is decided about its money. */
export async function lockReceipt(tx: Tx, id: string): Promise<HeldReceipt | null> {
  const row = await tx.db
    .selectFrom('held_receipts')
    .select('id')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row === undefined ? null : findReceipt(tx, id);
}

/** The receipt of a payment's own money, not of a second payment of it; locked. */
export async function lockFirstReceipt(tx: Tx, intentId: string): Promise<HeldReceipt | null> {
  const row = await tx.db
    .selectFrom('held_receipts')
    .select('id')
    .where('intent_id', '=', intentId)
    .where('reason', '<>', 'paid_twice')
    .forUpdate()
    .executeTakeFirst();
  return row === undefined ? null : findReceipt(tx, row.id);
}

export async function findReceipt(reader: Reader, id: string): Promise<HeldReceipt | null> {
  const row = await rows(reader).where('held_receipts.id', '=', id).executeTakeFirst();
  return row === undefined ? null : receiptOf(row);
}

export interface ReceiptFilter {
  readonly state: HeldReceiptState | null;
  /** Only rows before this id. */
  readonly beforeId: string | null;
  readonly limit: number;
}

/** Held money of everybody, newest first. */
export async function listReceipts(reader: Reader, filter: ReceiptFilter): Promise<HeldReceipt[]> {
  let query = rows(reader);
  if (filter.state !== null) {
    query = query.where('held_receipts.state', '=', filter.state);
  }
  if (filter.beforeId !== null) {
    query = query.where('held_receipts.id', '<', filter.beforeId);
  }
  const found = await query.orderBy('held_receipts.id', 'desc').limit(filter.limit).execute();
  return found.map(receiptOf);
}

export async function countHeld(reader: Reader): Promise<number> {
  const row = await reader.db
    .selectFrom('held_receipts')
    .select(({ fn }) => fn.countAll<bigint>().as('held'))
    .where('state', '=', 'held')
    .executeTakeFirstOrThrow();
  return Number(row.held);
}

function rows(reader: Reader) {
  return reader.db
    .selectFrom('held_receipts')
    .innerJoin('payment_intents', 'payment_intents.id', 'held_receipts.intent_id')
    .selectAll('held_receipts')
    .select('payment_intents.ref_number');
}

type Row = Awaited<ReturnType<ReturnType<typeof rows>['execute']>>[number];

function receiptOf(row: Row): HeldReceipt {
  return {
    id: row.id,
    transferId: row.transfer_id,
    intentId: row.intent_id,
    refNumber: row.ref_number,
    purpose: row.purpose as PaymentPurpose,
    purposeId: row.purpose_id,
    userId: row.user_id,
    amountSen: row.amount_sen,
    payerName: row.payer_name,
    reason: row.reason as HoldReason,
    heldOn: row.held_on,
    state: row.state as HeldReceiptState,
    refundedOn: row.refunded_on,
    createdAt: row.created_at,
  };
}
