/** Roles of operators (OPS-8); what each may do stands in `permissions.ts`. */
export const operatorRoleNames = [
  'support',
  'onboarding',
  'credit',
  'finance',
  'compliance',
  'administrator',
  'auditor',
] as const;

export type OperatorRole = (typeof operatorRoleNames)[number];
