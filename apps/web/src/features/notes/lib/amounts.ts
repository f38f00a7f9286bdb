import {
  minSen,
  parseSen,
  type Sen,
  senFromText,
  senToText,
  subtractSen,
  ZERO_SEN,
} from '@titian/finance/sen';

/** The amount that the panel opens with: the smallest investment, or what is left where that is less. */
export function startAmount(minimum: string, remaining: string): string {
  const [least, left] = [senFromText(minimum), senFromText(remaining)];
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

/** Cash less what is typed; negative where it does not suffice. Text that is no amount yet takes nothing. */
export function cashAfter(balance: string | null, typed: string): Sen {
  const cash = balance === null ? ZERO_SEN : senFromText(balance);
  const amount = parseSen(typed);
  return amount === null ? cash : subtractSen(cash, amount);
}
