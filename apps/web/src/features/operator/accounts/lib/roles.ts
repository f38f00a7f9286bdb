import { text as office } from '../../shared/text.ts';
import type { Role } from '../api/accounts.ts';

/** The names of roles, one after the other. */
export function roleNames(roles: readonly Role[]): string {
  return roles.map((role) => office(`roles.${role}`)).join(', ');
}
