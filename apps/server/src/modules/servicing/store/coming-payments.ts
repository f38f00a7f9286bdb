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
 * Running notes of some holdings, each with its oldest instalment that is not paid, and whether what is stored of the
 * holding is still to come as it is: nothing is past due or paid otherwise than projected.
 */
function running(held: HeldRows, today: Day): RawBuilder<unknown> {
  return sql`
    running as materialized (
      select h.holding_id, h.note_id, h.note_number, h.note_title, h.state, next.number,
        coalesce(h.state = 'issued' and next.due_on >= ${today}::date and not p.is_stale
          and (s.revised_ahead_sen is null or s.revised_principal_sen is not null), false) as is_stored
      from ${held} h join share_projections p on p.note_id = h.note_id join projected_shares s on s.holding_id = h.holding_id
        left join lateral (
          select i.number, i.due_on from instalments i where i.note_id = h.note_id and i.settled_on is null
            and i.paid_principal_sen + i.paid_return_sen + i.waived_return_sen < i.principal_sen + i.return_sen
          order by i.number limit 1) next on true
      where h.state in ('issued', 'defaulted')),
    ${splitWhenRead(sql`(select * from running where not is_stored)`, today)}`;
}

const stored = {
  principal: sql`(coalesce(s.revised_principal_sen, s.principal_sen))`,
  return: sql`(coalesce(s.revised_return_sen, s.return_sen))`,
};

/** Future payments of some holdings by day, and the first of those that fall into a range. */
export interface Coming {
  readonly days: readonly ComingDay[];
  readonly payments: readonly ComingShare[];
}

/** Payments of a calendar that are listed; all of them without a limit. */
export interface ComingQuery extends DayRange {
  readonly limit: number | null;
}

const isAny = sql`(principal_sen > 0 or return_sen > 0)`;

/** All that is still to come, added up by the day on which it is due and the one on which it is expected. */
const days = sql`
    stored as (
      select unnest(p.due_on[r.number:]) as due_on, unnest(${stored.principal}[r.number:]) as principal_sen,
        unnest(${stored.return}[r.number:]) as return_sen
      from running r join share_projections p on p.note_id = r.note_id join projected_shares s on s.holding_id = r.holding_id
      where r.is_stored),
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

/** The first payments of a range: looked for only up to the day by which enough are expected. */
function firstPayments({ from, to, limit }: ComingQuery): RawBuilder<unknown> {
  const isWithin = (on: string) => sql`${sql.ref(on)} between ${from}::date and ${to}::date`;
  return sql`
    reached as (
      select expected_on, sum(payments) over (order by expected_on, due_on, state) as payments
      from days where ${isWithin('due_on')} or ${isWithin('expected_on')}),
    listed as (
      select coalesce(min(expected_on) filter (where payments >= ${limit}::int), 'infinity') as until from reached),
    payments as (
      select r.note_id, r.note_number, r.note_title, i.due_on, i.due_on as expected_on, 'due' as state,
        ${stored.principal}[i.number] as principal_sen, ${stored.return}[i.number] as return_sen
      from running r join projected_shares s on s.holding_id = r.holding_id
        join instalments i on i.note_id = r.note_id and i.number >= r.number
      where r.is_stored and ${isWithin('i.due_on')} and i.due_on <= (select until from listed)
      union all
      select note_id, note_number, note_title, due_on, expected_on, state, principal_sen, return_sen from split_shares
      where (${isWithin('due_on')} or ${isWithin('expected_on')})
        and coalesce(expected_on, 'infinity') <= (select until from listed)),
    first_payments as (
      select * from payments where ${isAny}
      order by expected_on, due_on, note_number collate "C" limit ${limit}::int)`;
}

/**
 * What is still to come by day, and the payments that are due or expected within a range, soonest first. One statement:
 * finding out which notes are paid as projected is most of its cost.
 */
export async function readComing(
  reader: Reader,
  held: HeldRows,
  query: ComingQuery & { readonly today: Day },
): Promise<Coming> {
  const { rows } = await sql<ComingDay & ComingShare & { readonly part: 'day' | 'payment' }>`
    with ${running(held, query.today)}, ${days}, ${firstPayments(query)}
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
    from (select * from ${held} all_held where outstanding_sen > 0) h left join lateral (
      select i.due_on from instalments i where i.note_id = h.note_id and i.settled_on is null
      order by i.number limit 1) next on true
    order by next.due_on nulls last, h.holding_id limit ${limit}`.execute(reader.db);
  return rows;
}
