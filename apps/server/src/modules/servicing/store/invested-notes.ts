import { type HoldingSort, holdingSorts, type SortDirection } from '@titian/contracts/holding-sorts';
import type { Day } from '@titian/finance/calendar';
import { type Sen, ZERO_SEN } from '@titian/finance/sen';
import { type RawBuilder, sql } from 'kysely';
import type { Reader } from '../../../platform/db/database.ts';
import type { HeldRows, NoteState } from '../../notes/public.ts';
import { chosen, type InvestedFilter, type InvestedTotals, type Slice, sums } from './invested-rows.ts';

/** The oldest instalment that is not settled. */
const nextDueOn = sql`case when r.state in ('issued', 'defaulted') then o.open_due_on end`;

/** Since when principal or return has been unpaid; queried only for notes that the end of a day found late. */
const overdueSince = (today: Day) => sql`(select min(i.due_on) from instalments i
  where i.note_id = r.note_id and (r.is_late or r.state = 'defaulted') and i.settled_on is null
    and i.due_on < ${today}::date
    and i.paid_principal_sen + i.paid_return_sen + i.waived_return_sen < i.principal_sen + i.return_sen)`;

const sorts: Readonly<Record<HoldingSort, (today: Day) => RawBuilder<unknown>>> = {
  newest: () => sql`r.listed_at`,
  closing: () => sql`r.closes_at`,
  rate: () => sql`r.rate_bps`,
  term: () => sql`r.term_months`,
  funded: () =>
    sql`(select f.raised_sen::numeric / f.target_sen from note_funding f where f.note_id = r.note_id)`,
  note: () => sql`r.note_number collate "C"`,
  issuer: () => sql`r.issuer_number collate "C"`,
  grade: () => sql`array_position(array['AA', 'A', 'B', 'C', 'D', 'E', 'F'], r.grade)`,
  state: () => sql`array_position(array['listed', 'funded', 'issued', 'defaulted', 'completed', 'recovered',
    'written_off', 'expired', 'cancelled'], r.state)`,
  waiting: () => sql`r.waiting_sen`,
  principal: () => sql`r.principal_sen`,
  outstanding: () => sql`r.outstanding_sen`,
  received: () => sql`r.received_sen`,
  next_payment: () => nextDueOn,
  days_late: (today) => sql`(${today}::date - ${overdueSince(today)})`,
};

/** `null` of a sort key comes last in both directions; the note's id decides between equals, so that no page repeats. */
function orderBy(key: RawBuilder<unknown>, sort: HoldingSort, direction: SortDirection | undefined) {
  return sql`order by ${key} ${sql.raw(direction ?? holdingSorts[sort])} nulls last, r.note_id`;
}

/** What all notes that a filter leaves come to. */
export async function sumInvested(
  reader: Reader,
  rows: HeldRows,
  filter: InvestedFilter,
): Promise<InvestedTotals> {
  const { rows: found } = await sql<InvestedTotals>`select ${sums} from ${chosen(rows, filter)}`.execute(
    reader.db,
  );
  return found[0] ?? nothing;
}

const nothing: InvestedTotals = {
  notes: 0,
  waitingSen: ZERO_SEN,
  principalSen: ZERO_SEN,
  outstandingSen: ZERO_SEN,
  receivedSen: ZERO_SEN,
};

export interface InvestedOrder {
  readonly sort: HoldingSort;
  readonly direction: SortDirection | undefined;
  readonly today: Day;
}

/** A page of a list: what is shown of its notes is read for the page alone. */
export interface InvestedPage {
  readonly ids: readonly string[];
  /** Of all pages. */
  readonly totals: InvestedTotals;
}

/**
 * The ids of notes that a filter leaves, in order, and what all of them come to, in one pass over the rows; of each only
 * what is sorted by and added up is kept.
 */
export async function readInvestedPage(
  reader: Reader,
  rows: HeldRows,
  filter: InvestedFilter,
  { sort, direction, today, from, limit }: InvestedOrder & Slice,
): Promise<InvestedPage> {
  const { rows: found } = await sql<InvestedTotals & { readonly id: string }>`
    with r as materialized (
      select r.note_id, ${sorts[sort](today)} as sort_key, r.waiting_sen, r.principal_sen, r.outstanding_sen, r.received_sen
      from ${chosen(rows, filter)}),
    total as (select ${sums} from r)
    select page.id, total.* from total
      join lateral (select r.note_id as id from r ${orderBy(sql`r.sort_key`, sort, direction)}
        limit ${limit}::int offset ${from}::int) page on true`.execute(reader.db);
  const [first] = found;
  // Behind the last page there is no row that would carry the totals.
  const { notes, waitingSen, principalSen, outstandingSen, receivedSen } =
    first ?? (await sumInvested(reader, rows, filter));
  return {
    ids: found.map((row) => row.id),
    totals: { notes, waitingSen, principalSen, outstandingSen, receivedSen },
  };
}

/** A line of the list for spreadsheets. */
export interface InvestedLine {
  readonly noteNumber: string;
  readonly purpose: string;
  readonly issuerNumber: string;
  readonly industry: string;
  readonly grade: string;
  readonly type: string;
  readonly contract: string;
  readonly state: NoteState;
  readonly daysLate: number;
  readonly rateBps: number;
  readonly termMonths: number;
  readonly waitingSen: Sen;
  readonly principalSen: Sen;
  readonly outstandingSen: Sen;
  readonly receivedSen: Sen;
  readonly nextDueOn: Day | null;
}

/** All notes that a filter leaves, in order. */
export async function listInvested(
  reader: Reader,
  rows: HeldRows,
  filter: InvestedFilter,
  { sort, direction, today }: InvestedOrder,
): Promise<InvestedLine[]> {
  const { rows: found } = await sql<InvestedLine>`
    select r.note_number as "noteNumber", r.purpose, r.issuer_number as "issuerNumber", r.industry, r.grade, r.type,
      r.contract, r.state, coalesce(${today}::date - ${overdueSince(today)}, 0) as "daysLate",
      r.rate_bps as "rateBps", r.term_months as "termMonths", r.waiting_sen as "waitingSen",
      r.principal_sen::bigint as "principalSen", r.outstanding_sen::bigint as "outstandingSen",
      r.received_sen::bigint as "receivedSen", ${nextDueOn} as "nextDueOn"
    from ${chosen(rows, filter)} ${orderBy(sorts[sort](today), sort, direction)}`.execute(reader.db);
  return found;
}
