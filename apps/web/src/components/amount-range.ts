import { parseSen } from '@titian/finance/sen';
import { formatMoney } from './money.tsx';
import { text } from './text.ts';

/** What an amount has to keep to, in ringgit as the server sends it; both included. */
export interface AmountRange {
  readonly least?: string | undefined;
  readonly most?: string | undefined;
}

/** What is wrong with an amount as it is typed; null where it keeps to its range, and where it is no amount yet. */
export function rangeError(amount: string, { least, most }: AmountRange): string | null {
  if (most !== undefined && isBelow(most, amount)) {
    return text('amount.atMost', { most: formatMoney(most) });
  }
  return least !== undefined && isBelow(amount, least)
    ? text('amount.atLeast', { least: formatMoney(least) })
    : null;
}

/** Whether an amount is smaller than another; not where either is no amount. */
export function isBelow(amount: string, other: string): boolean {
  const [one, two] = [parseSen(amount), parseSen(other)];
  return one !== null && two !== null && one < two;
}
