import type { Day } from '@titian/finance/calendar';
import type { Sen } from '@titian/finance/sen';
import { sql } from 'kysely';
import type { Reader } from '../../../platform/db/database.ts';
import type { HeldRows } from '../../notes/public.ts';

/** A day, and up to how many days past due principal is of no interest on it. */
export interface AgingDay {
  readonly on: Day;
  readonly beyondDays: number;
}

/** Principal outstanding on a day by how long its notes were past due then. */
export interface AgedOn {
  readonly on: Day;
  readonly daysPastDue: number;
  readonly isDefaulted: boolean;
  readonly principalSen: Sen;
}

/**
 * Principal outstanding on some days in notes that were past due for longer than so many days, or in default, added up by
 * days past due. A day goes by the oldest instalment whose principal or return was unpaid at its end. Today's principal is
 * what the holding has outstanding; that of the past is what the payments up to then had left of it.
 */
export async function sumAged(
  reader: Reader,
  held: HeldRows,
  days: readonly AgingDay[],
  today: Day,
): Promise<AgedOn[]> {
  const first = days.map((one) => one.on).sort()[0];
  if (first === undefined) {
    return [];
  }
  const owed = sql`i.principal_sen + i.return_sen - i.waived_return_sen`;
  const isPaid = sql`i.paid_principal_sen + i.paid_return_sen >= ${owed}`;
  const { rows } = await sql<AgedOn>`
    with part as materialized (
      select holding_id, note_id, principal_sen, outstanding_sen, defaulted_on, ended_on from ${held} h),
    asked as (select * from unnest(${days.map((one) => one.on)}::date[], ${days.map((one) => one.beyondDays)}::int[])
        as a (on_day, beyond_days)),
    -- What is due later was past due for long enough on none of the days.
    latest as (select max(on_day - beyond_days) as due_before from asked),
    unpaid as (
      select i.note_id, i.due_on, null::date as paid_on from instalments i
        where i.settled_on is null and i.due_on < ${today}::date and i.due_on < (select due_before from latest)
          and not ${isPaid}
          and i.note_id in (select note_id from part)
      union all
      select i.note_id, i.due_on, coalesce((select max(r.received_on) from repayment_parts p join repayments r on r.id = p.repayment_id
          where r.note_id = i.note_id and p.number = i.number and p.part in ('principal', 'return')), i.settled_on)
        from instalments i where ${first}::date < ${today}::date and i.due_on < (select due_before from latest) and ${isPaid}
          and (i.settled_on > i.due_on or i.settled_on is null and i.due_on < ${today}::date)
          and i.note_id in (select note_id from part)),
    aged as (
      select a.on_day, u.note_id, a.on_day - min(u.due_on) as days_past_due, false as is_defaulted
        from asked a join unpaid u on u.due_on + a.beyond_days < a.on_day and (u.paid_on is null or u.paid_on > a.on_day)
        group by a.on_day, u.note_id
      union all
      select a.on_day, p.note_id, 0, true from asked a
        join (select note_id, defaulted_on from part where defaulted_on is not null) p on p.defaulted_on <= a.on_day),
    note as (
      select on_day, note_id, max(days_past_due) as days_past_due, bool_or(is_defaulted) as is_defaulted
        from aged group by on_day, note_id)
    select n.on_day as "on", n.days_past_due as "daysPastDue", n.is_defaulted as "isDefaulted",
      sum(case when n.on_day >= ${today}::date then p.outstanding_sen else p.principal_sen - coalesce((
        select sum(s.principal_sen) from distribution_shares s join repayments r on r.id = s.repayment_id
        where s.holding_id = p.holding_id and r.received_on <= n.on_day and s.position <= r.cursor), 0) end)::bigint as "principalSen"
    from note n join part p on p.note_id = n.note_id and (p.ended_on is null or p.ended_on > n.on_day)
    group by 1, 2, 3`.execute(reader.db);
  return rows;
}
