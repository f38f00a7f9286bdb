import type { NoteBookSort } from '@titian/contracts/operator-lists';
import type { Day } from '@titian/finance/calendar';
import { type Sen, ZERO_SEN } from '@titian/finance/sen';
import { type RawBuilder, sql } from 'kysely';
import type { Reader } from '../../../platform/db/database.ts';
import { isBehind, orderOf, type SortedSlice, type SortKey } from '../../../platform/db/keyset.ts';
import { likePattern } from '../../../platform/db/like.ts';
import { oneOf } from '../../../platform/db/one-of.ts';
import { noteFigures } from './note-figures.ts';

/** What narrows the notes of all issuers; what is undefined or null narrows nothing. */
export interface NoteBookFilter {
  readonly id?: string | undefined;
  readonly state?: string | undefined;
  readonly grade?: string | undefined;
  readonly contract?: string | undefined;
  readonly targetMinSen: Sen | null;
  readonly targetMaxSen: Sen | null;
  /** Part of the number, or issuers who were found by the same text. */
  readonly search: { readonly text: string; readonly issuerIds: readonly string[] } | null;
  readonly daysLate: { readonly from: number; readonly to: number | null } | null;
  /** Days past due are counted up to it. */
  readonly today: Day;
}

/** A note of the list with what is owed on it. */
export interface NoteBookRow {
  readonly id: string;
  readonly outstandingSen: Sen;
  /** Principal and return past due; in default all that is unpaid. */
  readonly overdueSen: Sen;
  readonly daysLate: number;
  /** What the list is sorted by, as text. */
  readonly key: string;
}

export interface NoteBookTotals {
  readonly count: number;
  readonly targetSen: Sen;
  readonly outstandingSen: Sen;
  readonly overdueSen: Sen;
}

/** What each sort goes by. */
export const noteBookKeys: Readonly<Record<NoteBookSort, SortKey>> = {
  // Ids would order applications, not listings.
  listed: {
    type: 'text',
    key: sql`to_char(r.listed_at at time zone 'UTC', 'YYYYMMDDHH24MISSUS') collate "C"`,
  },
  number: { type: 'text', key: sql`r.number collate "C"` },
  target: { type: 'bigint', key: sql`r.target_sen` },
  outstanding: { type: 'bigint', key: sql`r.outstanding_sen` },
  overdue: { type: 'bigint', key: sql`r.overdue_sen` },
  days_late: { type: 'bigint', key: sql`r.days_late::bigint` },
  rate: { type: 'bigint', key: sql`r.rate_bps::bigint` },
  closes: { type: 'text', key: sql`to_char(r.closes_on, 'YYYY-MM-DD') collate "C"` },
};

/** Notes that a filter leaves, in order. */
export async function listNoteBook(
  reader: Reader,
  filter: NoteBookFilter,
  sort: NoteBookSort,
  slice: SortedSlice,
): Promise<NoteBookRow[]> {
  const key = noteBookKeys[sort];
  const id = sql`r.id`;
  const { rows } = await sql<NoteBookRow>`
    select r.id, r.outstanding_sen as "outstandingSen", r.overdue_sen as "overdueSen", r.days_late as "daysLate",
      (${key.key})::text as key
    from (${chosen(filter)}) r where ${isOfBucket(filter)} and ${isBehind(key, id, slice)}
    order by ${orderOf(key, id, slice.direction)} limit ${slice.limit}::int`.execute(reader.db);
  return rows;
}

/** What all notes that a filter leaves come to. */
export async function sumNoteBook(reader: Reader, filter: NoteBookFilter): Promise<NoteBookTotals> {
  const { rows } = await sql<NoteBookTotals>`
    select count(*)::int as count, coalesce(sum(r.target_sen), 0)::bigint as "targetSen",
      coalesce(sum(r.outstanding_sen), 0)::bigint as "outstandingSen",
      coalesce(sum(r.overdue_sen), 0)::bigint as "overdueSen"
    from (${chosen(filter)}) r where ${isOfBucket(filter)}`.execute(reader.db);
  return rows[0] ?? { count: 0, targetSen: ZERO_SEN, outstandingSen: ZERO_SEN, overdueSen: ZERO_SEN };
}

function chosen(filter: NoteBookFilter): RawBuilder<unknown> {
  const { today } = filter;
  return sql`select n.id, n.number, n.listed_at, n.closes_on, n.target_sen, n.rate_bps, ${noteFigures(today)}
    from notes n left join oldest_instalments o on o.note_id = n.id
    where ${sql.join(conditionsOf(filter), sql` and `)}`;
}

function conditionsOf(filter: NoteBookFilter): RawBuilder<unknown>[] {
  const { id, state, grade, contract, targetMinSen, targetMaxSen, search } = filter;
  return [
    sql`true`,
    ...(id === undefined ? [] : [sql`n.id = ${id}::uuid`]),
    ...(state === undefined ? [] : [sql`n.state = ${state}`]),
    ...(grade === undefined ? [] : [sql`n.grade = ${grade}`]),
    ...(contract === undefined ? [] : [sql`n.contract = ${contract}`]),
    ...(targetMinSen === null ? [] : [sql`n.target_sen >= ${targetMinSen}`]),
    ...(targetMaxSen === null ? [] : [sql`n.target_sen <= ${targetMaxSen}`]),
    ...(search === null
      ? []
      : [
          sql`(lower(n.number) like ${likePattern(search.text)} or n.issuer_id = ${oneOf(search.issuerIds)})`,
        ]),
  ];
}

function isOfBucket({ daysLate }: NoteBookFilter): RawBuilder<unknown> {
  if (daysLate === null) {
    return sql`true`;
  }
  return daysLate.to === null
    ? sql`r.days_late >= ${daysLate.from}::int`
    : sql`r.days_late between ${daysLate.from}::int and ${daysLate.to}::int`;
}
