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

/** The roles that decide, prepare or watch something; an auditor has none of them (OPS-61). */
export type WorkingRole = Exclude<OperatorRole, 'auditor'>;

/** Whether an operator reads alone, with personal data masked (OPS-60, OPS-62). */
export function isAuditor({ roles }: { readonly roles: readonly OperatorRole[] }): boolean {
  return roles.includes('auditor');
}

/** Whether roles may be held together: who audits does none of the work that is audited (OPS-61). */
export function areIndependent(roles: readonly OperatorRole[]): boolean {
  return !isAuditor({ roles }) || roles.length === 1;
}
