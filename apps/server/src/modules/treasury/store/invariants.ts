import type { Invariant } from '../../../platform/invariants.ts';
import { platformAccount } from '../../ledger/public.ts';

/** What an account received less what it gave. */
const total = (account: string) =>
  `(select coalesce(sum(case when credit_account_id = '${account}' then amount_sen else -amount_sen end), 0)
    from transfers where '${account}' in (credit_account_id, debit_account_id))`;

const ACCOUNTS = `(values ('fees', '${platformAccount('fee_income')}'::uuid),
  ('service_tax', '${platformAccount('service_tax')}'), ('withholding_tax', '${platformAccount('withholding_tax')}'),
  ('charity', '${platformAccount('charity')}'), ('recovery_costs', '${platformAccount('recovery_costs')}'))
  a (obligation, account_id)`;

const OWN_SIDE = [
  'operating_bank',
  'platform_equity',
  'service_tax_payable',
  'withholding_tax_payable',
] as const;
const own = OWN_SIDE.map((kind) => `'${platformAccount(kind)}'`).join(', ');

/** What is always true of platform money that leaves the trust account (TRE-8). */
export const treasuryInvariants: readonly Invariant[] = [
  {
    name: 'no obligation is below zero, nor below what is approved to leave it',
    text: `select a.obligation, held.total, promised.total as promised from ${ACCOUNTS}
      cross join lateral (select coalesce(sum(case when t.credit_account_id = a.account_id then t.amount_sen
        else -t.amount_sen end), 0) as total from transfers t where a.account_id in (t.credit_account_id, t.debit_account_id)) held
      cross join lateral (select coalesce(sum(r.amount_sen), 0) as total from remittances r
        where r.obligation = a.obligation and r.state = 'approved') promised
      where held.total < promised.total`,
  },
  {
    name: 'a remittance is the sum of the transfers that it covers, each of its account and in one period only',
    text: `select r.id::text as what, r.amount_sen, c.total, c.transfers from remittances r
        left join (select remittance_id, sum(amount_sen) as total, count(*) as transfers, bool_or(ended) as ended
          from remittance_transfers group by remittance_id) c on c.remittance_id = r.id
        where c.total is distinct from r.amount_sen or c.transfers is distinct from r.transfers
          or c.ended is distinct from (r.state in ('returned', 'cancelled'))
      union all
      select m.transfer_id::text, m.amount_sen, t.amount_sen, 1 from remittance_transfers m
        join remittances r on r.id = m.remittance_id
        join ${ACCOUNTS} on a.obligation = r.obligation
        left join transfers t on t.id = m.transfer_id
        where m.obligation <> r.obligation or m.amount_sen is distinct from case when t.credit_account_id = a.account_id then t.amount_sen
          when t.debit_account_id = a.account_id then -t.amount_sen end
      union all
      select transfer_id::text, 0, 0, count(*) from remittance_transfers where not ended
        group by transfer_id, obligation having count(*) > 1`,
  },
  {
    name: 'an obligation holds what no remittance of it covers and what is covered and was not released',
    text: `select a.obligation, held.total, open.total as free, waiting.total as waiting from ${ACCOUNTS}
      cross join lateral (select coalesce(sum(case when t.credit_account_id = a.account_id then t.amount_sen
        else -t.amount_sen end), 0) as total from transfers t where a.account_id in (t.credit_account_id, t.debit_account_id)) held
      cross join lateral (select coalesce(sum(case when t.credit_account_id = a.account_id then t.amount_sen
        else -t.amount_sen end), 0) as total from transfers t where a.account_id in (t.credit_account_id, t.debit_account_id)
        and t.kind not in ('sweep_released', 'sweep_returned', 'remittance_released', 'remittance_returned')
        and not exists (select from remittance_transfers m
          where m.transfer_id = t.id and m.obligation = a.obligation and not m.ended)) open
      cross join lateral (select coalesce(sum(r.amount_sen), 0) as total from remittances r
        where r.obligation = a.obligation and r.state = 'approved') waiting
      where held.total <> open.total + waiting.total`,
  },
  {
    name: 'a remittance has one payout of its amount, in the state of the payout',
    text: `select r.id, r.state, p.state as payout from remittances r left join payouts p on p.id = r.payout_id
      where p.id is null or p.purpose_id <> r.id or p.amount_sen <> r.amount_sen
        or p.purpose <> case when r.obligation in ('charity', 'recovery_costs') then 'remittance' else 'sweep' end
        or r.state <> case p.state when 'queued' then 'approved' when 'in_batch' then 'released' else p.state end`,
  },
  {
    name: 'what is in transit is what was released and is not settled',
    text: `select transit.kind, transit.total, open.total as released from (
        select 'sweep' as kind, ${total(platformAccount('sweeps_in_transit'))} as total
        union all select 'remittance', ${total(platformAccount('remittances_in_transit'))}) transit
      left join lateral (select coalesce(sum(p.amount_sen), 0) as total from payouts p
        where p.purpose = transit.kind and p.state = 'in_batch') open on true
      where transit.total <> open.total`,
  },
  {
    name: 'the operating bank holds the equity of the platform and the taxes that it owes, and nothing of the trust account',
    text: `select t.id from transfers t
      where (t.debit_account_id in (${own})) <> (t.credit_account_id in (${own}))`,
  },
  {
    name: 'a difference of service tax is booked by one transfer of its amount between fee income and service tax',
    text: `select coalesce(d.id, x.reference_id) as what, d.difference_sen, x.amount_sen
      from service_tax_days d full join (select * from transfers where kind = 'service_tax_rounding') x on x.id = d.transfer_id
      where d.id is null or x.id is null or x.reference_id <> d.id or x.business_date <> d.booked_on
        or x.amount_sen <> abs(d.difference_sen)
        or (x.debit_account_id = '${platformAccount('fee_income')}') <> (d.difference_sen > 0)
        or '${platformAccount('service_tax')}' not in (x.debit_account_id, x.credit_account_id)
        or '${platformAccount('fee_income')}' not in (x.debit_account_id, x.credit_account_id)`,
  },
  {
    name: 'a refund of deductions gave back exactly what was taken too much, by a transfer for each part',
    text: `select r.id, x.fee, x.tax, x.withheld from deduction_refunds r
      join (select refund_id, sum(fee_sen) as fee, sum(service_tax_sen) as tax, sum(withholding_sen) as withheld
        from overtaken_deductions group by refund_id) x on x.refund_id = r.id
      left join (select reference_id, sum(amount_sen) filter (where kind = 'service_fee_returned') as fee,
          sum(amount_sen) filter (where kind = 'service_tax_returned') as tax,
          sum(amount_sen) filter (where kind = 'withholding_tax_returned') as withheld
        from transfers where kind in ('service_fee_returned', 'service_tax_returned', 'withholding_tax_returned')
        group by reference_id) t on t.reference_id = r.id
      where coalesce(t.fee, 0) <> case when r.refunded_on is null then 0 else x.fee end
        or coalesce(t.tax, 0) <> case when r.refunded_on is null then 0 else x.tax end
        or coalesce(t.withheld, 0) <> case when r.refunded_on is null then 0 else x.withheld end`,
  },
  {
    name: 'what is owed to an authority in the operating account is what arrived there and is not paid',
    text: `select owed.kind, owed.total, waiting.total as waiting from (
        select 'service_tax' as kind, ${total(platformAccount('service_tax_payable'))} as total
        union all select 'withholding_tax', ${total(platformAccount('withholding_tax_payable'))}) owed
      left join lateral (select coalesce(sum(r.amount_sen), 0) as total from remittances r
        where r.obligation = owed.kind and r.arrived_on is not null and r.remitted_on is null) waiting on true
      where owed.total <> waiting.total`,
  },
];
