import type { OwnerActivity, UnclaimedState } from '@titian/contracts/unclaimed-moneys';
import { type Day, startOfMalaysiaDay } from '@titian/finance/calendar';
import { type Sen, sen } from '@titian/finance/sen';
import type { Reader } from '../../../platform/db/database.ts';
import type { Place } from '../../../platform/db/keyset.ts';
import { latestActivityDay, type UnclaimedMoney, type UnclaimedTerms } from '../domain/unclaimed-money.ts';

/** Entries of an owner's account that the owner caused; what notes pay is none. */
const OWN_ENTRIES = ['topup', 'second_topup', 'withdrawal'];

/**
 * $1 latest day of activity, $2 the same as an instant, $3 months of the period, $4 kinds of entries. Who had any activity
 * since is left out before the last activity of the others is looked up, which keeps the list as short as the law's.
 */
const DORMANT = `with idle as (
    select i.user_id, i.cash_account_id, i.approved_on, a.balance_sen
    from investors i join accounts a on a.id = i.cash_account_id
    where a.balance_sen > 0 and i.approved_on <= $1::date
      and not exists (select from entries e where e.account_id = i.cash_account_id
        and e.business_date > $1::date and e.kind = any($4::text[]))
      and not exists (select from subscriptions s where s.investor_id = i.user_id
        and s.business_date > $1::date and s.source = 'manual')
      and not exists (select from preset_versions p where p.investor_id = i.user_id and p.from_at >= $2::timestamptz)
      and not exists (select from sessions n where n.subject_kind = 'user' and n.subject_id = i.user_id
        and n.created_at >= $2::timestamptz)
  ), dormant as (
    select d.user_id, d.cash_account_id, d.balance_sen, l.last_on, l.last_kind,
      (l.last_on + make_interval(months => $3::int))::date as unclaimed_on
    from idle d cross join lateral (
      select on_day as last_on, kind as last_kind from (
        (select e.business_date, case when e.kind = 'withdrawal' then 'withdrawal' else 'deposit' end, 5
          from entries e where e.account_id = d.cash_account_id and e.kind = any($4::text[])
          order by e.business_date desc, e.seq desc limit 1)
        union all select max(s.business_date), 'subscription', 4 from subscriptions s
          where s.investor_id = d.user_id and s.source = 'manual'
        union all select (max(p.from_at) at time zone 'Asia/Kuala_Lumpur')::date, 'preset', 3 from preset_versions p
          where p.investor_id = d.user_id
        union all select (max(n.created_at) at time zone 'Asia/Kuala_Lumpur')::date, 'sign_in', 2 from sessions n
          where n.subject_kind = 'user' and n.subject_id = d.user_id
        union all select d.approved_on, 'approval', 1
      ) activity (on_day, kind, preference)
      where on_day is not null order by on_day desc, preference desc limit 1
    ) l
  )`;

const NOTICES = `array(select u.notified_on::text from unclaimed_notices u
    where u.customer_id = d.user_id and u.last_activity_on = d.last_on order by u.notified_on)`;

/** $5 the last day on which a listed period ends, $6 the state or null, $7 today. */
const MATCHES = `d.unclaimed_on <= $5::date
    and ($6::text is null or ($6 = 'unclaimed') = (d.unclaimed_on <= $7::date))`;

const PAGE = {
  name: 'unclaimed_moneys',
  text: `${DORMANT} select d.user_id, d.balance_sen as amount_sen, d.last_on, d.last_kind, d.unclaimed_on,
      ${NOTICES} as notified_on
    from dormant d where ${MATCHES}
      and ($8::text is null or (d.unclaimed_on::text, d.user_id) > ($8, $9::uuid))
    order by d.unclaimed_on, d.user_id limit $10`,
};

const TOTALS = {
  name: 'unclaimed_money_totals',
  text: `${DORMANT} select count(*)::int as rows, coalesce(sum(d.balance_sen), 0)::bigint as amount_sen,
      (count(*) filter (where d.unclaimed_on <= $7::date))::int as unclaimed_rows,
      coalesce(sum(d.balance_sen) filter (where d.unclaimed_on <= $7::date), 0)::bigint as unclaimed_sen
    from dormant d where ${MATCHES}`,
};

const UNNOTIFIED = {
  name: 'unclaimed_moneys_unnotified',
  text: `${DORMANT} select d.user_id, d.balance_sen as amount_sen, d.last_on, d.last_kind, d.unclaimed_on,
      ${NOTICES} as notified_on
    from dormant d where d.unclaimed_on <= $5::date
      and not exists (select from unclaimed_notices u where u.customer_id = d.user_id
        and u.last_activity_on = d.last_on and u.unclaimed_on = d.unclaimed_on)
    order by d.user_id limit $6`,
};

/** Sums of the books as of a day: what is booked later on an earlier day counts on its day. */
const RETURN = {
  name: 'unclaimed_moneys_return',
  text: `${DORMANT}, held as (
      select d.*, (select coalesce(sum(e.amount_sen), 0)::bigint from entries e
        where e.account_id = d.cash_account_id and e.business_date <= $5::date) as held_sen
      from dormant d where d.unclaimed_on <= $5::date
    )
    select d.user_id, d.held_sen as amount_sen, d.last_on, d.last_kind, d.unclaimed_on, ${NOTICES} as notified_on
    from held d where d.held_sen > 0 and ($6::text is null or (d.unclaimed_on::text, d.user_id) > ($6, $7::uuid))
    order by d.unclaimed_on, d.user_id limit $8`,
};

const RETURN_ROWS = {
  name: 'unclaimed_moneys_return_rows',
  text: `${DORMANT} select count(*)::int as rows from dormant d where d.unclaimed_on <= $5::date
    and (select coalesce(sum(e.amount_sen), 0) from entries e
      where e.account_id = d.cash_account_id and e.business_date <= $5::date) > 0`,
};

/** What is listed: periods that end by `until`, and of them one state. */
export interface UnclaimedFilter {
  readonly terms: UnclaimedTerms;
  readonly until: Day;
  readonly state: UnclaimedState | null;
  readonly today: Day;
}

interface Row {
  readonly [column: string]: unknown;
  readonly user_id: string;
  readonly amount_sen: bigint;
  readonly last_on: Day;
  readonly last_kind: string;
  readonly unclaimed_on: Day;
  readonly notified_on: Day[];
}

/** Cash without activity of its owner, whose period ends first on top. */
export async function listUnclaimed(
  reader: Reader,
  filter: UnclaimedFilter,
  page: { readonly after: Place | null; readonly limit: number },
): Promise<UnclaimedMoney[]> {
  const { state, today, until } = filter;
  const values = [...dormantBy(filter.terms, until), until, state, today, ...placeOf(page.after), page.limit];
  return (await reader.run<Row>(PAGE, values)).map(moneyOf);
}

export interface UnclaimedTotals {
  readonly rows: number;
  readonly amountSen: Sen;
  readonly unclaimedRows: number;
  readonly unclaimedSen: Sen;
}

/** What all that matches comes to. */
export async function sumUnclaimed(
  reader: Reader,
  { terms, until, state, today }: UnclaimedFilter,
): Promise<UnclaimedTotals> {
  const [row] = await reader.run<{
    rows: number;
    amount_sen: bigint;
    unclaimed_rows: number;
    unclaimed_sen: bigint;
  }>(TOTALS, [...dormantBy(terms, until), until, state, today]);
  return {
    ...{ rows: row?.rows ?? 0, amountSen: sen(row?.amount_sen ?? 0n) },
    ...{ unclaimedRows: row?.unclaimed_rows ?? 0, unclaimedSen: sen(row?.unclaimed_sen ?? 0n) },
  };
}

/** The next owners, by id, whose period ends by a day and who were not notified of that end. */
export async function listUnnotified(
  reader: Reader,
  { terms, until }: Pick<UnclaimedFilter, 'terms' | 'until'>,
  limit: number,
): Promise<UnclaimedMoney[]> {
  return (await reader.run<Row>(UNNOTIFIED, [...dormantBy(terms, until), until, limit])).map(moneyOf);
}

/** Cash whose period ended by a day and that still has no activity, with what the books of that day hold (CMP-10). */
export async function listForReturn(
  reader: Reader,
  { terms, until }: Pick<UnclaimedFilter, 'terms' | 'until'>,
  page: { readonly after: Place | null; readonly limit: number },
): Promise<UnclaimedMoney[]> {
  const values = [...dormantBy(terms, until), until, ...placeOf(page.after), page.limit];
  return (await reader.run<Row>(RETURN, values)).map(moneyOf);
}

export async function countForReturn(
  reader: Reader,
  { terms, until }: Pick<UnclaimedFilter, 'terms' | 'until'>,
): Promise<number> {
  const [row] = await reader.run<{ rows: number }>(RETURN_ROWS, [...dormantBy(terms, until), until]);
  return row?.rows ?? 0;
}

function dormantBy(terms: UnclaimedTerms, until: Day): unknown[] {
  const latest = latestActivityDay(terms, until);
  // An instant of the day itself is activity on it, which is looked up, not left out.
  return [latest, startOfMalaysiaDay(latest), terms.periodMonths, OWN_ENTRIES];
}

function placeOf(after: Place | null): [string | null, string | null] {
  return [after?.key ?? null, after?.id ?? null];
}

function moneyOf(row: Row): UnclaimedMoney {
  return {
    ...{ customerId: row.user_id, amountSen: sen(row.amount_sen), unclaimedOn: row.unclaimed_on },
    // The statement names exactly these kinds.
    lastActivity: { on: row.last_on, kind: row.last_kind as OwnerActivity },
    notifiedOn: row.notified_on,
  };
}
