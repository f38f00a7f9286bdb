import type { Tx } from '../../../platform/db/database.ts';

const LOCK = { name: 'roll_up_lock', text: 'select through from ledger_roll_up for update' };

const PLAN = {
  name: 'roll_up_plan',
  // Transactions that are still under way began at or after this instant, so nothing older can appear any more.
  text: `update ledger_roll_up set upcoming = greatest(through, least(
      clock_timestamp() - make_interval(secs => $1::float8 / 1000), coalesce(oldest_transaction(), clock_timestamp())))
    returning through::text, upcoming::text`,
};

const ADD = {
  name: 'roll_up_add',
  text: `insert into account_days (account_id, day, debit_sen, credit_sen)
    select m.account_id, m.day, sum(m.debit), sum(m.credit) from (
      select debit_account_id as account_id, business_date as day, amount_sen as debit, 0::bigint as credit
        from transfers where created_at >= $1::timestamptz and created_at < $2::timestamptz
      union all
      select credit_account_id, business_date, 0::bigint, amount_sen
        from transfers where created_at >= $1::timestamptz and created_at < $2::timestamptz) m
    join accounts a on a.id = m.account_id and not a.has_running_balance
    group by m.account_id, m.day
    on conflict (account_id, day) do update set debit_sen = account_days.debit_sen + excluded.debit_sen,
      credit_sen = account_days.credit_sen + excluded.credit_sen`,
};

const DONE = { name: 'roll_up_done', text: 'update ledger_roll_up set through = upcoming' };

/**
 * Adds the transfers that began since the last run to their accounts' days. Each statement sees what was committed
 * before it, so the end of the range is fixed in one and what precedes it is read in the next.
 *
 * @param marginMs how far behind now the range ends at least
 */
export async function addDays(tx: Tx, marginMs: number): Promise<void> {
  await tx.run(LOCK, []);
  const [range] = await tx.run<{ through: string; upcoming: string }>(PLAN, [marginMs]);
  // As values, because the planner then reads a range of transfers instead of all.
  await tx.run(ADD, [range?.through, range?.upcoming]);
  await tx.run(DONE, []);
}
