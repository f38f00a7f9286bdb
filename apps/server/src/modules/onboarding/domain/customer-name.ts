import type { User } from '../../identity/public.ts';

/** What operators call a customer: the verified name where there is one, else what was typed at registration. */
export function customerName(user: User, verifiedName: string | null | undefined): string {
  return verifiedName ?? user.companyName ?? `${user.firstName} ${user.lastName}`;
}
