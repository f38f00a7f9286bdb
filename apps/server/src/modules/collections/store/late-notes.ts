import {
  type CollectionBucket,
  type ContactChannel,
  type ContactOutcome,
  collectionBuckets,
  type PromiseState,
} from '@titian/contracts/collections';
import type { NoteContract } from '@titian/contracts/constants';
import type { CollectionSort } from '@titian/contracts/operator-lists';
import type { Day } from '@titian/finance/calendar';
import type { Sen } from '@titian/finance/sen';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Reader } from '../../../platform/db/database.ts';
import { isBehind, orderOf, type SortedSlice, type SortKey } from '../../../platform/db/keyset.ts';
import { likePattern } from '../../../platform/db/like.ts';
import { oneOf } from '../../../platform/db/one-of.ts';
import { noteFigures } from '../../servicing/public.ts';
import { promisesOn } from './promises.ts';

/** What narrows the late notes; what is undefined or null narrows nothing. */
export interface LateNoteFilter {
  readonly bucket?: CollectionBucket | undefined;
  readonly promise?: PromiseState | undefined;
  readonly contract?: NoteContract | undefined;
  readonly isWaiting: boolean;
  /** Part of the number, or issuers who were found by the same text. */
  readonly search: { readonly text: string; readonly issuerIds: readonly string[] } | null;
  /** Those of which the operator owns the case. */
  readonly noteIds: readonly string[] | null;
  readonly today: Day;
}

/** A late note or one in default, with what was done about it last. */
export interface LateNoteRow {
  readonly id: string;
  readonly number: string;
  readonly issuerId: string;
  readonly contract: NoteContract;
  readonly bucket: CollectionBucket;
  readonly daysLate: number;
  readonly overdueSen: Sen;
  readonly outstandingSen: Sen;
  readonly contactedAt: Date | null;
  readonly channel: ContactChannel | null;
  readonly outcome: ContactOutcome | null;
  readonly followUpOn: Day | null;
  readonly promisedSen: Sen | null;
  readonly promisedOn: Day | null;
  readonly promiseState: PromiseState | null;
  readonly isWaiting: boolean;
  /** What the list is sorted by, as text. */
  readonly key: string;
}

export interface LateNoteSums {
  readonly notes: number;
  readonly outstandingSen: Sen;
  readonly overdueSen: Sen;
}

const NEVER = '9999-12-31';

/** What each sort goes by. */
export const lateNoteKeys: Readonly<Record<CollectionSort, SortKey>> = {
  days_late: { type: 'bigint', key: sql`r.days_late::bigint` },
  overdue: { type: 'bigint', key: sql`r.overdue_sen` },
  outstanding: { type: 'bigint', key: sql`r.outstanding_sen` },
  number: { type: 'text', key: sql`r.number collate "C"` },
  follow_up: {
    type: 'text',
    key: sql`coalesce(to_char(r.follow_up_on, 'YYYY-MM-DD'), ${sql.lit(NEVER)}) collate "C"`,
  },
  // Who was never reached stands before everybody.
  last_contact: {
    type: 'text',
    key: sql`coalesce(to_char(r.contacted_at at time zone 'UTC', 'YYYYMMDDHH24MISSUS'), '') collate "C"`,
  },
};

/** Late notes that a filter leaves, in order. */
export async function listLateNotes(
  reader: Reader,
  filter: LateNoteFilter,
  sort: CollectionSort,
  slice: SortedSlice,
): Promise<LateNoteRow[]> {
  const key = lateNoteKeys[sort];
  const id = sql`r.id`;
  const { rows } = await sql<LateNoteRow>`
    select r.id, r.number, r.issuer_id as "issuerId", r.contract, r.bucket, r.days_late as "daysLate",
      r.overdue_sen as "overdueSen", r.outstanding_sen as "outstandingSen", r.contacted_at as "contactedAt",
      r.channel, r.outcome, r.follow_up_on as "followUpOn", r.promised_sen as "promisedSen",
      r.promised_on as "promisedOn", r.promise_state as "promiseState", r.is_waiting as "isWaiting",
      (${key.key})::text as key
    from (${chosen(filter)}) r where ${sql.join(narrowed(filter), sql` and `)} and ${isBehind(key, id, slice)}
    order by ${orderOf(key, id, slice.direction)} limit ${slice.limit}::int`.execute(reader.db);
  return rows;
}

/** What the late notes that a filter leaves come to, by bucket; its own bucket narrows nothing here. */
export async function sumLateNotes(
  reader: Reader,
  filter: LateNoteFilter,
): Promise<ReadonlyMap<CollectionBucket, LateNoteSums>> {
  const { rows } = await sql<LateNoteSums & { readonly bucket: CollectionBucket }>`
    select r.bucket, count(*)::int as notes, sum(r.outstanding_sen)::bigint as "outstandingSen",
      sum(r.overdue_sen)::bigint as "overdueSen"
    from (${chosen(filter)}) r
    where ${sql.join(narrowed({ ...filter, bucket: undefined }), sql` and `)}
    group by r.bucket`.execute(reader.db);
  return new Map(rows.map(({ bucket, ...sums }) => [bucket, sums]));
}

/** How many late notes have something to do on a day. */
export async function countWaiting(reader: Reader, today: Day): Promise<number> {
  const { rows } = await sql<{ readonly waiting: number }>`
    select count(*)::int as waiting from notes n ${lastDone(today)}
    where n.is_late and ${isWaitingOn(today)}`.execute(reader.db);
  return rows[0]?.waiting ?? 0;
}

/** Notes that are late or in default. */
export async function lateNoteIds(reader: Reader): Promise<string[]> {
  const rows = await reader.db.selectFrom('notes').select('id').where('is_late', '=', true).execute();
  return rows.map((row) => row.id);
}

function chosen(filter: LateNoteFilter): RawBuilder<unknown> {
  const { today } = filter;
  return sql`select f.*, ${bucketOf()} as bucket from (
    select n.id, n.number, n.issuer_id, n.contract, n.state, ${noteFigures(today)},
      c.contacted_at, c.channel, c.outcome, c.follow_up_on, p.amount_sen as promised_sen, p.due_on as promised_on,
      p.state as promise_state, ${isWaitingOn(today)} as is_waiting
    from notes n left join oldest_instalments o on o.note_id = n.id ${lastDone(today)}
    where ${sql.join(conditionsOf(filter), sql` and `)}) f`;
}

/** The newest contact `c` and the newest promise `p` of notes `n`. */
function lastDone(today: Day): RawBuilder<unknown> {
  return sql`left join lateral (
      select contacted_at, channel, outcome, follow_up_on from collection_contacts
      where note_id = n.id order by id desc limit 1) c on true
    left join lateral (${promisesOn(
      today,
      sql`p.id = (select q.id from promises_to_pay q where q.note_id = n.id and q.cancelled_at is null
        order by q.id desc limit 1)`,
    )}) p on true`;
}

/** Something is due from us: a follow-up, or a promise that was not kept and that nobody has followed up (REC-17). */
function isWaitingOn(today: Day): RawBuilder<SqlBool> {
  return sql<SqlBool>`(coalesce(c.follow_up_on <= ${today}::date, false)
    or coalesce(p.state in ('broken', 'partly_kept')
      and coalesce((c.contacted_at at time zone 'Asia/Kuala_Lumpur')::date <= p.due_on, true), false))`;
}

function bucketOf(): RawBuilder<string> {
  const cases = Object.entries(collectionBuckets).flatMap(([bucket, days]) => {
    if (days === null) {
      return [];
    }
    const isOf =
      days.to === null ? sql`f.days_late >= ${days.from}::int` : sql`f.days_late <= ${days.to}::int`;
    return [sql`when ${isOf} then ${bucket}`];
  });
  return sql<string>`case when f.state = 'defaulted' then 'defaulted' ${sql.join(cases, sql` `)} end`;
}

function conditionsOf({ contract, search, noteIds }: LateNoteFilter): RawBuilder<unknown>[] {
  return [
    sql`n.is_late`,
    ...(contract === undefined ? [] : [sql`n.contract = ${contract}`]),
    ...(noteIds === null ? [] : [sql`n.id = ${oneOf(noteIds)}`]),
    ...(search === null
      ? []
      : [
          sql`(lower(n.number) like ${likePattern(search.text)} or n.issuer_id = ${oneOf(search.issuerIds)})`,
        ]),
  ];
}

function narrowed({ bucket, promise, isWaiting }: LateNoteFilter): RawBuilder<unknown>[] {
  return [
    sql`true`,
    ...(bucket === undefined ? [] : [sql`r.bucket = ${bucket}`]),
    ...(promise === undefined ? [] : [sql`r.promise_state = ${promise}`]),
    ...(isWaiting ? [sql`r.is_waiting`] : []),
  ];
}
