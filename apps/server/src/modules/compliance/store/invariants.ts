import type { Invariant } from '../../../platform/invariants.ts';

export const complianceInvariants: readonly Invariant[] = [
  {
    name: 'a customer leaves the highest risk rating by two of compliance',
    text: `select r.id from risk_ratings r
      where r.state in ('in_force', 'replaced') and r.rating <> 'high' and r.set_by is not null
        and r.decided_by is null
        and (select p.rating from risk_ratings p where p.customer_id = r.customer_id and p.id < r.id
          and p.state in ('in_force', 'replaced') order by p.id desc limit 1) = 'high'`,
  },
];
