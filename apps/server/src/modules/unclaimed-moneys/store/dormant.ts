import type { OwnerActivity } from '@titian/contracts/unclaimed-moneys';
import { type Day, startOfMalaysiaDay } from '@titian/finance/calendar';
import { sen } from '@titian/finance/sen';
import {
  latestActivityDay,
  type RegistrarPayment,
  type UnclaimedMoney,
  type UnclaimedTerms,
} from '../domain/unclaimed-money.ts';

/** Entries of an owner's account that the owner caused; what notes pay is none. */
const OWN_ENTRIES = ['topup', 'second_topup', 'withdrawal'];

/**
 * $1 latest day of activity, $2 the same as an instant, $3 months of the period, $4 kinds of entries. Who had any activity
 * since is left out before the last activity of the others is looked up, which keeps the list as short as the law's.
 */
export const DORMANT = `with idle as (
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

export const NOTICES = `array(select u.notified_on::text from unclaimed_notices u
    where u.customer_id = d.user_id and u.last_activity_on = d.last_on order by u.notified_on)`;

export const NO_PAYMENT = `null::uuid as payment_id, null::text as payment_state, null::int as return_year,
    null::text as reference, null::date as paid_on, null::boolean as is_queued`;

export const PAYMENT = `p.id as payment_id, p.state as payment_state, p.return_year, o.end_to_end_id as reference, p.paid_on,
    p.state = 'approved' and o.state = 'queued' as is_queued`;

export const COLUMNS = `d.user_id, d.amount_sen, d.last_on, d.last_kind, d.unclaimed_on, d.payment_id, d.payment_state,
    d.return_year, d.reference, d.paid_on, d.is_queued, ${NOTICES} as notified_on`;

export interface DormantRow {
  readonly [column: string]: unknown;
  readonly user_id: string;
  readonly amount_sen: bigint;
  readonly last_on: Day;
  readonly last_kind: string;
  readonly unclaimed_on: Day;
  readonly notified_on: Day[];
  readonly payment_id: string | null;
  readonly payment_state: string | null;
  readonly return_year: number | null;
  readonly reference: string | null;
  readonly paid_on: Day | null;
  readonly is_queued: boolean | null;
}

/** The values of `DORMANT`. @param until the last day on which a period may end */
export function dormantBy(terms: UnclaimedTerms, until: Day): unknown[] {
  const latest = latestActivityDay(terms, until);
  // An instant of the day itself is activity on it, which is looked up, not left out.
  return [latest, startOfMalaysiaDay(latest), terms.periodMonths, OWN_ENTRIES];
}

export function moneyOf(row: DormantRow): UnclaimedMoney {
  return {
    ...{ customerId: row.user_id, amountSen: sen(row.amount_sen), unclaimedOn: row.unclaimed_on },
    // The statement names exactly these kinds.
    lastActivity: { on: row.last_on, kind: row.last_kind as OwnerActivity },
    notifiedOn: row.notified_on,
    payment: paymentOf(row),
  };
}

function paymentOf(row: DormantRow): RegistrarPayment | null {
  const { payment_id: id, return_year: returnYear, reference } = row;
  if (id === null || returnYear === null || reference === null) {
    return null;
  }
  const state = row.payment_state === 'paid' ? 'paid' : 'approved';
  return { ...{ id, state, returnYear, reference }, paidOn: row.paid_on, isQueued: row.is_queued === true };
}
