import type { Invariant } from '../../../platform/invariants.ts';

export const registerInvariants: readonly Invariant[] = [
  {
    name: 'versions of a breach follow each other without a gap',
    text: `select breach_id from breach_versions
      group by breach_id having max(version) <> count(*) or count(distinct number) <> 1`,
  },
  {
    name: 'versions of a conflict of interest follow each other, and stay of one operator',
    text: `select conflict_id from conflict_versions group by conflict_id
      having max(version) <> count(*) or count(distinct number) <> 1 or count(distinct operator_id) <> 1`,
  },
];
