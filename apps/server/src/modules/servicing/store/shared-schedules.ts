import type { Day, Month } from '@titian/finance/calendar';
import type { Sen } from '@titian/finance/sen';
import { type RawBuilder, sql } from 'kysely';
import type { Reader } from '../../../platform/db/database.ts';
import type { HeldRows } from '../../notes/public.ts';

export interface PromisedMonth {
  readonly month: Month;
  readonly principalSen: Sen;
  readonly returnSen: Sen;
}

/*
 * An investor may hold ten thousand notes of a dozen instalments each: they are cut down and added up where they are,
 * and what is read is days and months.
 */

/** The share of an amount at a place in a split (`shareAt` of the finance package); 0 of nothing. */
function shareAt(
  amountSen: string,
  place: { ahead: string; weight: string; total: string },
): RawBuilder<unknown> {
  const [amount, ahead, weight, total] = [amountSen, place.ahead, place.weight, place.total].map((one) =>
    sql.raw(one),
  );
  return sql`case when ${amount} = 0 then 0 else
    div((${ahead} + ${weight})::numeric * ${amount}, ${total}) - div(${ahead}::numeric * ${amount}, ${total}) end::bigint`;
}

/** A holding with its place in the splits of its note, and the instalments of the note. */
const projected = sql`join share_projections p on p.note_id = part.note_id
  join projected_shares s on s.holding_id = part.holding_id join instalments i on i.note_id = part.note_id`;

const FIRST = { ahead: 'first_ahead', weight: 'first_weight', total: 'first_total' };

/**
 * Future payments of active notes, each part as its repayment will be split (decision 049). What is due by today,
 * and in default everything, is paid by one repayment: its rows are distinguished by what they add to it. The last
 * row with principal takes the remainder of the holding. The contract names the due day; a note that is late is
 * expected to stay as late as it is, so its oldest instalment falls on today; one in default is not counted on.
 */
export function splitWhenRead(held: RawBuilder<unknown>, today: Day): RawBuilder<unknown> {
  const openPrincipal = sql`i.principal_sen - i.paid_principal_sen`;
  const openReturn = sql`i.return_sen - i.waived_return_sen - i.paid_return_sen`;
  return sql`
    open as (
      select part.note_id, part.note_number, part.note_title, part.state = 'defaulted' as is_in_default, i.due_on, i.number,
        ${openPrincipal} as principal, ${openReturn} as ret,
        case when part.state = 'defaulted' or i.due_on <= ${today}::date then 0 else i.number end as split,
        (coalesce(s.revised_ahead_sen, s.ahead_sen))[i.number] as ahead,
        (coalesce(s.revised_weight_sen, s.weight_sen))[i.number] as weight,
        (coalesce(p.revised_total_sen, p.total_sen))[i.number] as total,
        case when i.due_on < ${today}::date and ${openPrincipal} + ${openReturn} > 0 then ${today}::date - i.due_on else 0 end as days_late
      from ${held} part ${projected}
      where part.state in ('issued', 'defaulted') and i.settled_on is null),
    splits as (
      select *, first_value(ahead) over split as first_ahead, first_value(weight) over split as first_weight,
        first_value(total) over split as first_total, first_value(weight) over (partition by note_id order by number) as held,
        (sum(principal) over split)::bigint as principal_to, (sum(ret) over split)::bigint as return_to
      from open window split as (partition by note_id, split order by number)),
    shared as (
      select note_id, note_number, note_title, is_in_default, due_on, number, days_late, held,
        ${shareAt('principal_to', FIRST)} - ${shareAt('(principal_to - principal)', FIRST)} as principal_sen,
        ${shareAt('return_to', FIRST)} - ${shareAt('(return_to - ret)', FIRST)} as return_sen
      from splits),
    whole as (
      select *, held - sum(principal_sen) over note as difference_sen, max(days_late) over note as note_days_late,
        number = max(number) filter (where principal_sen > 0) over note as takes_difference
      from shared window note as (partition by note_id)),
    split_shares as (
      select note_id, note_number, note_title, number, due_on,
        case when not is_in_default then due_on + note_days_late end as expected_on,
        case when is_in_default then 'default' when note_days_late > 0 then 'late' else 'due' end as state,
        case when takes_difference then greatest(principal_sen + difference_sen, 0) else principal_sen end::bigint as principal_sen,
        return_sen
      from whole)`;
}

const PROMISED = {
  ahead: 's.ahead_sen[i.number]',
  weight: 's.weight_sen[i.number]',
  total: 'p.total_sen[i.number]',
};
const promisedPrincipal = shareAt('i.principal_sen', PROMISED);
const promisedReturn = shareAt('(i.return_sen - i.waived_return_sen)', PROMISED);

/** What notes promised an investor by month, paid or not, less return that is not owed any more. */
export async function sumPromised(reader: Reader, held: HeldRows): Promise<PromisedMonth[]> {
  const { rows } = await sql<PromisedMonth>`
    with part as materialized (
      select h.holding_id, h.note_id,
        exists (select from instalments i where i.note_id = h.note_id and i.waived_return_sen > 0) as has_waived
      from ${held} h),
    promised as (
      select unnest(p.due_on) as due_on, unnest(s.principal_sen) as principal_sen, unnest(s.return_sen) as return_sen
      from part join share_projections p on p.note_id = part.note_id join projected_shares s on s.holding_id = part.holding_id
      where not has_waived),
    days as (
      select due_on, sum(principal_sen) as principal_sen, sum(return_sen) as return_sen from promised group by due_on
      union all
      select i.due_on, sum(${promisedPrincipal}), sum(${promisedReturn})
      from part ${projected} where has_waived group by i.due_on)
    select to_char(due_on, 'YYYY-MM') as month, sum(principal_sen)::bigint as "principalSen",
      sum(return_sen)::bigint as "returnSen"
    from days group by 1`.execute(reader.db);
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
  held: HeldRows,
  today: Day,
): Promise<InstalmentShare[]> {
  const { rows } = await sql<InstalmentShare>`
    with ${splitWhenRead(held, today)}
    select i.number,
      case when i.paid_principal_sen = 0 and c.number is not null then c.principal_sen else ${promisedPrincipal} end as "principalSen",
      case when i.paid_return_sen = 0 and c.number is not null then c.return_sen else ${promisedReturn} end as "returnSen"
    from ${held} part ${projected} left join split_shares c on c.number = i.number order by i.number`.execute(
    reader.db,
  );
  return rows;
}

/** What is still to come to one holding of an instalment. */
export interface OpenShare extends InstalmentShare {
  readonly dueOn: Day;
  readonly isInDefault: boolean;
}

/** What is still to come to one holding, in order; of an instalment paid in part what is left of it. */
export async function listOpenShares(reader: Reader, held: HeldRows, today: Day): Promise<OpenShare[]> {
  const { rows } = await sql<OpenShare>`
    with ${splitWhenRead(held, today)}
    select number, due_on as "dueOn", state = 'default' as "isInDefault", principal_sen as "principalSen",
      return_sen as "returnSen"
    from split_shares order by number`.execute(reader.db);
  return rows;
}

/** What was promised of each instalment to one holding at the issue, in order; of a restructured note by its first schedule. */
export async function listPromised(
  reader: Reader,
  holdingId: string,
): Promise<(InstalmentShare & { readonly dueOn: Day })[]> {
  const former = await listFormer(reader, holdingId);
  if (former.length > 0) {
    return former;
  }
  const { rows } = await sql<InstalmentShare & { readonly dueOn: Day }>`
    select i.number, i.due_on as "dueOn", ${promisedPrincipal} as "principalSen", ${shareAt('i.return_sen', PROMISED)} as "returnSen"
    from projected_shares s join share_projections p on p.note_id = s.note_id join instalments i on i.note_id = s.note_id
    where s.holding_id = ${holdingId} order by i.number`.execute(reader.db);
  return rows;
}

async function listFormer(
  reader: Reader,
  holdingId: string,
): Promise<(InstalmentShare & { readonly dueOn: Day })[]> {
  const { rows } = await sql<InstalmentShare & { readonly dueOn: Day }>`
    select i.number, i.due_on as "dueOn", s.principal_sen[i.number] as "principalSen", s.return_sen[i.number] as "returnSen"
    from former_shares s join restructurings r on r.id = s.restructuring_id and r.number = 1
      join former_instalments i on i.restructuring_id = r.id
    where s.holding_id = ${holdingId} order by i.number`.execute(reader.db);
  return rows;
}
