import { MOVED, type PackageCheck } from './ledger-checks.ts';

const CUSTOMERS = `(select user_id, 'investor' as role, cash_account_id from investors
  union all select user_id, 'issuer', cash_account_id from issuers)`;

/** A column of `balances` beside what the rows of another file come to. */
function balanceCheck(column: string, of: string, rows: string): PackageCheck {
  return `select 'balances' as file, b.user_id::text as row,
      '${column} is ' || b.${column} || ', and the ${of} come to ' || coalesce(o.total, 0) as what
    from balances b left join ${rows} o on o.user_id = b.user_id where b.${column} <> coalesce(o.total, 0)`;
}

const sumOf = (file: string, user: string, column: string, where = 'true') =>
  `(select ${user} as user_id, sum(${column}) as total from ${file} where ${where} group by ${user})`;

const UNDER_WAY = `state in ('queued', 'approved', 'in_batch')`;

/** What recomputes the balances of customers. */
export const customerChecks: readonly PackageCheck[] = [
  `select 'balances' as file, coalesce(b.user_id, c.user_id)::text as row, 'is not the row of its investor or issuer' as what
    from balances b full join ${CUSTOMERS} c on c.user_id = b.user_id
    where (b.role, b.cash_account_id) is distinct from (c.role, c.cash_account_id)`,
  `select 'balances' as file, b.user_id::text as row, 'its cash account is not the one of its customer' as what
    from balances b left join accounts a on a.id = b.cash_account_id
    where a.owner_id is distinct from b.user_id or a.kind is distinct from b.role || '_cash'`,
  `select 'balances' as file, b.user_id::text as row,
      'cash_sen is ' || b.cash_sen || ', and the transfers of the account come to ' || coalesce(t.total, 0) as what
    from balances b left join ${MOVED} t on t.account_id = b.cash_account_id where b.cash_sen <> coalesce(t.total, 0)`,
  balanceCheck(
    'waiting_sen',
    'waiting subscriptions',
    sumOf('subscriptions', 'investor_id', 'amount_sen', `state = 'active'`),
  ),
  balanceCheck('payouts_sen', 'payouts under way', sumOf('payouts', 'user_id', 'amount_sen', UNDER_WAY)),
  balanceCheck('outstanding_sen', 'holdings', sumOf('holdings', 'investor_id', 'outstanding_sen')),
  balanceCheck('owed_return_sen', 'owed shares', sumOf('owed_shares', 'investor_id', 'return_sen')),
  `select 'withdrawals' as file, w.id::text as row, 'amount_sen is ' || w.amount_sen || ', and its transfer moves '
      || coalesce(t.amount_sen::text, 'nothing') as what
    from withdrawals w left join transfers t on t.id = w.transfer_id left join transfers r on r.id = w.return_transfer_id
    where t.amount_sen is distinct from w.amount_sen or r.amount_sen <> w.amount_sen`,
  `select 'withdrawals' as file, 'all' as row, 'under way are ' || w.total || ', and withdrawals_in_transit holds ' || coalesce(t.total, 0) as what
    from (select coalesce(sum(amount_sen), 0) as total from withdrawals where state in ('requested', 'approved', 'in_batch')) w,
      accounts a left join ${MOVED} t on t.account_id = a.id
    where a.kind = 'withdrawals_in_transit' and w.total <> coalesce(t.total, 0)`,
  ...['addresses', 'bank_accounts', 'company_people'].map(
    (file) => `select '${file}' as file, r.user_id::text as row, 'names a customer who is not there' as what
      from ${file} r left join ${CUSTOMERS} c on c.user_id = r.user_id where c.user_id is null`,
  ),
];
