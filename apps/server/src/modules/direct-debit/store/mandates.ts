import type { Day } from '@titian/finance/calendar';
import { maxSen } from '@titian/finance/sen';
import type { Insertable, Selectable, Updateable } from 'kysely';
import type { Channel } from '../../../gateways/rail/port.ts';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import { oneOf } from '../../../platform/db/one-of.ts';
import type { Mandates } from '../../../platform/db/schema.ts';
import type { DepositPause, DepositTerms } from '../domain/deposit-terms.ts';
import type { EndedBy, Mandate, MandatePurpose, MandateState, RejectedReason } from '../domain/mandate.ts';

const RUNNING: readonly MandateState[] = [
  'draft',
  'authorising',
  'awaiting_bank_approval',
  'active',
  'maintenance_pending',
];

/** While a change is with the bank, what it has approved so far stays valid. */
const COLLECTABLE: readonly MandateState[] = ['active', 'maintenance_pending'];

export async function insertMandate(tx: Tx, mandate: Insertable<Mandates>): Promise<void> {
  await tx.db.insertInto('mandates').values(mandate).execute();
}

export async function changeMandate(tx: Tx, id: string, change: Updateable<Mandates>): Promise<void> {
  await tx.db.updateTable('mandates').set(change).where('id', '=', id).execute();
}

/** Locks a mandate; null where none has that id. */
export async function lockMandate(tx: Tx, id: string): Promise<Mandate | null> {
  const row = await tx.db
    .selectFrom('mandates')
    .selectAll()
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row === undefined ? null : mandateOf(row);
}

/** Locks the one mandate of a customer that has not ended. */
export async function lockRunning(tx: Tx, userId: string): Promise<Mandate | null> {
  const row = await tx.db
    .selectFrom('mandates')
    .selectAll()
    .where('user_id', '=', userId)
    .where('state', 'in', [...RUNNING])
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row === undefined ? null : mandateOf(row);
}

export async function findMandate(reader: Reader, id: string): Promise<Mandate | null> {
  const row = await reader.db.selectFrom('mandates').selectAll().where('id', '=', id).executeTakeFirst();
  return row === undefined ? null : mandateOf(row);
}

/** The mandate of a customer that has not ended, or null. */
export async function findRunning(reader: Reader, userId: string): Promise<Mandate | null> {
  const row = await reader.db
    .selectFrom('mandates')
    .selectAll()
    .where('user_id', '=', userId)
    .where('state', 'in', [...RUNNING])
    .executeTakeFirst();
  return row === undefined ? null : mandateOf(row);
}

/** A customer's mandates, newest first. */
export async function listMandates(reader: Reader, userId: string): Promise<Mandate[]> {
  const rows = await reader.db
    .selectFrom('mandates')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('id', 'desc')
    .limit(50)
    .execute();
  return rows.map(mandateOf);
}

/** Mandates of a purpose that may be collected under on a day. */
export async function listCollectable(reader: Reader, purpose: MandatePurpose, on: Day): Promise<Mandate[]> {
  const rows = await reader.db
    .selectFrom('mandates')
    .selectAll()
    .where('purpose', '=', purpose)
    .where('state', 'in', [...COLLECTABLE])
    .where('starts_on', '<=', on)
    .where('ends_on', '>=', on)
    .orderBy('id')
    .execute();
  return rows.map(mandateOf);
}

/** The mandates of some business owners that may be collected under. */
export async function listActive(reader: Reader, userIds: readonly string[]): Promise<Mandate[]> {
  if (userIds.length === 0) {
    return [];
  }
  const rows = await reader.db
    .selectFrom('mandates')
    .selectAll()
    .where('user_id', '=', oneOf(userIds))
    .where('state', 'in', [...COLLECTABLE])
    .execute();
  return rows.map(mandateOf);
}

/** Running mandates whose last day is over. */
export async function listOver(reader: Reader, on: Day): Promise<string[]> {
  const rows = await reader.db
    .selectFrom('mandates')
    .select('id')
    .where('state', 'in', [...RUNNING])
    .where('ends_on', '<', on)
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

function depositOf(row: Selectable<Mandates>): DepositTerms | null {
  const { deposit_sen: amountSen, deposit_day: dayOfMonth, deposit_from: from, deposit_paused: paused } = row;
  return amountSen === null || dayOfMonth === null || from === null
    ? null
    : { amountSen, dayOfMonth, from, paused: paused as DepositPause | null };
}

function mandateOf(row: Selectable<Mandates>): Mandate {
  return {
    id: row.id,
    purpose: row.purpose as MandatePurpose,
    deposit: depositOf(row),
    userId: row.user_id,
    reference: row.reference,
    maxAmountSen: row.max_amount_sen,
    mostAllowedSen: maxSen(row.max_amount_sen, row.most_allowed_sen ?? row.max_amount_sen),
    pendingMaxSen: row.pending_max_sen,
    maintenanceIntentId: row.maintenance_intent_id,
    bankCode: row.bank_code,
    bankName: row.bank_name,
    channel: row.channel as Channel,
    state: row.state as MandateState,
    intentId: row.intent_id,
    mandateNumber: row.mandate_number,
    accountLast4: row.account_last4,
    rejectedReason: row.rejected_reason as RejectedReason | null,
    endedBy: row.ended_by as EndedBy | null,
    startsOn: row.starts_on,
    endsOn: row.ends_on,
    endedOn: row.ended_on,
    createdAt: row.created_at,
  };
}
