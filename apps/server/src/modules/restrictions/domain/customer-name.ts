import type { User } from '../../identity/public.ts';

/** What compliance calls a customer in its lists. */
export function nameOf(user: User): string {
  return user.companyName ?? `${user.firstName} ${user.lastName}`;
}
