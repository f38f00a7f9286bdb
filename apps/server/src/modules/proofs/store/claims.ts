import type { Day } from '@titian/finance/calendar';
import { type Sen, sen } from '@titian/finance/sen';
import { sql } from 'kysely';
import { readByCursor } from '../../../platform/db/cursor.ts';
import type { Statement, Tx } from '../../../platform/db/database.ts';

const ROWS_AT_ONCE = 10_000;

/** What a client had in cash at the end of a day. */
export interface ClientCash {
  readonly clientId: string;
  readonly clientNumber: string;
  readonly isInvestor: boolean;
  readonly cashSen: Sen;
}

/** Every client's cash at the end of a day, by number in the order of its bytes, some thousands at a time. */
export function readClientCash(tx: Tx, day: Day): AsyncGenerator<readonly ClientCash[]> {
  return readByCursor<ClientCash>(
    tx,
    sql`select c.client_id as "clientId", c.client_number as "clientNumber", c.is_investor as "isInvestor",
      (a.balance_sen - coalesce(l.moved, 0))::bigint as "cashSen"
    from (
      select user_id as client_id, inv_no as client_number, cash_account_id, true as is_investor from investors
      union all
      select user_id, registration_no, cash_account_id, false from issuers) c
    join accounts a on a.id = c.cash_account_id
    left join (select account_id, sum(amount_sen) as moved from entries
      where business_date > ${sql.lit(day)}::date group by account_id) l on l.account_id = a.id
    order by c.client_number collate "C", c.client_id`,
    ROWS_AT_ONCE,
  );
}

const WAITING = {
  name: 'proof_waiting',
  text: `select s.investor_id as client, sum(s.amount_sen)::bigint as amount
    from notes n join subscriptions s on s.note_id = n.id left join transfers t on t.id = s.return_transfer_id
    where (n.issued_on is null or n.issued_on > $1) and s.business_date <= $1
      and (t.id is null or t.business_date > $1)
    group by 1`,
};

const WITHDRAWALS = {
  name: 'proof_withdrawals',
  // Those that are under way now, and those that were paid or given back after the day.
  text: `with later as materialized (select reference_id from transfers
      where business_date > $1 and kind in ('withdrawal_paid', 'withdrawal_returned')),
    candidates as (
      select id from withdrawals where state in ('requested', 'approved', 'in_batch')
      union select p.purpose_id from later join payouts p on p.id = later.reference_id where p.purpose = 'withdrawal'
      union select reference_id from later)
    select w.investor_id as client, sum(w.amount_sen)::bigint as amount
    from candidates c join withdrawals w on w.id = c.id
    where w.business_date <= $1
      and not exists (select from transfers t where t.id = w.return_transfer_id and t.business_date <= $1)
      and not exists (select from payouts p join transfers t on t.id = p.paid_transfer_id
        where p.purpose = 'withdrawal' and p.purpose_id = w.id and t.business_date <= $1)
    group by 1`,
};

const DISBURSEMENTS = {
  name: 'proof_disbursements',
  text: `select n.issuer_id as client, sum(d.net_sen)::bigint as amount
    from disbursements d join notes n on n.id = d.note_id
    where n.issued_on <= $1 and not exists (select from payouts p join transfers t on t.id = p.paid_transfer_id
        left join transfers b on b.id = p.return_transfer_id
      where p.purpose = 'disbursement' and p.purpose_id = d.id and t.business_date <= $1
        and (b.id is null or b.business_date > $1))
    group by 1`,
};

const REFUNDS = {
  name: 'proof_refunds',
  text: `with later as materialized (select reference_id from transfers
      where business_date > $1 and kind in ('refund_paid', 'excess_paid', 'reward_paid', 'receipt_paid')),
    candidates as (
      select id from payouts where state in ('queued', 'approved', 'in_batch')
        and purpose in ('refund', 'excess', 'reward', 'receipt')
      union select reference_id from later)
    select p.user_id as client, sum(p.amount_sen)::bigint as amount
    from candidates c join payouts p on p.id = c.id
    where p.user_id is not null and p.business_date <= $1
      and not exists (select from transfers t where t.id = p.paid_transfer_id and t.business_date <= $1)
    group by 1`,
};

const SHARES = {
  name: 'proof_shares',
  // Of a repayment whose last share was paid before the first transfer after the day, nothing was unpaid; the two times are
  // of different clocks.
  text: `with later as materialized (select note_id, min(created_at) as since from transfers
      where business_date > $1 and kind = 'distribution' group by note_id)
    select h.investor_id as client, sum(s.net_sen)::bigint as amount
    from repayments r left join later l on l.note_id = r.note_id
    join distribution_shares s on s.repayment_id = r.id join holdings h on h.id = s.holding_id
    left join transfers t on t.id = s.transfer_id
    where r.split_on <= $1 and (r.state = 'distributing' or r.distributed_at >= l.since - interval '10 minutes')
      and (t.id is null or t.business_date > $1)
    group by 1`,
};

const EXCESS = {
  name: 'proof_excess',
  text: `with fresh as materialized (select debit_account_id, credit_account_id, amount_sen from transfers
      where created_at >= $2::timestamptz and business_date <= $1),
    moved as (
      select d.account_id, d.credit_sen - d.debit_sen as amount from account_days d
        where d.day <= $1 and d.account_id in (select account_id from excess_accounts)
      union all select credit_account_id, amount_sen from fresh
      union all select debit_account_id, -amount_sen from fresh)
    select n.issuer_id as client, sum(m.amount)::bigint as amount
    from moved m join excess_accounts x on x.account_id = m.account_id join notes n on n.id = x.note_id
    group by 1 having sum(m.amount) <> 0`,
};

const ROLLED_UP = { name: 'proof_rolled_up', text: 'select through::text as through from ledger_roll_up' };

/** What clients can claim beside their cash at the end of a day, by client and by the account that holds it. */
export interface OtherClaims {
  /** In `note_escrow`. */
  readonly waiting: ReadonlyMap<string, Sen>;
  readonly withdrawals: ReadonlyMap<string, Sen>;
  readonly disbursements: ReadonlyMap<string, Sen>;
  /** In `receipts_clearing`. */
  readonly refunds: ReadonlyMap<string, Sen>;
  /** In `note_collection`, after deductions. */
  readonly shares: ReadonlyMap<string, Sen>;
  readonly excess: ReadonlyMap<string, Sen>;
}

/** Reads what was not paid out, issued or given back by the end of a day, from the rows that cause transfers. */
export async function readOtherClaims(tx: Tx, day: Day): Promise<OtherClaims> {
  const [rolledUp] = await tx.run<{ through: string }>(ROLLED_UP, []);
  return {
    waiting: await byClient(tx, WAITING, [day]),
    withdrawals: await byClient(tx, WITHDRAWALS, [day]),
    disbursements: await byClient(tx, DISBURSEMENTS, [day]),
    refunds: await byClient(tx, REFUNDS, [day]),
    shares: await byClient(tx, SHARES, [day]),
    excess: await byClient(tx, EXCESS, [day, rolledUp?.through]),
  };
}

async function byClient(tx: Tx, statement: Statement, values: unknown[]): Promise<ReadonlyMap<string, Sen>> {
  const rows = await tx.run<{ client: string; amount: bigint }>(statement, values);
  return new Map(rows.map(({ client, amount }) => [client, sen(amount)]));
}
