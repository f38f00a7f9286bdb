import { minSen, parseSen, type Sen, sen, senToText, ZERO_SEN } from '@titian/finance/sen';

/** The amount that the panel opens with: the smallest investment, or what is left where that is less. */
export function startAmount(minimum: string, remaining: string): string {
  const [least, left] = [parseSen(minimum) ?? ZERO_SEN, parseSen(remaining) ?? ZERO_SEN];
  return senToText(left === 0n ? least : minSen(least, left));
}

export function isMoreThan(amount: string, other: string): boolean {
  const [value, limit] = [parseSen(amount), parseSen(other)];
  return value !== null && limit !== null && value > limit;
}

/** The amount, or what is left where that is less. */
export function atMost(amount: string, remaining: string): string {
  return isMoreThan(amount, remaining) ? remaining : amount;
}

/** Cash less the amount; negative where it does not suffice. */
export function cashAfter(balance: string | null, amount: string): Sen {
  return sen((parseSen(balance ?? '') ?? 0n) - (parseSen(amount) ?? 0n));
}
