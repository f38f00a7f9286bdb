import type { Invariant } from '../../../platform/invariants.ts';

/** What is always true of the figures that dashboards show. */
export const insightInvariants: readonly Invariant[] = [
  {
    name: 'the months of an investor are the entries up to their head, by kind',
    text: `select coalesce(f.account_id, e.account_id) as account_id, coalesce(f.kind, e.kind) as kind, f.total, e.total as entries
      from (select account_id, kind, sum(amount_sen) as total from investor_flows group by account_id, kind) f
      full join (select e.account_id, e.kind, sum(e.amount_sen) as total from entries e
        join investor_flow_heads h on h.account_id = e.account_id and e.seq <= h.seq group by e.account_id, e.kind) e
        on e.account_id = f.account_id and e.kind = f.kind
      where f.total is distinct from e.total`,
  },
  {
    name: 'the months of distributions consist of exactly what they paid',
    text: `select account_id, from_on from investor_flows where kind = 'distribution'
      and principal_sen + return_sen + late_sen + fee_sen + tax_sen > 0
      and amount_sen <> principal_sen + return_sen + late_sen - fee_sen - tax_sen`,
  },
  {
    name: 'what a note owes is what its holders have outstanding or lost, and what is paid and not distributed yet',
    text: `select n.id, i.owed, h.held, u.undistributed from notes n
      join (select note_id, sum(principal_sen - paid_principal_sen) as owed from instalments group by note_id) i
        on i.note_id = n.id
      join (select note_id, sum(outstanding_sen + written_off_sen) as held from holdings group by note_id) h
        on h.note_id = n.id
      left join (select r.note_id, sum(case when s.repayment_id is null then r.principal_sen else s.unpaid end) as undistributed
        from repayments r left join (
          select s.repayment_id, sum(s.principal_sen) filter (where s.position > r.cursor) as unpaid
          from distribution_shares s join repayments r on r.id = s.repayment_id group by s.repayment_id) s
          on s.repayment_id = r.id
        group by r.note_id) u on u.note_id = n.id
      where i.owed <> h.held - coalesce(u.undistributed, 0)
        and not exists (select from subscriptions s where s.note_id = n.id and s.state = 'active')`,
  },
  {
    name: 'the platform has funded what was disbursed when its figures were made',
    text: `select f.as_of, f.value ->> 'funded_to_date' as kept, d.total from platform_figures f
      cross join lateral (select coalesce(sum(d.amount_sen), 0) as total from disbursements d
        join notes n on n.id = d.note_id where n.issued_on <= f.as_of and d.created_at < f.created_at) d
      where f.name = 'platform_financials'
        and f.as_of = (select max(as_of) from platform_figures where name = 'platform_financials')
        and ((f.value ->> 'funded_to_date')::numeric * 100) <> d.total`,
  },
];
