import type { Day } from '@titian/finance/calendar';
import { type Sen, sen } from '@titian/finance/sen';
import type { Reader } from '../../../platform/db/database.ts';
import { sinceRollUp } from './as-of.ts';

const KIND_DAYS = {
  name: 'kind_days',
  // What is before the first day counts as of it. Cash is counted back from the balances that the ledger stores.
  text: `with moved as (
      select account_id, greatest(day, $1::date) as day, credit_sen - debit_sen as amount
        from account_days where day <= $2
      union all
      select credit_account_id, greatest(business_date, $1::date), amount_sen from transfers
        where created_at >= $3::timestamptz and business_date <= $2
      union all
      select debit_account_id, greatest(business_date, $1::date), -amount_sen from transfers
        where created_at >= $3::timestamptz and business_date <= $2),
    uncounted as (select a.kind, m.day, sum(m.amount) as amount from moved m join accounts a on a.id = m.account_id
      where not a.has_running_balance group by a.kind, m.day),
    later as (select a.kind, e.business_date as day, sum(e.amount_sen) as amount
      from entries e join accounts a on a.id = e.account_id where e.business_date > $1 group by 1, 2),
    cash as (select kind, sum(balance_sen) as balance from accounts where has_running_balance group by kind)
    select f.kind, f.day, f.amount::bigint as amount,
      (select through = $3::timestamptz from ledger_roll_up) as current
    from (
      select kind, day, amount from uncounted
      union all
      select kind, $1::date, balance - coalesce((select sum(amount) from later where later.kind = cash.kind), 0) from cash
      union all
      select kind, day, amount from later where day <= $2) f order by f.day`,
};

/** What the accounts of a kind gained on a day; on the first of the range, what they held at its end. */
export interface KindDay {
  readonly kind: string;
  readonly day: Day;
  readonly amountSen: Sen;
}

/** Credits less debits of the accounts of each kind, by day of a range; days on which nothing moved are left out. */
export async function readKindDays(
  reader: Reader,
  range: { readonly from: Day; readonly to: Day },
): Promise<KindDay[]> {
  const rows = await sinceRollUp<{ kind: string; day: Day; amount: bigint }>(reader, KIND_DAYS, [
    range.from,
    range.to,
  ]);
  return rows.map((row) => ({ kind: row.kind, day: row.day, amountSen: sen(row.amount) }));
}
