import { nearestOf, sumOf, WHOLE } from '../arithmetic.ts';
import type { Books } from '../books.ts';
import { by } from '../books.ts';
import type { Database } from '../database.ts';
import type { Report } from '../report.ts';

interface Total {
  readonly account_id: string;
  readonly business_date: string;
  readonly debit: bigint;
  readonly credit: bigint;
}

/** Balances, running balances and daily totals of every account, added up from the transfers anew. */
export async function checkLedger(database: Database, report: Report): Promise<void> {
  const all = by(await database.rows<Total>(totals('true')), 'account_id');
  const balanceOf = (id: string) => sumOf((all.get(id) ?? []).map((one) => one.credit - one.debit));
  for (const { id, kind, balance_sen } of await database.rows<BalanceRow>(BALANCES)) {
    report.compare('account balance', `${kind} ${id}`, balanceOf(id), balance_sen);
  }
  const rolledUp = by(await database.rows<Total>(totals(ROLLED_UP)), 'account_id');
  for (const one of await database.rows<AccountDay>(
    'select account_id, day, debit_sen, credit_sen from account_days',
  )) {
    const found = (rolledUp.get(one.account_id) ?? []).find(({ business_date }) => business_date === one.day);
    report.compare('debits of a day', `${one.account_id} ${one.day}`, found?.debit ?? 0n, one.debit_sen);
    report.compare('credits of a day', `${one.account_id} ${one.day}`, found?.credit ?? 0n, one.credit_sen);
  }
  const entries = by(await database.rows<Entry>(ENTRIES), 'account_id');
  for (const [account, own] of entries) {
    let balance = 0n;
    for (const entry of own) {
      balance += entry.amount_sen;
      report.compare('running balance', `${account} entry ${entry.seq}`, balance, entry.balance_sen);
    }
    report.compare('balance of the entries', account, balanceOf(account), balance);
  }
}

interface BalanceRow {
  readonly id: string;
  readonly kind: string;
  readonly balance_sen: bigint;
}

interface AccountDay {
  readonly account_id: string;
  readonly day: string;
  readonly debit_sen: bigint;
  readonly credit_sen: bigint;
}

interface Entry {
  readonly account_id: string;
  readonly seq: bigint;
  readonly amount_sen: bigint;
  readonly balance_sen: bigint;
}

/** What is newer than the last roll-up is added to the days later. */
const ROLLED_UP = 'created_at < (select through from ledger_roll_up)';
const totals = (condition: string) => `select account_id, business_date, sum(debit)::bigint as debit,
    sum(credit)::bigint as credit from (
      select debit_account_id as account_id, business_date, amount_sen as debit, 0::bigint as credit, created_at
        from transfers
      union all
      select credit_account_id, business_date, 0, amount_sen, created_at from transfers) as side
  where ${condition} group by account_id, business_date`;
const BALANCES = 'select id, kind, balance_sen from accounts where has_running_balance';
const ENTRIES = 'select account_id, seq, amount_sen, balance_sen from entries order by account_id, seq';

/** Service tax of a day and rate: the rate on all fees of the day, and the difference that was booked (decision 035). */
export async function checkServiceTax(database: Database, books: Books, report: Report): Promise<void> {
  const days = await database.rows<{
    readonly day: string;
    readonly rate_bps: number;
    readonly fees_sen: bigint;
    readonly charged_sen: bigint;
    readonly difference_sen: bigint;
  }>('select day, rate_bps, fees_sen, charged_sen, difference_sen from service_tax_days order by day');
  for (const one of days) {
    const of = `${one.day} at ${one.rate_bps}`;
    const due = nearestOf((one.fees_sen > 0n ? one.fees_sen : 0n) * BigInt(one.rate_bps), WHOLE);
    report.compare('service tax difference', of, due - one.charged_sen, one.difference_sen);
    report.compare('service tax rate', of, books.setting('service_tax_bps', one.day), one.rate_bps);
  }
  const charged = await database.rows<{ day: string; tax: bigint }>(
    `select business_date as day, sum(amount_sen)::bigint as tax from transfers where kind = 'service_tax_on_fee'
      group by 1 order by 1`,
  );
  for (const { day, tax } of charged.filter((one) => days.some(({ day: booked }) => booked === one.day))) {
    const own = days.filter((one) => one.day === day);
    report.compare('service tax charged on a day', day, tax, sumOf(own.map((one) => one.charged_sen)));
  }
}
