import type { Invariant } from '../../../platform/invariants.ts';

/** The late charge of a share from which tax is withheld. */
const TAXED_LATE = 'case when r.withholds_late then s.late_sen else 0 end';

/** What is taken from shares: never more than they bring, at the rates of the split, and from whom (decisions 036, 044). */
export const deductionInvariants: readonly Invariant[] = [
  {
    name: 'what a holding owes of fee and taxes is what its payments brought at the rates of their days, less what was taken',
    text: `select h.id, h.fee_remainder, h.service_tax_remainder, h.withholding_remainder from holdings h
      left join (
        select s.holding_id, sum(s.return_sen * r.service_fee_bps - s.fee_sen * 10000) as fee,
          sum(s.fee_sen * r.service_tax_bps - s.service_tax_sen * 10000) as tax,
          sum(case when s.is_non_resident then (s.return_sen + ${TAXED_LATE}) * r.withholding_bps else 0 end
            - s.withholding_sen * 10000) as withheld
        from distribution_shares s join repayments r on r.id = s.repayment_id
        where s.position <= r.cursor group by s.holding_id) p on p.holding_id = h.id
      left join overtaken_deductions o on o.holding_id = h.id
      where h.fee_remainder <> coalesce(p.fee, 0) + coalesce(o.fee_sen, 0) * 10000
        or h.service_tax_remainder
          <> coalesce(p.tax, 0) + coalesce(o.service_tax_sen, 0) * 10000 - coalesce(o.untaxed, 0)
        or h.withholding_remainder <> coalesce(p.withheld, 0) + coalesce(o.withholding_sen, 0) * 10000`,
  },
  {
    name: 'fee and service tax of a share are never above its return',
    text: `select s.repayment_id, s.holding_id from distribution_shares s
      where s.fee_sen + s.service_tax_sen > s.return_sen`,
  },
  {
    name: 'a share gives up no more than its return and its taxed late charge, withholding of non-residents only',
    text: `select s.repayment_id, s.holding_id from distribution_shares s join repayments r on r.id = s.repayment_id
      where s.fee_sen + s.service_tax_sen + s.withholding_sen > s.return_sen + ${TAXED_LATE}
        or (s.withholding_sen > 0 and not s.is_non_resident)`,
  },
  {
    // A record of the same day may have come before the split or after it.
    name: 'a share says whether its holder was a resident on the day of the split, by what was recorded then',
    text: `select d.investor_id, d.split_on, d.is_non_resident from (
        select distinct h.investor_id, r.split_on, s.is_non_resident from distribution_shares s
        join repayments r on r.id = s.repayment_id join holdings h on h.id = s.holding_id) d
      where not exists (select from tax_residences t where t.user_id = d.investor_id
        and (t.country <> 'MY') = d.is_non_resident
        and t.counts_from <= greatest(d.split_on, (select min(counts_from) from tax_residences where user_id = d.investor_id))
        and not exists (select from tax_residences l where l.user_id = d.investor_id and l.counts_from < d.split_on
          and (l.counts_from, l.seq) > (t.counts_from, t.seq)))`,
  },
];
