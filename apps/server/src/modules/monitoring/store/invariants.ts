import type { Invariant } from '../../../platform/invariants.ts';

export const monitoringInvariants: readonly Invariant[] = [
  {
    name: 'an alert is closed exactly when its case is, which is about its customer',
    text: `select a.id from monitoring_alerts a join cases c on c.id = a.case_id
      where c.kind <> 'alert' or c.customer_id is distinct from a.customer_id
        or (c.state = 'closed') <> (a.conclusion is not null)`,
  },
  {
    name: 'a version of a rule after the first was approved by another than who proposed it',
    text: `select r.id from monitoring_rules r left join approvals a on a.id = r.approval_id
      where r.version > 1
        and (a.id is null or a.kind <> 'monitoring_rule' or a.state <> 'approved' or a.maker_id = a.checker_id)`,
  },
];
