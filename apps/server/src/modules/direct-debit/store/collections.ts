import type { Day } from '@titian/finance/calendar';
import type { Sen } from '@titian/finance/sen';
import type { Insertable, Selectable, Updateable } from 'kysely';
import type { ReasonGroup } from '../../../gateways/rail/port.ts';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import { oneOf } from '../../../platform/db/one-of.ts';
import type { Collections } from '../../../platform/db/schema.ts';
import { invariant } from '../../../platform/errors.ts';
import type { Attempt } from '../domain/plan-collection.ts';

/** One attempt to collect one instalment. */
export interface Collection extends Attempt {
  readonly id: string;
  readonly mandateId: string;
  readonly userId: string;
  readonly noteId: string;
  readonly dueOn: Day;
  readonly amountSen: Sen;
  readonly intentId: string;
  readonly failureReason: ReasonGroup | null;
}

/** How many of a mandate's collections a list shows. */
const SHOWN = 24;

export async function insertCollection(tx: Tx, row: Insertable<Collections>): Promise<void> {
  await tx.db.insertInto('collections').values(row).execute();
}

export async function changeCollection(tx: Tx, id: string, change: Updateable<Collections>): Promise<void> {
  await tx.db.updateTable('collections').set(change).where('id', '=', id).execute();
}

/** Locks the collection of an instalment: the row that decides what its payment still does. */
export async function lockCollection(tx: Tx, id: string): Promise<Collection | null> {
  const row = await tx.db
    .selectFrom('collections')
    .selectAll()
    .where('id', '=', id)
    .where('note_id', 'is not', null)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row === undefined ? null : collectionOf(row);
}

/** Collections of instalments by their ids; others are left out. */
export async function findCollections(reader: Reader, ids: readonly string[]): Promise<Collection[]> {
  if (ids.length === 0) {
    return [];
  }
  const rows = await reader.db
    .selectFrom('collections')
    .selectAll()
    .where('id', '=', oneOf(ids))
    .where('note_id', 'is not', null)
    .execute();
  return rows.map(collectionOf);
}

/** All attempts on a note. */
export async function listAttempts(reader: Reader, noteId: string): Promise<Collection[]> {
  const rows = await reader.db
    .selectFrom('collections')
    .selectAll()
    .where('note_id', '=', noteId)
    .orderBy('id')
    .execute();
  return rows.map(collectionOf);
}

/** The latest collections of instalments under some mandates, newest first. */
export async function listCollections(reader: Reader, mandateIds: readonly string[]): Promise<Collection[]> {
  if (mandateIds.length === 0) {
    return [];
  }
  const rows = await reader.db
    .selectFrom('collections')
    .selectAll()
    .where('mandate_id', '=', oneOf(mandateIds))
    .where('note_id', 'is not', null)
    .orderBy('id', 'desc')
    .limit(SHOWN)
    .execute();
  return rows.map(collectionOf);
}

/** Whether a collection on a note waits for the bank's answer. */
export async function isUnderWay(reader: Reader, noteId: string): Promise<boolean> {
  const row = await reader.db
    .selectFrom('collections')
    .select('id')
    .where('note_id', '=', noteId)
    .where('state', '=', 'sent')
    .executeTakeFirst();
  return row !== undefined;
}

function collectionOf(row: Selectable<Collections>): Collection {
  invariant(row.note_id !== null && row.number !== null, `collection ${row.id} is of an instalment`);
  return {
    id: row.id,
    mandateId: row.mandate_id,
    userId: row.user_id,
    noteId: row.note_id,
    number: row.number,
    attempt: row.attempt,
    dueOn: row.due_on,
    amountSen: row.amount_sen,
    collectOn: row.collect_on,
    intentId: row.intent_id,
    state: row.state as Collection['state'],
    failureReason: row.failure_reason as ReasonGroup | null,
    retryOn: row.retry_on,
  };
}
