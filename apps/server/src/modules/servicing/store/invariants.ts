import type { Invariant } from '../../../platform/invariants.ts';
import { platformAccount } from '../../ledger/public.ts';
import { deductionInvariants } from './deduction-invariants.ts';
import { excessInvariants } from './excess-invariants.ts';
import { projectionInvariants } from './projection-invariants.ts';
import { restructuringInvariants } from './restructuring-invariants.ts';
import { shariahInvariants } from './shariah-invariants.ts';

const GUARANTORS = platformAccount('guarantor_payable');
const TRANSIT = platformAccount('disbursements_in_transit');

/** What is always true of schedules, repayments and distributions. */
export const servicingInvariants: readonly Invariant[] = [
  {
    name: 'the instalments of an issued note sum to what it raised',
    text: `select n.id, f.raised_sen, s.principal from notes n join note_funding f on f.note_id = n.id
      left join (select note_id, sum(principal_sen) as principal from instalments group by note_id) s
        on s.note_id = n.id
      where (n.issued_on is not null and s.principal is distinct from f.raised_sen)
        or (n.issued_on is null and s.principal is not null)`,
  },
  {
    // A rate of exactly half a basis point may be rounded either way.
    name: 'an issued bullet states the effective rate of the days that it runs',
    text: `select n.id from notes n join instalments i on i.note_id = n.id left join restructurings r on r.note_id = n.id
      where n.profile = 'bullet' and n.issued_on is not null and r.id is null and abs(n.effective_rate_bps - 120000 * (power(
        (i.principal_sen + i.return_sen)::numeric / nullif(i.principal_sen, 0), 365.0 / nullif(12 * (i.due_on - n.issued_on), 0)) - 1)) > 0.51`,
  },
  {
    name: 'what is paid of an instalment is the sum of the repayment parts for it',
    text: `select i.note_id, i.number from instalments i left join (
        select r.note_id, p.number, sum(p.amount_sen) filter (where p.part = 'principal') as principal,
          sum(p.amount_sen) filter (where p.part = 'return') as return_part,
          sum(p.amount_sen) filter (where p.part in ('late', 'charity')) as late
        from repayment_parts p join repayments r on r.id = p.repayment_id group by r.note_id, p.number) p
        on p.note_id = i.note_id and p.number = i.number
      where i.paid_principal_sen <> coalesce(p.principal, 0) or i.paid_return_sen <> coalesce(p.return_part, 0)
        or i.late_settled_sen <> coalesce(p.late, 0)`,
  },
  {
    // Money that was held came by the rail and is booked under its receipt; a part of a line has an invariant of its own.
    name: 'a receipt by hand on a note is taken in once, by the line that it names',
    text: `select r.id from repayments r
        left join transfers x on x.kind = 'transfer_received' and x.reference_id = r.source_id
        left join receipts_before_lines b on b.transfer_id = x.id
        left join bank_statement_lines l on l.matched_kind = 'payment' and l.matched_id = x.id
        where r.source_kind in ('manual', 'guarantor', 'recovery')
          and not exists (select from held_receipts h where h.id = r.source_id)
          and not exists (select from line_parts p where p.id = r.source_id) group by r.id
        having count(x.id) <> 1 or sum(x.amount_sen) <> r.amount_sen
          or (max(b.transfer_id::text) is null and max(l.bank_reference) is distinct from r.bank_reference)`,
  },
  {
    name: 'a part of a line that is booked for a note is one repayment of its amount, and no waiting one is',
    text: `select p.id from line_parts p
        left join repayments r on r.source_kind = 'manual' and r.source_id = p.id and r.note_id = p.target_id
          and r.amount_sen = p.amount_sen
        where p.target = 'note' and (p.state = 'booked') <> (r.id is not null)`,
  },
  {
    name: 'a repayment is the sum of its parts and belongs to an instalment',
    text: `select r.id from repayments r left join (
        select repayment_id, sum(amount_sen) filter (where part = 'principal') as principal,
          sum(amount_sen) filter (where part = 'return') as return_part,
          sum(amount_sen) filter (where part = 'late') as late,
          sum(amount_sen) filter (where part = 'charity') as charity
        from repayment_parts group by repayment_id) p on p.repayment_id = r.id
      where r.principal_sen <> coalesce(p.principal, 0) or r.return_sen <> coalesce(p.return_part, 0)
        or r.late_sen <> coalesce(p.late, 0) or r.charity_sen <> coalesce(p.charity, 0)
      union all
      select p.repayment_id from repayment_parts p join repayments r on r.id = p.repayment_id
        left join instalments i on i.note_id = r.note_id and i.number = p.number where i.note_id is null`,
  },
  {
    name: 'the shares of a split repayment sum to it, part by part',
    text: `select r.id, r.state from repayments r left join (
        select repayment_id, sum(principal_sen) as principal, sum(return_sen) as return_part, sum(late_sen) as late,
          sum(weight_sen) as weights from distribution_shares group by repayment_id) s on s.repayment_id = r.id
      where (s.repayment_id is not null and (s.principal <> r.principal_sen or s.return_part <> r.return_sen
          or s.late <> r.late_sen or s.weights <> r.weights_total_sen or r.state = 'received'))
        or (s.repayment_id is null and (r.state = 'distributing'
          or (r.state = 'distributed' and r.principal_sen + r.return_sen + r.late_sen > 0)))`,
  },
  {
    name: 'a share belongs to a repayment and a holding of the same note',
    text: `select s.repayment_id, s.holding_id from distribution_shares s
      left join repayments r on r.id = s.repayment_id left join holdings h on h.id = s.holding_id
      where r.note_id is null or h.note_id is null or r.note_id <> h.note_id`,
  },
  {
    name: 'a share is paid by its own transfer exactly up to the cursor of its repayment',
    text: `select s.repayment_id, s.position from distribution_shares s join repayments r on r.id = s.repayment_id
      left join transfers t on t.id = s.transfer_id
      where (s.position <= r.cursor and s.net_sen > 0 and t.amount_sen is distinct from s.net_sen)
        or ((s.position > r.cursor or s.net_sen = 0) and t.id is not null)
        or (r.state = 'distributed' and s.position > r.cursor)`,
  },
  {
    name: 'a holding has received exactly its shares that were paid, less what was given back',
    text: `select h.id from holdings h left join (
        select s.holding_id, sum(s.principal_sen) as principal, sum(s.return_sen) as return_part,
          sum(s.late_sen) as late, sum(s.fee_sen) as fee, sum(s.service_tax_sen) as tax,
          sum(s.withholding_sen) as withheld
        from distribution_shares s join repayments r on r.id = s.repayment_id
        where s.position <= r.cursor group by s.holding_id) p on p.holding_id = h.id
      left join (overtaken_deductions o join deduction_refunds x on x.id = o.refund_id and x.refunded_on is not null)
        on o.holding_id = h.id
      where h.principal_sen - h.outstanding_sen - h.written_off_sen <> coalesce(p.principal, 0)
        or h.return_sen <> coalesce(p.return_part, 0) or h.late_sen <> coalesce(p.late, 0)
        or h.fee_sen <> coalesce(p.fee, 0) - coalesce(o.fee_sen, 0)
        or h.service_tax_sen <> coalesce(p.tax, 0) - coalesce(o.service_tax_sen, 0)
        or h.withholding_sen <> coalesce(p.withheld, 0) - coalesce(o.withholding_sen, 0)`,
  },
  ...deductionInvariants,
  ...projectionInvariants,
  {
    name: 'a collection account holds exactly what is received and not paid out yet',
    text: `select n.id, coalesce(b.balance, 0) as balance, coalesce(o.open, 0) as open from notes n
      left join (
        select account_id, sum(amount) as balance from (
          select credit_account_id as account_id, amount_sen as amount from transfers
          union all select debit_account_id, -amount_sen from transfers) m group by account_id) b
        on b.account_id = n.collection_account_id
      left join (
        select r.note_id, sum(case
            when r.state = 'received' then r.principal_sen + r.return_sen + r.late_sen + r.charity_sen
            else coalesce(s.unpaid, 0) end) as open
        from repayments r left join (
          select s.repayment_id, sum(s.principal_sen + s.return_sen + s.late_sen) as unpaid
          from distribution_shares s join repayments r on r.id = s.repayment_id
          where s.position > r.cursor group by s.repayment_id) s on s.repayment_id = r.id
        group by r.note_id) o on o.note_id = n.id
      where coalesce(b.balance, 0) <> coalesce(o.open, 0)`,
  },
  {
    name: 'a completed or recovered note owes nothing to any holder and has every instalment settled',
    text: `select n.id from notes n where n.state in ('completed', 'recovered') and (
        exists (select from holdings h where h.note_id = n.id and h.outstanding_sen <> 0)
        or exists (select from instalments i where i.note_id = n.id and i.settled_on is null))`,
  },
  {
    name: 'costs of recovery are never above what was recovered, nor above what was recorded',
    text: `select r.note_id from repayments r join notes n on n.id = r.note_id group by r.note_id, n.defaulted_on
      having sum(r.cost_sen) > coalesce((select sum(c.amount_sen) from recoveries c
          where c.note_id = r.note_id and c.kind = 'cost'), 0)
        or sum(r.cost_sen) filter (where n.defaulted_on is null or r.booked_on < n.defaulted_on) > 0`,
  },
  {
    name: 'a guarantor is owed exactly what the issuer has paid since, never more than it paid itself',
    text: `select c.note_id from guarantee_claims c left join (
        select note_id, sum(guarantor_sen) as repaid from repayments where source_kind <> 'guarantor'
        group by note_id) r on r.note_id = c.note_id
      where c.repaid_sen <> coalesce(r.repaid, 0)
      union all
      select r.note_id from repayments r left join guarantee_claims c on c.note_id = r.note_id
      where r.guarantor_sen > 0 and c.note_id is null`,
  },
  {
    name: 'a guarantor has paid what its payments brought the note, no late charge and no cost, and the rest is its own',
    text: `select c.note_id from guarantee_claims c left join (
        select note_id, sum(principal_sen + return_sen) as used, sum(guarantor_sen) as own, max(seq) as last
        from repayments where source_kind = 'guarantor' group by note_id) r on r.note_id = c.note_id
      left join repayments p on p.id = c.repayment_id
      where c.paid_sen <> coalesce(r.used, 0) or c.overpaid_sen <> coalesce(r.own, 0)
        or p.seq is distinct from r.last or p.received_on is distinct from c.paid_on
        or (p.id is not null and (p.note_id <> c.note_id or p.source_kind <> 'guarantor'))
      union all
      select r.note_id from repayments r left join guarantee_claims c on c.note_id = r.note_id
      where r.source_kind = 'guarantor'
        and (c.note_id is null or r.late_sen + r.charity_sen + r.cost_sen + r.excess_sen > 0)`,
  },
  {
    name: 'guarantor_payable holds what is theirs, from issuers or overpaid, and the bank has not paid out',
    text: `select t.total, o.owed from (
        select coalesce(sum(case when credit_account_id = '${GUARANTORS}' then amount_sen else -amount_sen end), 0) as total
        from transfers where '${GUARANTORS}' in (credit_account_id, debit_account_id)) t,
        (select coalesce((select sum(repaid_sen + overpaid_sen) from guarantee_claims), 0)
          - coalesce((select sum(amount_sen) from guarantor_payouts where state = 'paid'), 0) as owed) o
      where t.total <> o.owed`,
  },
  {
    name: 'a guarantor is paid at most what is its own, each time by one payout of that amount',
    text: `select c.note_id from guarantee_claims c join guarantor_payouts g on g.note_id = c.note_id
        where g.state <> 'returned' group by c.note_id, c.repaid_sen, c.overpaid_sen
        having sum(g.amount_sen - g.overpaid_sen) > c.repaid_sen or sum(g.overpaid_sen) > c.overpaid_sen
      union all
      select g.id from guarantor_payouts g left join payouts p on p.id = g.payout_id
        where p.purpose is distinct from 'guarantor' or p.purpose_id <> g.id or p.amount_sen <> g.amount_sen
          or (p.state in ('paid', 'returned') or g.state <> 'queued') and p.state <> g.state
          or p.user_id is null and g.overpaid_sen <> g.amount_sen
      union all
      select p.id from payouts p left join guarantor_payouts g on g.payout_id = p.id
        where p.purpose = 'guarantor' and g.id is null`,
  },
  {
    name: 'a claim is closed short by two operators, of what the guarantor had paid by then',
    text: `select c.note_id from guarantee_claims c left join approvals a on a.id = c.closing_approval_id
      where c.closed_on is not null and (a.state is distinct from 'approved' or a.kind <> 'guarantee_close'
        or a.subject_id <> c.note_id or c.closed_paid_sen not in (
          select 0 union all select sum(principal_sen + return_sen) over (order by seq) from repayments
          where note_id = c.note_id and source_kind = 'guarantor'))`,
  },
  {
    name: 'return is given up only where the note is finished, or by a Shariah note in default',
    text: `select i.note_id from instalments i join notes n on n.id = i.note_id
      where i.waived_return_sen > 0 and i.settled_on is null
        and not (n.contract = 'Shariah' and n.defaulted_on is not null)`,
  },
  {
    name: 'a Shariah note in default owes no profit of months not begun, where that is agreed',
    text: `select d.note_id, d.number from (
        select i.*, n.defaulted_on, lag(i.due_on) over (partition by i.note_id order by i.number) as before_on
        from instalments i join notes n on n.id = i.note_id join agreements a on a.note_id = n.id
        where n.contract = 'Shariah' and n.state = 'defaulted' and a.ibra_on_default) d
      where d.before_on >= d.defaulted_on and d.return_sen - d.paid_return_sen - d.waived_return_sen
        > greatest(d.earned_return_sen - d.paid_return_sen, 0)`,
  },
  {
    name: 'what is waived of an instalment is what two operators have waived, gharamah of Shariah notes only',
    text: `select i.note_id, i.number::text from instalments i left join (
        select w.note_id, p.number, sum(p.late_sen) as late, sum(p.charity_sen) as charity
        from late_waiver_parts p join late_waivers w on w.id = p.waiver_id group by w.note_id, p.number) p
        on p.note_id = i.note_id and p.number = i.number
      where i.waived_late_sen <> coalesce(p.late, 0) or i.waived_charity_sen <> coalesce(p.charity, 0)
      union all
      select w.note_id, 'waiver' from late_waivers w join notes n on n.id = w.note_id
        join approvals a on a.id = w.approval_id left join (
          select waiver_id, sum(late_sen) as late, sum(charity_sen) as charity from late_waiver_parts group by waiver_id) p
        on p.waiver_id = w.id
      where w.late_sen is distinct from p.late or w.charity_sen is distinct from p.charity
        or (n.contract <> 'Shariah' and w.charity_sen > 0) or a.state <> 'approved' or a.kind <> 'late_waiver'`,
  },
  {
    name: 'disbursements in transit are those that the bank has not paid',
    text: `select t.total, d.open from (
        select coalesce(sum(case when credit_account_id = '${TRANSIT}' then amount_sen else -amount_sen end), 0) as total
        from transfers where '${TRANSIT}' in (credit_account_id, debit_account_id)) t,
        (select coalesce(sum(net_sen), 0) as open from disbursements where disbursed_on is null) d
      where t.total <> d.open`,
  },
  {
    name: 'an issued note has its agreement and its disbursement, for what it raised',
    text: `select n.id from notes n join note_funding f on f.note_id = n.id
      left join disbursements d on d.note_id = n.id left join agreements a on a.note_id = n.id
      where n.issued_on is not null and (d.amount_sen is distinct from f.raised_sen or a.id is null)`,
  },
  ...shariahInvariants,
  ...excessInvariants,
  ...restructuringInvariants,
];
