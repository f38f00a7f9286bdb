import type { Day } from '@titian/finance/calendar';
import { type RawBuilder, sql } from 'kysely';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import { oneOf } from '../../../platform/db/one-of.ts';
import type { NewPromise, PromiseToPay } from '../domain/records.ts';

const NEWEST = 200;

export async function insertPromise(tx: Tx, one: NewPromise): Promise<void> {
  await tx.db
    .insertInto('promises_to_pay')
    .values({
      ...{ id: one.id, note_id: one.noteId, operator_id: one.operatorId, recorded_at: one.at },
      ...{ amount_sen: one.amountSen, made_on: one.madeOn, due_on: one.dueOn, after_seq: one.afterSeq },
    })
    .execute();
}

/**
 * Promises `p` with what came in on their days and what that makes of them (REC-18), by the bank's time of payment:
 * `paid_sen` and `state`. Money of a guarantor keeps no promise of the issuer, and excess came in once already.
 */
export function promisesOn(today: Day, which: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`select p.*, paid.sum as paid_sen,
      case when p.cancelled_at is not null then 'cancelled'
        when paid.sum >= p.amount_sen then 'kept'
        when p.due_on >= ${today}::date then 'open'
        when paid.sum > 0 then 'partly_kept'
        else 'broken' end as state
    from promises_to_pay p cross join lateral (
      select coalesce(sum(r.amount_sen), 0)::bigint as sum from repayments r
      where r.note_id = p.note_id and r.seq > p.after_seq and r.received_on between p.made_on and p.due_on
        and r.source_kind not in ('guarantor', 'excess')) paid
    where ${which}`;
}

const columns = sql`id, note_id as "noteId", operator_id as "operatorId", recorded_at as "at", amount_sen as "amountSen",
  due_on as "dueOn", paid_sen as "paidSen", state, cancel_reason as "cancelReason"`;

/** The newest promises on some notes, newest first. */
export async function listPromises(
  reader: Reader,
  noteIds: readonly string[],
  today: Day,
): Promise<PromiseToPay[]> {
  const { rows } = await sql<PromiseToPay>`
    select ${columns} from (${promisesOn(today, sql`p.note_id = ${oneOf(noteIds)}`)}) p
    order by id desc limit ${NEWEST}`.execute(reader.db);
  return rows;
}

export async function findPromise(reader: Reader, id: string, today: Day): Promise<PromiseToPay | null> {
  const { rows } = await sql<PromiseToPay>`
    select ${columns} from (${promisesOn(today, sql`p.id = ${id}::uuid`)}) p`.execute(reader.db);
  return rows[0] ?? null;
}

/** Under the lock of its note. */
export async function cancelPromiseRow(
  tx: Tx,
  id: string,
  cancelled: { readonly at: Date; readonly by: string; readonly reason: string },
): Promise<void> {
  await tx.db
    .updateTable('promises_to_pay')
    .set({ cancelled_at: cancelled.at, cancelled_by: cancelled.by, cancel_reason: cancelled.reason })
    .where('id', '=', id)
    .execute();
}
