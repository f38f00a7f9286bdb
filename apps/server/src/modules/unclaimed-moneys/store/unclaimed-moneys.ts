import type { UnclaimedState } from '@titian/contracts/unclaimed-moneys';
import type { Day } from '@titian/finance/calendar';
import { type Sen, sen } from '@titian/finance/sen';
import type { Reader } from '../../../platform/db/database.ts';
import type { Place } from '../../../platform/db/keyset.ts';
import type { UnclaimedMoney, UnclaimedTerms } from '../domain/unclaimed-money.ts';
import {
  COLUMNS,
  DORMANT,
  type DormantRow,
  dormantBy,
  moneyOf,
  NO_PAYMENT,
  NOTICES,
  PAYMENT,
} from './dormant.ts';

/** What is listed, by id and state: cash without activity whose period ends by $5, and what left for the Registrar. $7 today. */
const LISTED = `${DORMANT}, listed as (
    select d.user_id as id, d.user_id, d.balance_sen as amount_sen, d.last_on, d.last_kind, d.unclaimed_on,
      case when d.unclaimed_on <= $7::date then 'unclaimed' else 'approaching' end as state, ${NO_PAYMENT}
    from dormant d where d.unclaimed_on <= $5::date
    union all
    select p.id, p.customer_id, p.amount_sen, p.last_activity_on, p.last_activity, p.unclaimed_on, p.state, ${PAYMENT}
    from unclaimed_payments p join payouts o on o.id = p.payout_id where p.state <> 'returned'
  )`;

/** $6 the state or null. */
const MATCHES = '($6::text is null or d.state = $6)';

const PAGE = {
  name: 'unclaimed_moneys',
  text: `${LISTED} select ${COLUMNS} from listed d where ${MATCHES}
      and ($8::text is null or (d.unclaimed_on::text, d.id) > ($8, $9::uuid))
    order by d.unclaimed_on, d.id limit $10`,
};

const TOTALS = {
  name: 'unclaimed_money_totals',
  text: `${LISTED} select
      (count(*) filter (where d.payment_id is null))::int as rows,
      coalesce(sum(d.amount_sen) filter (where d.payment_id is null), 0)::bigint as amount_sen,
      (count(*) filter (where d.state = 'unclaimed'))::int as unclaimed_rows,
      coalesce(sum(d.amount_sen) filter (where d.state = 'unclaimed'), 0)::bigint as unclaimed_sen,
      (count(*) filter (where d.payment_id is not null))::int as registrar_rows,
      coalesce(sum(d.amount_sen) filter (where d.payment_id is not null), 0)::bigint as registrar_sen
    from listed d where ${MATCHES}`,
};

/** $5 the customer, $6 today. */
const UNCLAIMED_OF = {
  name: 'unclaimed_money_of',
  text: `${DORMANT} select d.user_id, d.balance_sen as amount_sen, d.last_on, d.last_kind, d.unclaimed_on, ${NO_PAYMENT},
      ${NOTICES} as notified_on
    from dormant d where d.user_id = $5::uuid and d.unclaimed_on <= $6::date`,
};

const UNNOTIFIED = {
  name: 'unclaimed_moneys_unnotified',
  text: `${DORMANT} select d.user_id, d.balance_sen as amount_sen, d.last_on, d.last_kind, d.unclaimed_on, ${NO_PAYMENT},
      ${NOTICES} as notified_on
    from dormant d where d.unclaimed_on <= $5::date
      and not exists (select from unclaimed_notices u where u.customer_id = d.user_id
        and u.last_activity_on = d.last_on and u.unclaimed_on = d.unclaimed_on)
    order by d.user_id limit $6`,
};

/**
 * $5 the last day of the year. Sums of the books as of a day: what is booked later on an earlier day counts on its day.
 * What was paid for the year stays in its return, whatever its owner does since.
 */
const RETURNED = `${DORMANT}, paid as (
    select * from unclaimed_payments where return_year = extract(year from $5::date)::int and state <> 'returned'
  ), returned as (
    select d.user_id, (select coalesce(sum(e.amount_sen), 0)::bigint from entries e
        where e.account_id = d.cash_account_id and e.business_date <= $5::date) as amount_sen,
      d.last_on, d.last_kind, d.unclaimed_on, ${NO_PAYMENT}
    from dormant d where d.unclaimed_on <= $5::date
      and not exists (select from paid p where p.customer_id = d.user_id)
    union all
    select p.customer_id, p.amount_sen, p.last_activity_on, p.last_activity, p.unclaimed_on, ${PAYMENT}
    from paid p join payouts o on o.id = p.payout_id
  )`;

const RETURN = {
  name: 'unclaimed_moneys_return',
  text: `${RETURNED} select ${COLUMNS} from returned d
    where d.amount_sen > 0 and ($6::text is null or (d.unclaimed_on::text, d.user_id) > ($6, $7::uuid))
    order by d.unclaimed_on, d.user_id limit $8`,
};

const RETURN_ROWS = {
  name: 'unclaimed_moneys_return_rows',
  text: `${RETURNED} select count(*)::int as rows from returned d where d.amount_sen > 0`,
};

/** What is listed: periods that end by `until`, and of them one state. */
export interface UnclaimedFilter {
  readonly terms: UnclaimedTerms;
  readonly until: Day;
  readonly state: UnclaimedState | null;
  readonly today: Day;
}

/** Cash without activity of its owner, whose period ends first on top. */
export async function listUnclaimed(
  reader: Reader,
  filter: UnclaimedFilter,
  page: { readonly after: Place | null; readonly limit: number },
): Promise<UnclaimedMoney[]> {
  const { state, today, until } = filter;
  const values = [...dormantBy(filter.terms, until), until, state, today, ...placeOf(page.after), page.limit];
  return (await reader.run<DormantRow>(PAGE, values)).map(moneyOf);
}

export interface UnclaimedTotals {
  readonly rows: number;
  readonly amountSen: Sen;
  readonly unclaimedRows: number;
  readonly unclaimedSen: Sen;
  /** Approved to leave for the Registrar, or paid to it; in none of the others. */
  readonly registrarRows: number;
  readonly registrarSen: Sen;
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
    registrar_rows: number;
    registrar_sen: bigint;
  }>(TOTALS, [...dormantBy(terms, until), until, state, today]);
  return {
    ...{ rows: row?.rows ?? 0, amountSen: sen(row?.amount_sen ?? 0n) },
    ...{ unclaimedRows: row?.unclaimed_rows ?? 0, unclaimedSen: sen(row?.unclaimed_sen ?? 0n) },
    ...{ registrarRows: row?.registrar_rows ?? 0, registrarSen: sen(row?.registrar_sen ?? 0n) },
  };
}

/** The unclaimed cash of a customer on a day; null where its owner has had activity since, or where there is none. */
export async function findUnclaimed(
  reader: Reader,
  customerId: string,
  { terms, today }: Pick<UnclaimedFilter, 'terms' | 'today'>,
): Promise<UnclaimedMoney | null> {
  const [row] = await reader.run<DormantRow>(UNCLAIMED_OF, [...dormantBy(terms, today), customerId, today]);
  return row === undefined ? null : moneyOf(row);
}

/** The next owners, by id, whose period ends by a day and who were not notified of that end. */
export async function listUnnotified(
  reader: Reader,
  { terms, until }: Pick<UnclaimedFilter, 'terms' | 'until'>,
  limit: number,
): Promise<UnclaimedMoney[]> {
  return (await reader.run<DormantRow>(UNNOTIFIED, [...dormantBy(terms, until), until, limit])).map(moneyOf);
}

/** Cash whose period ended by a day and that still has no activity, with what the books of that day hold (CMP-10). */
export async function listForReturn(
  reader: Reader,
  { terms, until }: Pick<UnclaimedFilter, 'terms' | 'until'>,
  page: { readonly after: Place | null; readonly limit: number },
): Promise<UnclaimedMoney[]> {
  const values = [...dormantBy(terms, until), until, ...placeOf(page.after), page.limit];
  return (await reader.run<DormantRow>(RETURN, values)).map(moneyOf);
}

export async function countForReturn(
  reader: Reader,
  { terms, until }: Pick<UnclaimedFilter, 'terms' | 'until'>,
): Promise<number> {
  const [row] = await reader.run<{ rows: number }>(RETURN_ROWS, [...dormantBy(terms, until), until]);
  return row?.rows ?? 0;
}

function placeOf(after: Place | null): [string | null, string | null] {
  return [after?.key ?? null, after?.id ?? null];
}
