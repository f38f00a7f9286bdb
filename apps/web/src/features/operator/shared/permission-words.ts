import { formatMoney } from '../../../components/money.tsx';
import { english, text } from './permissions-text.ts';
import { readable } from './readable.ts';

/** What a role holds of a permission, and up to which amount; null is every amount. */
interface Held {
  readonly allowed: boolean;
  readonly limit: string | null;
}

/** What a permission is called; one that is newer than this page by its code. */
export function permissionName(permission: string): string {
  return isNamed(permission) ? text(`name.${permission}`) : readable(permission);
}

/** What a role holds, in a word. */
export function heldText({ allowed, limit }: Held): string {
  if (!allowed) {
    return text('notHeld');
  }
  return limit === null ? text('held') : text('upTo', { amount: formatMoney(limit) });
}

function isNamed(permission: string): permission is keyof typeof english.name {
  return Object.hasOwn(english.name, permission);
}
