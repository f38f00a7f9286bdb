import { type User, userName } from '../../identity/public.ts';

/** What operators call a customer: the verified name where there is one, else what was typed at registration. */
export function customerName(user: User, verifiedName: string | null | undefined): string {
  return verifiedName ?? userName(user);
}
