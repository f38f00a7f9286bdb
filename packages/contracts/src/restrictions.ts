/** How far a customer's money is restricted, from nothing to everything (decision 032). */
export const moneyLevels = ['none', 'outgoing', 'frozen'] as const;

/** Why a restriction was set: by two operators, at once by one, by a confirmed name, by disabling for fraud. */
export const restrictionCauses = ['proposal', 'compliance', 'screening', 'fraud'] as const;

/** Why an account is disabled; `fraud` restricts its money too. */
export const disableCategories = ['fraud', 'customer_request', 'other'] as const;

const confidentialKinds: readonly string[] = [
  'money_restriction',
  'money_restriction_confirmation',
  'screening_clearance',
  'monitoring_rule',
];

/** Whether a proposal reveals a suspicion: by its kind, or because it disables an account for fraud. */
export function isConfidential(kind: string, after: unknown): boolean {
  const isFraud =
    typeof after === 'object' && after !== null && 'category' in after && after.category === 'fraud';
  return confidentialKinds.includes(kind) || isFraud;
}

/** Whether an action on a customer reveals a suspicion, or what is searched for. */
export function isConfidentialAction(action: string): boolean {
  return /^(money_restriction|screening|monitoring_rule)\./.test(action);
}

/**
 * Whether something reveals what a screening led to: by the action recorded, the kind of a proposal, or the cause of a
 * change. That is compliance's alone (OPS-24).
 */
export function revealsSuspicion(action: string, kind: string, change: unknown): boolean {
  const isByScreening =
    typeof change === 'object' && change !== null && 'cause' in change && change.cause === 'screening';
  return action.startsWith('screening.') || kind === 'screening_clearance' || isByScreening;
}
