import type { Invariant } from '../../../platform/invariants.ts';

const WITHDRAWALS_IN_TRANSIT = `(select id from accounts where kind = 'withdrawals_in_transit')`;

/** A payment that tops up: one that its investor makes, or that is collected under a mandate. */
const OF_TOPUPS = `(i.purpose = 'topup' or i.purpose = 'collection' and exists (select 1 from topups where topups.intent_id = i.id))`;

/** What is always true of top-ups and withdrawals. */
export const walletInvariants: readonly Invariant[] = [
  {
    name: 'a credited top-up has one transfer of its amount to its investor, and nobody else has one for it',
    text: `select t.id from topups t
        left join transfers x on x.id = t.transfer_id
        left join investors i on i.user_id = t.investor_id
        where t.state = 'credited' and (x.id is null or x.kind <> 'topup' or x.amount_sen <> t.amount_sen
          or x.credit_account_id <> i.cash_account_id or x.reference_id <> t.id)
      union all
      select x.reference_id from transfers x where x.kind = 'topup' group by x.reference_id having count(*) > 1
      union all
      select x.reference_id from transfers x left join topups t on t.transfer_id = x.id
        where x.kind = 'topup' and t.id is null`,
  },
  {
    name: 'a credited transfer by hand has one receipt of its amount, and every such receipt its top-up',
    text: `select t.id from topups t left join transfers x on x.kind = 'manual_received' and x.reference_id = t.id
        where t.state = 'credited' and t.payment_type = 'manual'
          and not exists (select from line_parts p where p.target = 'topup' and p.target_id = t.id)
          and not exists (select from line_parts p where p.target = 'deposit' and p.id = t.id)
        group by t.id having count(x.id) <> 1 or sum(x.amount_sen) <> t.amount_sen
      union all
      select x.id from transfers x left join topups t
          on t.id = x.reference_id and t.state = 'credited' and t.payment_type = 'manual'
        where x.kind = 'manual_received' and t.id is null`,
  },
  {
    name: 'a part of a line for a top-up is the credit of its amount',
    text: `select p.id from line_parts p left join topups t on t.id = p.target_id and t.state = 'credited'
        and t.amount_sen = p.amount_sen and t.approval_id = p.approval_id
      where p.target = 'topup' and t.id is null`,
  },
  {
    name: 'a part of a line for an investor is the credited deposit of its amount',
    text: `select p.id from line_parts p left join topups t on t.id = p.id and t.state = 'credited'
        and t.amount_sen = p.amount_sen and t.approval_id = p.approval_id and t.investor_id = p.target_id
      where p.target = 'deposit' and t.id is null`,
  },
  {
    name: 'a credited or held FPX top-up has a payment that succeeded',
    text: `select t.id from topups t join payment_intents p on p.id = t.intent_id
      where t.state in ('credited', 'held') and p.state <> 'succeeded'`,
  },
  {
    name: 'what top-ups left in receipts_clearing is what is held for them, goes back or was paid twice',
    text: `select received.total as received, credited.total as credited, held.total as held, refunded.total as refunded, twice.total as twice from
        (select coalesce(sum(x.amount_sen), 0) as total from payment_orders o
          join payment_intents i on i.id = o.intent_id and ${OF_TOPUPS}
          join transfers x on x.id = o.received_transfer_id) received,
        (select coalesce(sum(amount_sen), 0) as total from topups
          where state = 'credited' and payment_type = 'fpx') credited,
        (select coalesce(sum(amount_sen), 0) as total from topups where state = 'held' and payment_type = 'fpx') held,
        (select coalesce(sum(amount_sen), 0) as total from topups where state = 'refunded') refunded,
        (select coalesce(sum(x.amount_sen), 0) as total from payment_orders o
          join payment_intents i on i.id = o.intent_id and ${OF_TOPUPS}
          join transfers x on x.id = o.received_transfer_id
          where o.received_transfer_id <> i.received_transfer_id) twice
      where received.total <> credited.total + held.total + refunded.total + twice.total`,
  },
  {
    name: 'a refunded top-up has one live payout of its amount to its refund account, and no other top-up has one',
    text: `select t.id, t.state, p.live from topups t
        left join lateral (select count(*) as live from payouts p
          join refund_accounts a on a.topup_id = t.id and a.replaced_at is null and a.number_hash = p.payee_number_hash
          where p.purpose = 'refund' and p.purpose_id = t.id and p.amount_sen = t.amount_sen
            and p.state in ('queued', 'approved', 'in_batch', 'paid')) p on true
        where t.state = 'refunded' and p.live <> 1
      union all
      select t.id, t.state, 1 from topups t join payouts p on p.purpose = 'refund' and p.purpose_id = t.id
        where t.state <> 'refunded' and p.state in ('queued', 'approved', 'in_batch', 'paid')`,
  },
  {
    name: 'a refund leaves receipts_clearing when the bank has paid it, and a returned one is there again',
    text: `select p.id, p.state, moved.total from payouts p
      left join lateral (select coalesce(sum(case when kind = 'refund_paid' then amount_sen else -amount_sen end), 0) as total
        from transfers where kind in ('refund_paid', 'refund_paid_back') and reference_id = p.id) moved on true
      where p.purpose = 'refund'
        and moved.total <> case when p.state = 'paid' then p.amount_sen else 0 end`,
  },
  {
    name: 'withdrawals that are neither paid nor given back are the balance of withdrawals_in_transit',
    text: `select moved.total, open.total as open from
        (select coalesce(sum(case when credit_account_id = ${WITHDRAWALS_IN_TRANSIT} then amount_sen else -amount_sen end), 0) as total
          from transfers where ${WITHDRAWALS_IN_TRANSIT} in (credit_account_id, debit_account_id)) moved,
        (select coalesce(sum(amount_sen), 0) as total from withdrawals
          where state in ('requested', 'approved', 'in_batch')) open
      where moved.total <> open.total`,
  },
  {
    name: 'a withdrawal took its amount from its investor once, and gave it back once where it was not paid',
    text: `select w.id from withdrawals w
      left join transfers x on x.id = w.transfer_id
      left join transfers r on r.id = w.return_transfer_id
      left join investors i on i.user_id = w.investor_id
      where x.id is null or x.kind <> 'withdrawal' or x.amount_sen <> w.amount_sen
        or x.debit_account_id <> i.cash_account_id
        or (w.return_transfer_id is not null
          and (r.id is null or r.amount_sen <> w.amount_sen or r.credit_account_id <> i.cash_account_id))`,
  },
  {
    name: 'a paid withdrawal gave its fee and service tax once, and no other keeps any',
    text: `select w.id from withdrawals w left join (select reference_id,
          sum(case kind when 'withdrawal_fee' then amount_sen when 'withdrawal_fee_returned' then -amount_sen end) as fee,
          sum(case kind when 'service_tax_on_fee' then amount_sen when 'service_tax_returned' then -amount_sen end) as tax
        from transfers
        where kind in ('withdrawal_fee', 'withdrawal_fee_returned', 'service_tax_on_fee', 'service_tax_returned')
        group by reference_id) x on x.reference_id = w.id
      where coalesce(x.fee, 0) <> case when w.state = 'paid' then w.fee_sen else 0 end
        or coalesce(x.tax, 0) <> case when w.state = 'paid' then w.service_tax_sen else 0 end`,
  },
  {
    name: 'a withdrawal stands where its payout stands',
    text: `select w.id, w.state, p.state as payout from withdrawals w
      join lateral (select state from payouts where purpose = 'withdrawal' and purpose_id = w.id
        order by attempt desc limit 1) p on true
      where (w.state, p.state) not in (('requested', 'queued'), ('approved', 'approved'), ('in_batch', 'in_batch'),
        ('paid', 'paid'), ('returned', 'returned'), ('rejected', 'cancelled'))`,
  },
];
