/**
 * A statement over a package that was loaded into tables of its own: every row that it returns is a difference, as
 * `file`, `row` (its key) and `what`. The arithmetic is not that of the product: it reads the files alone.
 */
export type PackageCheck = string;

/** What each account has received less what it gave, from the transfers alone. */
export const MOVED = `(select account_id, sum(moved) as total from (
    select credit_account_id as account_id, amount_sen as moved from transfers
    union all select debit_account_id, -amount_sen from transfers) m group by account_id)`;

/** What recomputes the books. */
export const ledgerChecks: readonly PackageCheck[] = [
  `select 'transfers' as file, id::text as row, 'moves ' || amount_sen || ' from ' || debit_account_id || ' to ' || credit_account_id as what
    from transfers where amount_sen <= 0 or debit_account_id = credit_account_id`,
  `select 'accounts' as file, a.id::text as row,
      'balance_sen is ' || a.balance_sen || ', and its transfers come to ' || coalesce(t.total, 0) as what
    from accounts a left join ${MOVED} t on t.account_id = a.id where a.balance_sen <> coalesce(t.total, 0)`,
  `select 'accounts' as file, 'all' as row, 'balances come to ' || sum(balance_sen) || ', and not to 0' as what
    from accounts having sum(balance_sen) <> 0`,
  `select 'entries' as file, account_id || ', ' || seq as row,
      'balance_sen is ' || balance_sen || ' with ' || amount_sen || ' upon ' || before_sen || ' of entry ' || before_seq as what
    from (select account_id, seq, balance_sen, amount_sen,
        coalesce(lag(balance_sen) over (partition by account_id order by seq), 0) as before_sen,
        coalesce(lag(seq) over (partition by account_id order by seq), 0) as before_seq from entries) e
    where balance_sen <> before_sen + amount_sen or seq <> before_seq + 1`,
  `select 'entries' as file, coalesce(e.account_id, m.account_id) || ', transfer ' || coalesce(e.transfer_id, m.transfer_id) as row,
      'amount_sen is ' || coalesce(e.amount_sen::text, 'missing') || ', and the transfer moves ' || coalesce(m.moved::text, 'nothing') as what
    from entries e full join (
      select t.id as transfer_id, t.account_id, t.moved from (
          select id, credit_account_id as account_id, amount_sen as moved from transfers
          union all select id, debit_account_id, -amount_sen from transfers) t
        join accounts a on a.id = t.account_id where a.is_cash) m
      on m.transfer_id = e.transfer_id and m.account_id = e.account_id
    where e.amount_sen is distinct from m.moved`,
  `select 'platform_balances' as file, p.account_id::text as row,
      'balance_sen is ' || p.balance_sen || ', and its transfers come to ' || coalesce(t.total, 0) as what
    from platform_balances p left join ${MOVED} t on t.account_id = p.account_id where p.balance_sen <> coalesce(t.total, 0)`,
  `select 'platform_balances' as file, 'trust_bank' as row,
      'holds ' || -sum(t.total) filter (where a.kind = 'trust_bank') || ', and clients and others are owed '
        || coalesce(sum(t.total) filter (where a.kind <> 'trust_bank'), 0) as what
    from accounts a join ${MOVED} t on t.account_id = a.id
      left join platform_balances p on p.account_id = a.id where coalesce(p.side, 'trust') = 'trust'
    having sum(t.total) <> 0`,
  `select 'accounts' as file, a.id::text as row, 'its owner ' || a.owner_id || ' is not there' as what
    from accounts a left join investors i on i.user_id = a.owner_id left join issuers s on s.user_id = a.owner_id
      left join notes n on n.id = a.owner_id
    where a.owner_id is not null and case a.kind when 'investor_cash' then i.user_id when 'issuer_cash' then s.user_id else n.id end is null`,
  `select 'chain_seals' as file, seq::text as row, 'does not follow the seal before it' as what
    from (select seq, previous_hash, lag(root_hash) over (order by seq) as before_hash,
        coalesce(lag(seq) over (order by seq), 0) as before_seq from chain_seals) s
    where seq <> before_seq + 1 or (before_hash is not null and previous_hash <> before_hash)`,
];
