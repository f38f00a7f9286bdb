import type { Invariant } from '../../../platform/invariants.ts';
import { lineInvariants } from './line-invariants.ts';

const RECEIPTS_CLEARING = `(select id from accounts where kind = 'receipts_clearing')`;

/** What is always true of payments, payouts and statements. */
export const paymentInvariants: readonly Invariant[] = [
  {
    name: 'a paid order has exactly one received transfer, and every received transfer has its order',
    text: `select o.exchange_order_no as what from payment_orders o left join transfers x on x.id = o.received_transfer_id
        where o.state = 'succeeded' and (x.id is null or x.kind <> 'payment_received' or x.reference_id <> o.intent_id
          or x.credit_account_id <> ${RECEIPTS_CLEARING})
      union all
      select x.id::text from transfers x left join payment_orders o on o.received_transfer_id = x.id
        where x.kind = 'payment_received' and x.credit_account_id = ${RECEIPTS_CLEARING} and o.intent_id is null`,
  },
  {
    name: 'a succeeded payment has the transfer of one of its orders, and the amount that was asked for unless it is flagged',
    text: `select i.id from payment_intents i
      left join payment_orders o on o.received_transfer_id = i.received_transfer_id and o.intent_id = i.id
      left join transfers x on x.id = i.received_transfer_id
      where i.state = 'succeeded'
        and (o.intent_id is null or (x.amount_sen <> i.amount_sen and i.review_reason is null))`,
  },
  {
    name: 'a payment is used for its purpose at most once',
    text: `select x.reference_id from transfers x
      where x.debit_account_id = ${RECEIPTS_CLEARING} and x.kind = 'topup' group by x.reference_id having count(*) > 1`,
  },
  {
    name: 'held money is what one order brought, and a second payment of anything is held',
    text: `select h.id::text as what from held_receipts h
        left join payment_orders o on o.received_transfer_id = h.transfer_id and o.intent_id = h.intent_id
        left join transfers x on x.id = h.transfer_id
        where o.intent_id is null or x.id is null or x.amount_sen <> h.amount_sen
          or (h.reason = 'paid_twice') <> (h.transfer_id <> (select received_transfer_id from payment_intents where id = h.intent_id))
      union all
      select o.exchange_order_no from payment_orders o join payment_intents i on i.id = o.intent_id
        left join held_receipts h on h.transfer_id = o.received_transfer_id
        where o.received_transfer_id <> i.received_transfer_id and h.id is null`,
  },
  {
    name: 'held money that goes back has one live payout of its amount to its refund account, and no other has one',
    text: `select h.id, h.state, p.live from held_receipts h
        left join lateral (select count(*) as live from payouts p
          join refund_accounts a on a.receipt_id = h.id and a.replaced_at is null and a.number_hash = p.payee_number_hash
          where p.purpose = 'receipt' and p.purpose_id = h.id and p.amount_sen = h.amount_sen
            and p.state in ('queued', 'approved', 'in_batch', 'paid')) p on true
        where h.state = 'refunded' and p.live <> 1
      union all
      select h.id, h.state, 1 from held_receipts h join payouts p on p.purpose = 'receipt' and p.purpose_id = h.id
        where h.state <> 'refunded' and p.state in ('queued', 'approved', 'in_batch', 'paid')`,
  },
  {
    name: 'a payout is paid by one transfer, and a returned one that was paid is taken back',
    text: `select p.id from payouts p
      left join transfers x on x.id = p.paid_transfer_id
      left join transfers r on r.id = p.return_transfer_id
      where (p.state = 'paid' and (x.id is null or x.amount_sen <> p.amount_sen))
        or (p.state in ('queued', 'approved', 'in_batch', 'cancelled') and p.paid_transfer_id is not null)
        or (p.state = 'returned' and p.paid_transfer_id is not null
          and (r.id is null or r.reverses_id <> p.paid_transfer_id))`,
  },
  {
    name: 'a batch has as many payouts and as much money as it says',
    text: `select b.id from payout_batches b
      left join (select batch_id, count(*) as payouts, sum(amount_sen) as total from payouts group by batch_id) p
        on p.batch_id = b.id
      where b.state <> 'cancelled' and (b.payouts <> coalesce(p.payouts, 0) or b.total_sen <> coalesce(p.total, 0))`,
  },
  {
    name: 'a statement line matches money of the same amount',
    text: `select l.bank_reference from bank_statement_lines l
        join payouts p on p.id = l.matched_id and l.matched_kind in ('payout', 'payout_return')
        where abs(l.amount_sen) <> p.amount_sen or (l.matched_kind = 'payout') <> (l.amount_sen < 0)
      union all
      select l.bank_reference from bank_statement_lines l
        join transfers x on x.id = l.matched_id and l.matched_kind = 'payment'
        where l.amount_sen <> x.amount_sen`,
  },
  {
    name: 'a statement line and the transfer that it shows have the same amount and account',
    text: `select m.transfer_id from bank_movements m left join bank_statement_lines l on l.bank_reference = m.bank_reference
        where m.settled_on is not null and (l.amount_sen is distinct from m.amount_sen
          or l.settled_on is distinct from m.settled_on or l.difference_state <> 'matched')
      union all
      select m.transfer_id from bank_movements m left join transfers x on x.id = m.transfer_id
        left join accounts a on a.kind = m.account
        where m.amount_sen is distinct from case when x.debit_account_id = a.id then x.amount_sen
          when x.credit_account_id = a.id then -x.amount_sen end`,
  },
  {
    name: 'money recorded by hand names its statement line: one of its amount, used once',
    text: `select x.id as transfer, x.kind, x.amount_sen from transfers x
        left join bank_statement_lines l on l.matched_kind = 'payment' and l.matched_id = x.id
          and l.difference_state = 'matched' and l.amount_sen = x.amount_sen and not l.is_return
        left join receipts_before_lines b on b.transfer_id = x.id
        where x.kind in ('manual_received', 'transfer_received') and l.bank_reference is null and b.transfer_id is null
      union all
      select x.id, m.kind, m.amount_sen from transfers x
        join bank_statement_lines l on l.matched_kind = 'payment' and l.matched_id = x.id
        join bank_movements m on m.bank_reference = l.bank_reference
        where x.kind in ('manual_received', 'transfer_received') and m.transfer_id <> x.id`,
  },
  ...lineInvariants,
  {
    name: 'an uploaded statement counts only once somebody else than its uploader approved it',
    text: `select p.import_id, p.part_no from statement_import_parts p join statement_imports i on i.id = p.import_id
        left join approvals a on a.id = i.approval_id
        left join bank_statements s on s.id = p.statement_id
        where p.state in ('held', 'stored', 'known')
          and (i.state <> 'approved' or a.state is distinct from 'approved' or a.checker_id = i.uploaded_by
            or (p.state = 'stored' and (s.account, s.from_on, s.to_on, s.opening_sen, s.closing_sen, s.imported_by)
              is distinct from (p.account, p.from_on, p.to_on, p.opening_sen, p.closing_sen, i.uploaded_by)))`,
  },
];
