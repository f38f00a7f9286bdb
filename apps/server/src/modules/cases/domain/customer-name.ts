import type { User } from '../../identity/public.ts';

/** What operators call a customer in lists of cases. */
export function nameOf(user: User): string {
  return user.companyName ?? `${user.firstName} ${user.lastName}`;
}
