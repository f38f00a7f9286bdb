import type { Invariant } from '../../../platform/invariants.ts';

/** Every share keeps what was known of its holder's tax residence (decision 044). */
export const shareResidence: Invariant = {
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
};
