import type { Day, Month } from '@titian/finance/calendar';
import type { Sen } from '@titian/finance/sen';
import { type RawBuilder, sql } from 'kysely';
import type { Reader } from '../../../platform/db/database.ts';

/** What an investor holds or held of an issued note. */
export interface HeldPart {
  readonly noteId: string;
  readonly noteNumber: string;
  readonly isRunning: boolean;
  readonly isInDefault: boolean;
  readonly principalSen: Sen;
  readonly outstandingSen: Sen;
  readonly raisedSen: Sen;
}

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
}

export interface PromisedMonth {
  readonly month: Month;
  readonly principalSen: Sen;
  readonly returnSen: Sen;
}

/** Days of a calendar, both included. */
export interface DayRange {
  readonly from: Day;
  readonly to: Day;
}

/*
 * An investor may hold ten thousand notes of a dozen instalments each: they are cut down and added up where they are,
 * and what is read is days and months.
 */

/** An investor's part of an amount of a note: by principal, half up. */
function shareOf(amountSen: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`div(2 * (${amountSen})::numeric * part.principal_sen + part.raised_sen, 2 * part.raised_sen::numeric)::bigint`;
}

function partsOf(parts: readonly HeldPart[]): RawBuilder<unknown> {
  return sql`unnest(
    ${parts.map((one) => one.noteId)}::uuid[], ${parts.map((one) => one.noteNumber)}::text[],
    ${parts.map((one) => one.isInDefault)}::boolean[], ${parts.map((one) => one.principalSen)}::bigint[],
    ${parts.map((one) => one.outstandingSen)}::bigint[], ${parts.map((one) => one.raisedSen)}::bigint[]
  ) as part (note_id, note_number, is_in_default, principal_sen, outstanding_sen, raised_sen)`;
}

/**
 * What is still to come of running notes. Each part is rounded by itself; the last row with principal takes the
 * difference, so that it comes to exactly what the holding has outstanding. The contract names the due day; a note that is
 * late is expected to stay as late as it is, so its oldest instalment falls on today; one in default is not counted on.
 */
function coming(parts: readonly HeldPart[], today: Day): RawBuilder<unknown> {
  const openPrincipal = sql`i.principal_sen - i.paid_principal_sen`;
  const openReturn = sql`i.return_sen - i.waived_return_sen - i.paid_return_sen`;
  return sql`
    shared as (
      select part.note_id, part.note_number, part.is_in_default, part.outstanding_sen, i.due_on, i.number,
        ${shareOf(openPrincipal)} as principal_sen, ${shareOf(openReturn)} as return_sen,
        case when i.due_on < ${today}::date and ${openPrincipal} + ${openReturn} > 0 then ${today}::date - i.due_on else 0 end as days_late
      from ${partsOf(parts.filter((one) => one.isRunning))} join instalments i on i.note_id = part.note_id
      where i.settled_on is null),
    whole as (
      select *, outstanding_sen - sum(principal_sen) over note as difference_sen, max(days_late) over note as note_days_late,
        number = max(number) filter (where principal_sen > 0) over note as takes_difference
      from shared window note as (partition by note_id)),
    coming as (
      select note_id, note_number, due_on, case when not is_in_default then due_on + note_days_late end as expected_on,
        case when is_in_default then 'default' when note_days_late > 0 then 'late' else 'due' end as state,
        case when takes_difference then greatest(principal_sen + difference_sen, 0) else principal_sen end::bigint as principal_sen,
        return_sen
      from whole)`;
}

/** What is still to come, added up by the day on which it is due and the one on which it is expected. */
export async function sumComing(
  reader: Reader,
  parts: readonly HeldPart[],
  today: Day,
): Promise<ComingDay[]> {
  const { rows } = await sql<ComingDay>`
    with ${coming(parts, today)}
    select due_on as "dueOn", expected_on as "expectedOn", state, count(*)::int as payments,
      sum(principal_sen)::bigint as "principalSen", sum(return_sen)::bigint as "returnSen"
    from coming where principal_sen > 0 or return_sen > 0
    group by due_on, expected_on, state order by expected_on, due_on`.execute(reader.db);
  return rows;
}

/** The payments that are due or expected within some days, soonest first. */
export async function listComing(
  reader: Reader,
  parts: readonly HeldPart[],
  asked: DayRange & { readonly today: Day; readonly limit: number | null },
): Promise<ComingShare[]> {
  const within = (on: string) => sql`${sql.ref(on)} between ${asked.from}::date and ${asked.to}::date`;
  const { rows } = await sql<ComingShare>`
    with ${coming(parts, asked.today)}
    select note_id as "noteId", note_number as "noteNumber", due_on as "dueOn", expected_on as "expectedOn", state,
      principal_sen as "principalSen", return_sen as "returnSen"
    from coming where (principal_sen > 0 or return_sen > 0) and (${within('due_on')} or ${within('expected_on')})
    order by expected_on, due_on, note_number collate "C" limit ${asked.limit}::int`.execute(reader.db);
  return rows;
}

/** What notes promised an investor by month, paid or not. */
export async function sumPromised(reader: Reader, parts: readonly HeldPart[]): Promise<PromisedMonth[]> {
  const { rows } = await sql<PromisedMonth>`
    select to_char(i.due_on, 'YYYY-MM') as month, sum(${shareOf(sql`i.principal_sen`)})::bigint as "principalSen",
      sum(${shareOf(sql`i.return_sen - i.waived_return_sen`)})::bigint as "returnSen"
    from ${partsOf(parts)} join instalments i on i.note_id = part.note_id group by 1`.execute(reader.db);
  return rows;
}
