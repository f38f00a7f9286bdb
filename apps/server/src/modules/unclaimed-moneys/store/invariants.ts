import type { Invariant } from '../../../platform/invariants.ts';

export const unclaimedMoneyInvariants: readonly Invariant[] = [
  {
    name: 'an owner was notified of unclaimed money by a mail of its own',
    text: `select n.id from unclaimed_notices n
      where not exists (select from emails e where e.user_id = n.customer_id and e.template = 'unclaimed_money')`,
  },
];
