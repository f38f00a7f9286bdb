import type { Day } from '@titian/finance/calendar';
import type { Sen } from '@titian/finance/sen';
import { type RawBuilder, sql } from 'kysely';
import type { Reader } from '../../../platform/db/database.ts';
import type { HeldRows } from '../../notes/public.ts';
import { splitWhenRead } from './shared-schedules.ts';

export type ComingState = 'due' | 'late' | 'default';

/** What is still to come to an investor on one day, before fees and tax. */
export interface ComingDay {
  readonly dueOn: Day;
  /** Null in default: no day is counted on. */
  readonly expectedOn: Day | null;
  readonly state: ComingState;
  readonly payments: number;
  readonly principalSen: Sen;
  readonly returnSen: Sen;
}

/** One of those payments. */
export interface ComingShare extends Omit<ComingDay, 'payments'> {
  readonly noteId: string;
  readonly noteNumber: string;
  /** The purpose of the note. */
  readonly title: string;
}

/** Days of a calendar, both included. */
export interface DayRange {
  readonly from: Day;
  readonly to: Day;
}

/**
 * Running notes of some holdings, each with its oldest instalment of which principal or return is unpaid, and whether what
 * is stored is still to come as it is (`is_current`): nothing is past due or paid otherwise than projected. Coming
 * instalments that are due within the range are those from `first` to `last`.
 */
function running(
  held: HeldRows,
  { from, to, today }: ComingQuery & { readonly today: Day },
): RawBuilder<unknown> {
  return sql`
    running as materialized (
      select h.holding_id, h.note_id, h.note_number, h.note_title, h.state, p.due_on, o.unpaid_due_on,
        greatest(o.unpaid_number, ${dueBy(sql`${from}::date - 1`)} + 1) as first, ${dueBy(sql`${to}::date`)} as last,
        coalesce(h.state = 'issued' and o.unpaid_due_on >= ${today}::date and not p.is_stale, false) as is_current
      from ${held} h join share_projections p on p.note_id = h.note_id
        left join oldest_instalments o on o.note_id = h.note_id
      where h.state in ('issued', 'defaulted')),
    ${splitWhenRead(sql`(select * from running where not is_current)`, today)}`;
}

/** How many instalments of a projection are due by a day. */
const dueBy = (on: RawBuilder<unknown>) => sql`width_bucket(${on}, p.due_on)`;

const stored = {
  principal: sql`(coalesce(s.revised_principal_sen, s.principal_sen))`,
  return: sql`(coalesce(s.revised_return_sen, s.return_sen))`,
};

/** Future payments of some holdings by day, and the first of those that fall into a range. */
export interface Coming {
  /** Within the range; what is past due or in default whenever it was due. */
  readonly days: readonly ComingDay[];
  readonly payments: readonly ComingShare[];
}

/** Payments of a calendar that are listed; all of them without a limit. */
export interface ComingQuery extends DayRange {
  readonly limit: number | null;
}

const isAny = sql`(principal_sen > 0 or return_sen > 0)`;

/** What is still to come, added up by the day on which it is due and the one on which it is expected. */
const days = sql`
    stored as (
      select unnest(r.due_on[r.first:r.last]) as due_on, unnest(${stored.principal}[r.first:r.last]) as principal_sen,
        unnest(${stored.return}[r.first:r.last]) as return_sen
      from running r join projected_shares s on s.holding_id = r.holding_id where r.is_current),
    parts as (
      select due_on, due_on as expected_on, 'due' as state, count(*) as payments,
        sum(principal_sen) as principal_sen, sum(return_sen) as return_sen from stored where ${isAny} group by due_on
      union all
      select due_on, expected_on, state, count(*), sum(principal_sen), sum(return_sen)
      from split_shares where ${isAny} group by due_on, expected_on, state),
    days as (
      select due_on, expected_on, state, sum(payments)::int as payments, sum(principal_sen)::bigint as principal_sen,
        sum(return_sen)::bigint as return_sen
      from parts group by due_on, expected_on, state)`;

/**
 * The first payments of a range: looked for only up to the day by which enough are expected, and ordered before their
 * shares are read.
 */
function firstPayments({ from, to, limit }: ComingQuery): RawBuilder<unknown> {
  const isWithin = (on: string) => sql`${sql.ref(on)} between ${from}::date and ${to}::date`;
  return sql`
    reached as (
      select expected_on, sum(payments) over (order by expected_on, due_on, state) as payments
      from days where ${isWithin('due_on')} or ${isWithin('expected_on')}),
    listed as (
      select coalesce(min(expected_on) filter (where payments >= ${limit}::int), 'infinity') as until from reached),
    numbered as (
      select p.*, generate_series(p.first, least(p.last, ${dueBy(sql`(select until from listed)`)})) as number
      from running p where p.is_current and p.unpaid_due_on <= (select until from listed)),
    ordered as (
      select holding_id, note_id, note_number, note_title, number, due_on[number] as due_on from numbered
      order by 6, note_number collate "C"),
    first_stored as (
      select o.note_id, o.note_number, o.note_title, o.due_on, share.principal_sen, share.return_sen
      from ordered o cross join lateral (
        select ${stored.principal}[o.number] as principal_sen, ${stored.return}[o.number] as return_sen
        from projected_shares s where s.holding_id = o.holding_id ${limit === null ? sql`` : sql`offset 0`}) share
      where ${isAny} order by o.due_on, o.note_number collate "C" limit ${limit}::int),
    payments as (
      select note_id, note_number, note_title, due_on, due_on as expected_on, 'due' as state, principal_sen, return_sen
      from first_stored
      union all
      select note_id, note_number, note_title, due_on, expected_on, state, principal_sen, return_sen from split_shares
      where ${isAny} and (${isWithin('due_on')} or ${isWithin('expected_on')})
        and coalesce(expected_on, 'infinity') <= (select until from listed)),
    first_payments as (
      select * from payments order by expected_on, due_on, note_number collate "C" limit ${limit}::int)`;
}

/**
 * What is still to come by day, and the payments that are due or expected within a range, soonest first. One statement:
 * finding out which notes are paid as projected is a good part of its cost.
 */
export async function readComing(
  reader: Reader,
  held: HeldRows,
  query: ComingQuery & { readonly today: Day },
): Promise<Coming> {
  const { rows } = await sql<ComingDay & ComingShare & { readonly part: 'day' | 'payment' }>`
    with ${running(held, query)}, ${days}, ${firstPayments(query)}
    select part, note_id as "noteId", note_number as "noteNumber", note_title as title, due_on as "dueOn",
      expected_on as "expectedOn", state, payments, principal_sen as "principalSen", return_sen as "returnSen"
    from (
      select 'day' as part, null::uuid as note_id, null::text as note_number, null::text as note_title, due_on, expected_on,
        state, payments, principal_sen, return_sen from days
      union all
      select 'payment', note_id, note_number, note_title, due_on, expected_on, state, 1, principal_sen, return_sen
      from first_payments) coming
    order by expected_on, due_on, note_number collate "C"`.execute(reader.db);
  return {
    days: rows.filter((row) => row.part === 'day').map(dayOf),
    payments: rows.filter((row) => row.part === 'payment').map(paymentOf),
  };
}

function dayOf({ dueOn, expectedOn, state, payments, principalSen, returnSen }: ComingDay): ComingDay {
  return { dueOn, expectedOn, state, payments, principalSen, returnSen };
}

function paymentOf(row: ComingShare): ComingShare {
  const { noteId, noteNumber, title, dueOn, expectedOn, state, principalSen, returnSen } = row;
  return { noteId, noteNumber, title, dueOn, expectedOn, state, principalSen, returnSen };
}

/** A holding whose note is still to be paid. */
export interface SoonestHolding {
  readonly holdingId: string;
  readonly noteId: string;
  readonly outstandingSen: Sen;
}

/** Holdings with principal outstanding by the day of the oldest instalment that is not settled. */
export async function listSoonest(reader: Reader, held: HeldRows, limit: number): Promise<SoonestHolding[]> {
  const { rows } = await sql<SoonestHolding>`
    select h.holding_id as "holdingId", h.note_id as "noteId", h.outstanding_sen as "outstandingSen"
    from ${held} h left join oldest_instalments o on o.note_id = h.note_id where h.outstanding_sen > 0
    order by o.open_due_on nulls last, h.holding_id limit ${limit}`.execute(reader.db);
  return rows;
}
