import type { Day, Month } from '@titian/finance/calendar';
import type { Sen } from '@titian/finance/sen';
import { type RawBuilder, sql } from 'kysely';
import type { Reader } from '../../../platform/db/database.ts';

/** What an investor holds or held of an issued note. */
export interface HeldPart {
  readonly noteId: string;
  readonly noteNumber: string;
  readonly holdingId: string;
  readonly isRunning: boolean;
  readonly isInDefault: boolean;
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

/** The share of an amount at a place in a split (`shareAt` of the finance package); 0 of nothing. */
function shareOf(
  amountSen: string,
  place: { ahead: string; weight: string; total: string },
): RawBuilder<unknown> {
  const [amount, ahead, weight, total] = [amountSen, place.ahead, place.weight, place.total].map((one) =>
    sql.raw(one),
  );
  return sql`case when ${amount} = 0 then 0 else
    div((${ahead} + ${weight})::numeric * ${amount}, ${total}) - div(${ahead}::numeric * ${amount}, ${total}) end::bigint`;
}

function partsOf(parts: readonly HeldPart[]): RawBuilder<unknown> {
  return sql`unnest(
    ${parts.map((one) => one.noteId)}::uuid[], ${parts.map((one) => one.noteNumber)}::text[],
    ${parts.map((one) => one.isInDefault)}::boolean[], ${parts.map((one) => one.holdingId)}::uuid[]
  ) as part (note_id, note_number, is_in_default, holding_id)
    join share_projections p on p.note_id = part.note_id join projected_shares s on s.holding_id = part.holding_id
    join instalments i on i.note_id = part.note_id`;
}

const FIRST = { ahead: 'first_ahead', weight: 'first_weight', total: 'first_total' };

/**
 * What is still to come of running notes, each part as its repayment will be split (decision 049). What is due by today,
 * and in default everything, is paid by one repayment: its rows are told apart by what they add to it. The last row with
 * principal takes what the rows before leave of the holding's. The contract names the due day; a note that is late is
 * expected to stay as late as it is, so its oldest instalment falls on today; one in default is not counted on.
 */
function coming(parts: readonly HeldPart[], today: Day): RawBuilder<unknown> {
  const openPrincipal = sql`i.principal_sen - i.paid_principal_sen`;
  const openReturn = sql`i.return_sen - i.waived_return_sen - i.paid_return_sen`;
  return sql`
    open as (
      select part.note_id, part.note_number, part.is_in_default, i.due_on, i.number,
        ${openPrincipal} as principal, ${openReturn} as ret,
        case when part.is_in_default or i.due_on <= ${today}::date then 0 else i.number end as split,
        (coalesce(s.revised_ahead_sen, s.ahead_sen))[i.number] as ahead,
        (coalesce(s.revised_weight_sen, s.weight_sen))[i.number] as weight,
        (coalesce(p.revised_total_sen, p.total_sen))[i.number] as total,
        case when i.due_on < ${today}::date and ${openPrincipal} + ${openReturn} > 0 then ${today}::date - i.due_on else 0 end as days_late
      from ${partsOf(parts.filter((one) => one.isRunning))}
      where i.settled_on is null),
    splits as (
      select *, first_value(ahead) over split as first_ahead, first_value(weight) over split as first_weight,
        first_value(total) over split as first_total, first_value(weight) over (partition by note_id order by number) as held,
        (sum(principal) over split)::bigint as principal_to, (sum(ret) over split)::bigint as return_to
      from open window split as (partition by note_id, split order by number)),
    shared as (
      select note_id, note_number, is_in_default, due_on, number, days_late, held,
        ${shareOf('principal_to', FIRST)} - ${shareOf('(principal_to - principal)', FIRST)} as principal_sen,
        ${shareOf('return_to', FIRST)} - ${shareOf('(return_to - ret)', FIRST)} as return_sen
      from splits),
    whole as (
      select *, held - sum(principal_sen) over note as difference_sen, max(days_late) over note as note_days_late,
        number = max(number) filter (where principal_sen > 0) over note as takes_difference
      from shared window note as (partition by note_id)),
    coming as (
      select note_id, note_number, number, due_on, case when not is_in_default then due_on + note_days_late end as expected_on,
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
  query: DayRange & { readonly today: Day; readonly limit: number | null },
): Promise<ComingShare[]> {
  const within = (on: string) => sql`${sql.ref(on)} between ${query.from}::date and ${query.to}::date`;
  const { rows } = await sql<ComingShare>`
    with ${coming(parts, query.today)}
    select note_id as "noteId", note_number as "noteNumber", due_on as "dueOn", expected_on as "expectedOn", state,
      principal_sen as "principalSen", return_sen as "returnSen"
    from coming where (principal_sen > 0 or return_sen > 0) and (${within('due_on')} or ${within('expected_on')})
    order by expected_on, due_on, note_number collate "C" limit ${query.limit}::int`.execute(reader.db);
  return rows;
}

const PROMISED = {
  ahead: 's.ahead_sen[i.number]',
  weight: 's.weight_sen[i.number]',
  total: 'p.total_sen[i.number]',
};
const promisedPrincipal = shareOf('i.principal_sen', PROMISED);
const promisedReturn = shareOf('(i.return_sen - i.waived_return_sen)', PROMISED);

/** What notes promised an investor by month, paid or not. */
export async function sumPromised(reader: Reader, parts: readonly HeldPart[]): Promise<PromisedMonth[]> {
  const { rows } = await sql<PromisedMonth>`
    select to_char(i.due_on, 'YYYY-MM') as month, sum(${promisedPrincipal})::bigint as "principalSen",
      sum(${promisedReturn})::bigint as "returnSen"
    from ${partsOf(parts)} group by 1`.execute(reader.db);
  return rows;
}

/** One instalment of a note as a holding has part in it. */
export interface InstalmentShare {
  readonly number: number;
  readonly principalSen: Sen;
  readonly returnSen: Sen;
}

/**
 * The shares of one holding in all instalments, in order: of one that nothing is paid of as it is still to come, of the
 * others as promised. None before all holders of the note are known.
 */
export async function listInstalmentShares(
  reader: Reader,
  part: HeldPart,
  today: Day,
): Promise<InstalmentShare[]> {
  const { rows } = await sql<InstalmentShare>`
    with ${coming([part], today)}
    select i.number,
      case when i.paid_principal_sen = 0 and c.number is not null then c.principal_sen else ${promisedPrincipal} end as "principalSen",
      case when i.paid_return_sen = 0 and c.number is not null then c.return_sen else ${promisedReturn} end as "returnSen"
    from ${partsOf([part])} left join coming c on c.number = i.number order by i.number`.execute(reader.db);
  return rows;
}

/** What was promised of each instalment to one holding at the issue, in order. */
export async function listPromised(
  reader: Reader,
  holdingId: string,
): Promise<(InstalmentShare & { readonly dueOn: Day })[]> {
  const { rows } = await sql<InstalmentShare & { readonly dueOn: Day }>`
    select i.number, i.due_on as "dueOn", ${promisedPrincipal} as "principalSen", ${shareOf('i.return_sen', PROMISED)} as "returnSen"
    from projected_shares s join share_projections p on p.note_id = s.note_id join instalments i on i.note_id = s.note_id
    where s.holding_id = ${holdingId} order by i.number`.execute(reader.db);
  return rows;
}
