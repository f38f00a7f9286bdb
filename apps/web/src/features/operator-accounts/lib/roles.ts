import { text as office } from '../../../lib/office/text.ts';
import type { Role } from '../api/accounts.ts';

export const allRoles: readonly Role[] = [
  'support',
  'onboarding',
  'credit',
  'finance',
  'compliance',
  'administrator',
];

/** The names of roles, one after the other. */
export function roleNames(roles: readonly Role[]): string {
  return roles.map((role) => office(`roles.${role}`)).join(', ');
}
