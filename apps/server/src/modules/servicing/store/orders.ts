import type { Day } from '@titian/finance/calendar';
import type { Sen } from '@titian/finance/sen';
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
  readonly kind: PaymentKind;
  /** The business day on which the issuer started to pay. */
  readonly startedOn: Day;
  /** Money that arrived for it and is not booked; null while none is held, and once it was released. */
  readonly held: OrderMoney | null;
}

/** `due`: what is payable now; `other`: an amount of the issuer's choice; `early`: the amount that settles the note. */
export type PaymentKind = 'due' | 'other' | 'early';

export interface OrderMoney {
  /** `payer`: another person paid; `bank`: the bank contradicts the order. */
  readonly reason: 'payer' | 'bank';
  readonly on: Day;
  readonly amountSen: Sen;
  readonly payerName: string | null;
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

/** Orders by their ids; unknown ids are left out. */
export async function listOrders(reader: Reader, ids: readonly string[]): Promise<RepaymentOrder[]> {
  if (ids.length === 0) {
    return [];
  }
  const rows = await reader.db
    .selectFrom('repayment_orders')
    .selectAll()
    .where('id', 'in', [...ids])
    .execute();
  return rows.map(orderOf);
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

/** Locks an order. */
export async function lockOrder(tx: Tx, id: string): Promise<RepaymentOrder | null> {
  const row = await tx.db
    .selectFrom('repayment_orders')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row ? orderOf(row) : null;
}

/** Holds money of an order until two operators have decided. */
export async function holdOrder(tx: Tx, id: string, held: OrderMoney): Promise<void> {
  await tx.db
    .updateTable('repayment_orders')
    .set({
      held_reason: held.reason,
      held_on: held.on,
      held_sen: held.amountSen,
      payer_name: held.payerName,
    })
    .where('id', '=', id)
    .execute();
}

export async function releaseOrder(tx: Tx, id: string, on: Day): Promise<void> {
  await tx.db.updateTable('repayment_orders').set({ released_on: on }).where('id', '=', id).execute();
}

function orderOf(row: Selectable<RepaymentOrders>): RepaymentOrder {
  return {
    id: row.id,
    noteId: row.note_id,
    issuerId: row.issuer_id,
    intentId: row.intent_id,
    refNumber: row.ref_number,
    kind: row.kind as PaymentKind,
    startedOn: row.business_date,
    held: heldOf(row),
  };
}

function heldOf(row: Selectable<RepaymentOrders>): OrderMoney | null {
  if (row.held_on === null || row.held_sen === null || row.released_on !== null) {
    return null;
  }
  const reason = row.held_reason as OrderMoney['reason'];
  return { reason, on: row.held_on, amountSen: row.held_sen, payerName: row.payer_name };
}

/** The latest payments that were started on a note; older ones are long decided. */
export async function listLatestOrders(reader: Reader, noteId: string): Promise<RepaymentOrder[]> {
  const rows = await reader.db
    .selectFrom('repayment_orders')
    .selectAll()
    .where('note_id', '=', noteId)
    .orderBy('id', 'desc')
    .limit(20)
    .execute();
  return rows.map(orderOf);
}

/** What an issuer paid on a note, as it was booked. */
export interface ArrivedPayment {
  readonly amountSen: Sen;
  readonly on: Day;
  /** Null for what was not paid by FPX. */
  readonly refNumber: string | null;
}

/** What an issuer has paid on a note since a day, the newest first. */
export async function listArrivedSince(
  reader: Reader,
  noteId: string,
  since: Day,
): Promise<ArrivedPayment[]> {
  const rows = await reader.db
    .selectFrom('repayments')
    .leftJoin('repayment_orders', 'repayment_orders.intent_id', 'repayments.source_id')
    .select(['repayments.amount_sen', 'repayments.received_on', 'repayment_orders.ref_number'])
    .where('repayments.note_id', '=', noteId)
    .where('repayments.source_kind', 'in', ['intent', 'mandate', 'manual'])
    .where('repayments.received_on', '>=', since)
    .orderBy('repayments.seq', 'desc')
    .execute();
  return rows.map((row) => ({ amountSen: row.amount_sen, on: row.received_on, refNumber: row.ref_number }));
}
