import { minSen, parseSen, type Sen, sen, senToText, ZERO_SEN } from '@titian/finance/sen';

/** What − and + move the amount by. The server judges the step that counts. */
export const STEP_SEN: Sen = sen(1_000n);
const START_SEN: Sen = sen(10_000n);

/** The amount that the panel opens with: RM 100.00, or what is left where that is less. */
export function startAmount(remaining: string): string {
  const left = parseSen(remaining) ?? ZERO_SEN;
  return senToText(left === 0n ? START_SEN : minSen(START_SEN, left));
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
