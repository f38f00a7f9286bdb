import type { Day } from '@titian/finance/calendar';
import { type Sen, sen } from '@titian/finance/sen';
import type { Reader, Statement } from '../../../platform/db/database.ts';

const THROUGH = { name: 'rolled_up_through', text: 'select through::text as through from ledger_roll_up' };

/**
 * Runs a statement whose last value is how far days are rolled up: as a value, because the planner then reads a range of
 * transfers instead of all. Where a roll-up came in between, its answer is not `current` and it is repeated.
 */
export async function sinceRollUp<Row extends object>(
  reader: Reader,
  statement: Statement,
  values: readonly unknown[],
): Promise<Row[]> {
  for (;;) {
    const [rolledUp] = await reader.run<{ through: string }>(THROUGH, []);
    const rows = await reader.run<Row & { current: boolean }>(statement, [...values, rolledUp?.through]);
    if (rows.every((row) => row.current)) {
      return rows;
    }
  }
}

const ACCOUNT_DAYS = {
  name: 'account_as_of',
  text: `with fresh as materialized (
      select business_date as day, case when credit_account_id = $1 then amount_sen else -amount_sen end as moved
      from transfers where created_at >= $4::timestamptz
        and $1 in (debit_account_id, credit_account_id))
    select d.day::date as day, (select through = $4::timestamptz from ledger_roll_up) as current,
      (coalesce((select sum(credit_sen - debit_sen) from account_days where account_id = $1 and day <= d.day), 0)
      + coalesce((select sum(moved) from fresh where fresh.day <= d.day), 0))::bigint as balance
    from generate_series($2::date, $3::date, interval '1 day') d (day)`,
};

/** Credits less debits of an account without a stored balance, at the end of each day of a range. */
export async function readAccountDays(
  reader: Reader,
  accountId: string,
  range: { readonly from: Day; readonly to: Day },
): Promise<Map<Day, Sen>> {
  const values = [accountId, range.from, range.to];
  const rows = await sinceRollUp<{ day: Day; balance: bigint }>(reader, ACCOUNT_DAYS, values);
  return new Map(rows.map((row) => [row.day, sen(row.balance)]));
}

const KINDS = {
  name: 'kinds_as_of',
  // Cash comes from the balances and entries that the ledger stores beside the transfers.
  text: `with moved as (
      select account_id, credit_sen - debit_sen as amount from account_days where day <= $1
      union all
      select credit_account_id, amount_sen from transfers
        where created_at >= $2::timestamptz and business_date <= $1
      union all
      select debit_account_id, -amount_sen from transfers
        where created_at >= $2::timestamptz and business_date <= $1),
    uncounted as (select a.kind, sum(m.amount) as balance from moved m join accounts a on a.id = m.account_id
      where not a.has_running_balance group by a.kind),
    cash as (select kind, sum(balance_sen) as balance from accounts where has_running_balance group by kind),
    later as (select a.kind, sum(e.amount_sen) as moved from entries e join accounts a on a.id = e.account_id
      where e.business_date > $1 group by a.kind)
    select kind, balance::bigint as balance, (select through = $2::timestamptz from ledger_roll_up) as current
      from uncounted
    union all
    select cash.kind, (cash.balance - coalesce(later.moved, 0))::bigint,
      (select through = $2::timestamptz from ledger_roll_up) from cash left join later using (kind)`,
};

/** What all accounts of each kind had received less what they gave, at the end of a day. */
export async function readKinds(reader: Reader, day: Day): Promise<Map<string, Sen>> {
  const rows = await sinceRollUp<{ kind: string; balance: bigint }>(reader, KINDS, [day]);
  return new Map(rows.map((row) => [row.kind, sen(row.balance)]));
}

const BANK_TRANSFERS = {
  name: 'bank_transfers',
  // The condition on both banks is that of the index.
  text: `select id, case when debit_account_id = $1 then amount_sen else -amount_sen end as amount, kind,
      reference_id, business_date, created_at::text as place
    from transfers where created_at >= $2::timestamptz
      and (created_at, id) > ($2::timestamptz, $3::uuid) and $1 in (debit_account_id, credit_account_id)
      and (debit_account_id in ('00000000-0000-7000-8000-000000000001', '00000000-0000-7000-8000-000000000002')
        or credit_account_id in ('00000000-0000-7000-8000-000000000001', '00000000-0000-7000-8000-000000000002'))
    order by created_at, id limit $4`,
};

/** A transfer that the bank has to show on its statement; what came in is positive. */
export interface BankTransfer {
  readonly id: string;
  readonly amountSen: Sen;
  readonly kind: string;
  readonly referenceId: string;
  readonly on: Day;
  /** When its transaction began, to the microsecond: where the next chunk continues. */
  readonly place: string;
}

interface BankTransferRow {
  readonly id: string;
  readonly amount: bigint;
  readonly kind: string;
  readonly reference_id: string;
  readonly business_date: Day;
  readonly place: string;
}

/** The next transfers of a bank's account in the order in which they began, after a place in it. */
export async function listBankTransfers(
  reader: Reader,
  accountId: string,
  after: { readonly at: string; readonly id: string },
  limit: number,
): Promise<BankTransfer[]> {
  const rows = await reader.run<BankTransferRow>(BANK_TRANSFERS, [accountId, after.at, after.id, limit]);
  return rows.map((row) => ({
    id: row.id,
    amountSen: sen(row.amount),
    kind: row.kind,
    referenceId: row.reference_id,
    on: row.business_date,
    place: row.place,
  }));
}
