import type { Sen } from '@titian/finance/sen';
import type { Reader } from '../../../platform/db/database.ts';

/** What an investor took out and paid in within some hours. */
export interface MoneyWindow {
  readonly hours: number;
  readonly withdrawals: number;
  readonly withdrawnSen: Sen;
  readonly deposits: number;
  readonly depositedSen: Sen;
}

/** By the clock and by business date: where days are moved, a year of money was written within an hour. */
const WINDOWS = {
  name: 'money_windows',
  text: `select h.hours, w.n as withdrawals, w.total as "withdrawnSen", t.n as deposits, t.total as "depositedSen"
    from unnest($2::int[]) with ordinality as h (hours, nth)
    join withdrawals asked on asked.id = $1
    cross join lateral (select count(*)::int as n, coalesce(sum(amount_sen), 0)::bigint as total from withdrawals w
      where w.investor_id = asked.investor_id and w.created_at <= asked.created_at and w.state <> 'rejected'
        and w.created_at > asked.created_at - make_interval(hours => h.hours)
        and w.business_date >= asked.business_date - h.hours / 24) w
    cross join lateral (select count(*)::int as n, coalesce(sum(t.amount_sen), 0)::bigint as total
      from topups t join transfers credit on credit.id = t.transfer_id
      where t.investor_id = asked.investor_id and t.state = 'credited' and t.credited_at <= asked.created_at
        and t.credited_at > asked.created_at - make_interval(hours => h.hours)
        and credit.business_date >= asked.business_date - h.hours / 24) t
    order by h.nth`,
};

/** The money of a withdrawal's investor within some hours up to and with it. */
export function moneyWindows(
  reader: Reader,
  withdrawalId: string,
  hours: readonly number[],
): Promise<MoneyWindow[]> {
  return reader.run<MoneyWindow>(WINDOWS, [withdrawalId, hours]);
}

const BEFORE = {
  name: 'money_before',
  text: `select not exists (select from withdrawals w where w.investor_id = asked.investor_id and w.id <> asked.id
      and w.state = 'paid' and w.created_at < asked.created_at) as "isFirst",
      (select max(t.credited_at) from topups t where t.investor_id = asked.investor_id and t.state = 'credited'
        and t.credited_at <= asked.created_at) as "lastDepositAt"
    from withdrawals asked where asked.id = $1`,
};

/** Whether a withdrawal is the first that would be paid, and when its investor last paid in before it. */
export async function moneyBefore(
  reader: Reader,
  withdrawalId: string,
): Promise<{ readonly isFirst: boolean; readonly lastDepositAt: Date | null } | null> {
  const rows = await reader.run<{ readonly isFirst: boolean; readonly lastDepositAt: Date | null }>(BEFORE, [
    withdrawalId,
  ]);
  return rows[0] ?? null;
}
