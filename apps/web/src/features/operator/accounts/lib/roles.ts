import { text as sharedText } from '../../shared/text.ts';
import type { Role } from '../api/accounts.ts';

/** The names of roles, one after the other. */
export function roleNames(roles: readonly Role[]): string {
  return roles.map((role) => sharedText(`roles.${role}`)).join(', ');
}
