import type { MonitoringRuleKind } from '@titian/contracts/monitoring';

/** A rule has a kind, not an id; approvals name their subject by one: that of the version that the platform began with. */
const ids: Readonly<Record<MonitoringRuleKind, string>> = {
  structuring: '7a0e0001-0000-7000-8000-000000000001',
  rapid_movement: '7a0e0001-0000-7000-8000-000000000002',
  dormant_active: '7a0e0001-0000-7000-8000-000000000003',
  shared_accounts: '7a0e0001-0000-7000-8000-000000000004',
  out_of_profile: '7a0e0001-0000-7000-8000-000000000005',
  related_party: '7a0e0001-0000-7000-8000-000000000006',
};

/** The id of all versions of a rule together. */
export function ruleIdOf(kind: MonitoringRuleKind): string {
  return ids[kind];
}
