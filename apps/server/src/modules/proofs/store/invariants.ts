import type { Invariant } from '../../../platform/invariants.ts';

/** What is always true of proofs of client money. */
export const proofInvariants: readonly Invariant[] = [
  {
    name: 'what clients claim in a proof and what is unassigned in it are the sum of its root',
    text: `select r.day, r.total_sen, c.claimed, u.unassigned from proof_records r
      left join (select day, sum(cash_sen + waiting_sen + payouts_sen + shares_sen + excess_sen) as claimed
        from proof_claims group by day) c on c.day = r.day
      left join lateral (select sum((one->>'amount')::numeric * 100) as unassigned
        from jsonb_array_elements(r.content::jsonb->'unassigned') one) u on true
      where r.total_sen <> coalesce(c.claimed, 0) + coalesce(u.unassigned, 0)
      union all
      select c.day, null, sum(c.cash_sen), null from proof_claims c left join proof_records r on r.day = c.day
        where r.day is null group by c.day`,
  },
  {
    name: 'a record of client money is its content, and follows the record before it',
    text: `select r.day from proof_records r
      left join lateral (select hash, day from proof_records b where b.day < r.day order by b.day desc limit 1) b on true
      where r.hash <> sha256(convert_to(r.content, 'UTF8')) or r.previous_hash is distinct from b.hash
        or r.content::jsonb->>'day' <> r.day::text
        or r.content::jsonb->>'previous_hash' is distinct from encode(r.previous_hash, 'hex')
        or r.content::jsonb->'tree'->>'root' <> encode(r.root_hash, 'hex')`,
  },
];
