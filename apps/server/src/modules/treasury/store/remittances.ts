import type { Obligation } from '@titian/contracts/treasury';
import type { Day } from '@titian/finance/calendar';
import { type Sen, sen } from '@titian/finance/sen';
import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import type { Remittances } from '../../../platform/db/schema.ts';
import type { Remittance, RemittanceState } from '../domain/remittance.ts';

const LIVE: readonly RemittanceState[] = ['approved', 'released', 'paid'];

/** Serialises withdrawals from the account of an obligation. */
export async function lockObligation(tx: Tx, obligation: Obligation): Promise<void> {
  await tx.db
    .selectFrom('treasury_locks')
    .select('obligation')
    .where('obligation', '=', obligation)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

export async function insertRemittance(tx: Tx, row: Insertable<Remittances>): Promise<void> {
  await tx.db.insertInto('remittances').values(row).execute();
}

export async function changeRemittance(tx: Tx, id: string, change: Updateable<Remittances>): Promise<void> {
  await tx.db.updateTable('remittances').set(change).where('id', '=', id).execute();
}

export async function findRemittance(reader: Reader, id: string): Promise<Remittance | null> {
  const row = await reader.db.selectFrom('remittances').selectAll().where('id', '=', id).executeTakeFirst();
  return row === undefined ? null : remittanceOf(row);
}

export async function lockRemittance(tx: Tx, id: string): Promise<Remittance | null> {
  const row = await tx.db
    .selectFrom('remittances')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row === undefined ? null : remittanceOf(row);
}

/** Remittances, newest first. */
export async function listRemittances(
  reader: Reader,
  beforeId: string | null,
  limit: number,
): Promise<Remittance[]> {
  let query = reader.db.selectFrom('remittances').selectAll();
  if (beforeId !== null) {
    query = query.where('id', '<', beforeId);
  }
  return (await query.orderBy('id', 'desc').limit(limit).execute()).map(remittanceOf);
}

/** The last business day that a remittance of an obligation covers, of a note where it is owed by note; null before the first. */
export async function lastThrough(
  reader: Reader,
  obligation: Obligation,
  noteId: string | null,
): Promise<Day | null> {
  const row = await reader.db
    .selectFrom('remittances')
    .select(({ fn }) => fn.max('through_on').as('last'))
    .where('obligation', '=', obligation)
    .where('state', 'in', LIVE)
    .where(sql<boolean>`note_id is not distinct from ${noteId}::uuid`)
    .executeTakeFirstOrThrow();
  return row.last;
}

/** What is approved to leave an account and has not left it. */
export async function sumCommitted(reader: Reader, obligation: Obligation): Promise<Sen> {
  const row = await reader.db
    .selectFrom('remittances')
    .select(sql<bigint>`coalesce(sum(amount_sen), 0)::bigint`.as('total'))
    .where('obligation', '=', obligation)
    .where('state', '=', 'approved')
    .executeTakeFirstOrThrow();
  return sen(row.total);
}

/** Whether another remittance of the obligation has this receipt of the authority. */
export async function isReferenceUsed(
  reader: Reader,
  obligation: Obligation,
  reference: string,
): Promise<boolean> {
  const row = await reader.db
    .selectFrom('remittances')
    .select('id')
    .where('obligation', '=', obligation)
    .where('official_reference', '=', reference)
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether a live remittance pays this invoice of a recipient already. */
export async function isInvoicePaid(reader: Reader, recipientId: string, number: string): Promise<boolean> {
  const row = await reader.db
    .selectFrom('remittances')
    .select('id')
    .where('recipient_id', '=', recipientId)
    .where('invoice_number', '=', number)
    .where('state', 'in', LIVE)
    .executeTakeFirst();
  return row !== undefined;
}

function remittanceOf(row: Selectable<Remittances>): Remittance {
  return {
    id: row.id,
    // The CHECKs of the table hold both lists.
    obligation: row.obligation as Obligation,
    noteId: row.note_id,
    fromOn: row.from_on,
    throughOn: row.through_on,
    amountSen: row.amount_sen,
    transfers: row.transfers,
    dueOn: row.due_on,
    recipientId: row.recipient_id,
    invoiceFileId: row.invoice_file_id,
    invoiceNumber: row.invoice_number,
    payoutId: row.payout_id,
    state: row.state as RemittanceState,
    releasedTransferId: row.released_transfer_id,
    paidOn: row.paid_on,
    arrivedOn: row.arrived_on,
    remittedOn: row.remitted_on,
    officialReference: row.official_reference,
    returnReason: row.return_reason,
    createdAt: row.created_at,
  };
}
