import type { Invariant } from '../../../platform/invariants.ts';

export const reportInvariants: readonly Invariant[] = [
  {
    name: 'a version of a return was approved by another than who proposed it, and follows the one before',
    text: `select r.id from market_returns r left join approvals a on a.id = r.approval_id
      where a.id is null or a.kind <> 'market_return' or a.state <> 'approved' or a.maker_id = a.checker_id
        or (r.version > 1 and not exists (select from market_returns e
          where e.period = r.period and e.version = r.version - 1))`,
  },
];
