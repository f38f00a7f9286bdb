import type { OperatorRole } from '@titian/contracts/operator-roles';
import { text } from './text.ts';

/** The names of roles, one after the other. */
export function roleNames(roles: readonly OperatorRole[]): string {
  return roles.map((role) => text(`roles.${role}`)).join(', ');
}
