import type { Invariant } from '../../../platform/invariants.ts';

/** What each account received less what it gave, over all transfers. */
const TOTALS = `select account_id, sum(amount) as total from (
    select credit_account_id as account_id, amount_sen as amount from transfers
    union all select debit_account_id, -amount_sen from transfers) m group by account_id`;

/** What is always true of the ledger, whatever the product does with it (ledger:verify). */
export const ledgerInvariants: readonly Invariant[] = [
  {
    name: 'a kept balance is the sum of its entries, its last running balance, and its version their number',
    text: `select a.id, a.balance_sen, a.version, e.total, e.entries, e.last_balance from accounts a
      left join (
        select account_id, sum(amount_sen) as total, count(*) as entries, max(seq) as last_seq,
          (array_agg(balance_sen order by seq desc))[1] as last_balance
        from entries group by account_id) e on e.account_id = a.id
      where a.has_running_balance and (
        a.balance_sen <> coalesce(e.total, 0) or a.version <> coalesce(e.entries, 0)
        or a.version <> coalesce(e.last_seq, 0) or a.balance_sen <> coalesce(e.last_balance, 0))`,
  },
  {
    name: 'every entry follows the one before it',
    text: `select account_id, seq from (
        select account_id, seq, balance_sen, amount_sen,
          lag(balance_sen, 1, 0::bigint) over (partition by account_id order by seq) as before_sen,
          lag(seq, 1, 0::bigint) over (partition by account_id order by seq) as before_seq
        from entries) e
      where balance_sen <> before_sen + amount_sen or seq <> before_seq + 1`,
  },
  {
    name: 'every transfer has exactly the entries of its kept accounts',
    text: `select t.id from transfers t
      join accounts d on d.id = t.debit_account_id join accounts c on c.id = t.credit_account_id
      left join entries ed on ed.transfer_id = t.id and ed.account_id = d.id
      left join entries ec on ec.transfer_id = t.id and ec.account_id = c.id
      where (d.has_running_balance and (ed.amount_sen is null or ed.amount_sen <> -t.amount_sen))
        or (c.has_running_balance and (ec.amount_sen is null or ec.amount_sen <> t.amount_sen))
        or (not d.has_running_balance and ed.seq is not null) or (not c.has_running_balance and ec.seq is not null)`,
  },
  {
    name: 'no transfer or entry points at an account or transfer that is not there',
    text: `select t.id from transfers t
        left join accounts d on d.id = t.debit_account_id left join accounts c on c.id = t.credit_account_id
        where d.id is null or c.id is null
      union all
      select e.transfer_id from entries e
        left join accounts a on a.id = e.account_id left join transfers t on t.id = e.transfer_id
        where a.id is null or t.id is null`,
  },
  {
    name: 'no account but a bank has given more than it received',
    text: `select a.id, a.kind, totals.total from (${TOTALS}) totals join accounts a on a.id = totals.account_id
      where totals.total < 0 and a.kind not in ('trust_bank', 'operating_bank')`,
  },
  {
    name: 'the banks hold exactly what clients and others are owed',
    text: `select sum(totals.total) as difference from (${TOTALS}) totals having sum(totals.total) <> 0`,
  },
  {
    name: 'the days of an account are the transfers that were rolled up into them',
    text: `select coalesce(d.account_id, m.account_id) as account_id, coalesce(d.day, m.day) as day,
        d.debit_sen, d.credit_sen, m.debit, m.credit
      from account_days d full join (
        select account_id, day, sum(debit) as debit, sum(credit) as credit from (
          select debit_account_id as account_id, business_date as day, amount_sen as debit, 0 as credit
            from transfers where created_at < (select through from ledger_roll_up)
          union all
          select credit_account_id, business_date, 0, amount_sen
            from transfers where created_at < (select through from ledger_roll_up)) t
        where account_id in (select id from accounts where not has_running_balance) group by account_id, day) m
        on m.account_id = d.account_id and m.day = d.day
      where d.debit_sen is distinct from m.debit or d.credit_sen is distinct from m.credit`,
  },
];
