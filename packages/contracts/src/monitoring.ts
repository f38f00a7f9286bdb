import { may, type PermissionHolder } from './permissions.ts';

/** What transactions are searched for (TXM-1). */
export const monitoringRuleKinds = [
  'structuring',
  'rapid_movement',
  'dormant_active',
  'shared_accounts',
  'out_of_profile',
  'related_party',
] as const;
export type MonitoringRuleKind = (typeof monitoringRuleKinds)[number];

/** The names of all parameters: days, a number of deposits or customers, ringgit, per cent. */
export const monitoringParameters = ['days', 'count', 'amount', 'percent'] as const;
export type MonitoringParameter = (typeof monitoringParameters)[number];

/** The parameters that each rule has; it has no other. */
export const parametersOfRule = {
  structuring: ['days', 'count', 'amount'],
  rapid_movement: ['days', 'amount', 'percent'],
  dormant_active: ['days', 'amount'],
  shared_accounts: ['count'],
  out_of_profile: ['percent'],
  related_party: ['amount'],
} as const satisfies Record<MonitoringRuleKind, readonly MonitoringParameter[]>;

/** Whether a rule has a parameter. */
export function hasParameter(kind: MonitoringRuleKind, parameter: MonitoringParameter): boolean {
  const names: readonly MonitoringParameter[] = parametersOfRule[kind];
  return names.includes(parameter);
}

/** How an investor is related to an issuer in whose notes it invests (TXM-11). */
export const relationBases = ['person', 'guarantor', 'bank_account', 'device'] as const;
export type RelationBasis = (typeof relationBases)[number];

/** The longest period that a rule looks back over. */
export const MONITORING_DAYS_MAX = 365;

export const monitoringStates = ['open', 'closed'] as const;
export type MonitoringState = (typeof monitoringStates)[number];

/** How movements are counted by rules. */
export const monitoredMovements = ['deposit', 'withdrawal', 'investment'] as const;
export type MonitoredMovement = (typeof monitoredMovements)[number];

/** Over how many days before today a back-test runs. */
export const BACKTEST_DAYS = 90;
/** The first so many customers with alerts of a back-test are named. */
export const BACKTEST_CUSTOMERS = 20;

/** Whether an operator closes alerts with a conclusion. */
export function mayConclude(operator: PermissionHolder): boolean {
  return may(operator, 'alert_conclusion');
}
