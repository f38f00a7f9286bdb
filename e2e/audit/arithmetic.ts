/**
 * Arithmetic of the audit's own. It shares nothing with the product on purpose: a mistake in the product's arithmetic
 * must not be repeated here.
 */

export const WHOLE = 10_000n;

/** The greatest whole number not above a quotient; the divisor is positive. */
export function floorOf(dividend: bigint, divisor: bigint): bigint {
  const quotient = dividend / divisor;
  return dividend % divisor < 0n ? quotient - 1n : quotient;
}

/** The whole number nearest to a quotient of numbers that are not negative, a half going up. */
export function nearestOf(dividend: bigint, divisor: bigint): bigint {
  return floorOf(2n * dividend + divisor, 2n * divisor);
}

/** '1234.50' as sen. @throws RangeError for any other text */
export function senOf(text: string): bigint {
  const match = /^(-?)(\d+)\.(\d\d)$/.exec(text);
  if (match === null) throw new RangeError(`'${text}' is no amount.`);
  const size = BigInt(`${match[2]}${match[3]}`);
  return match[1] === '-' ? -size : size;
}

/** Sen as '1234.50'. */
export function amountText(sen: bigint): string {
  const digits = String(sen < 0n ? -sen : sen).padStart(3, '0');
  return `${sen < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** A share as a percentage with two decimals, the half going away from zero. */
export function percentText(part: bigint, whole: bigint): string {
  const size = nearestOf((part < 0n ? -part : part) * WHOLE, whole);
  return amountText(part < 0n ? -size : size);
}

export const sumOf = (amounts: Iterable<bigint>): bigint => {
  let total = 0n;
  for (const amount of amounts) total += amount;
  return total;
};

export const least = (one: bigint, other: bigint): bigint => (one < other ? one : other);

/** One dated flow: negative what was paid in, positive what came back or what is still there. */
export interface DatedAmount {
  readonly on: string;
  readonly sen: bigint;
}

const STEPS = 120;
const DAY_MS = 86_400_000;

/**
 * The yearly rate at which flows are worth nothing together, in percent; null where they have one sign only.
 * Bisection between -99.9 % and 1,000,000 %, and only where the worth changes its sign once over a coarse grid.
 */
export function xirrPercent(flows: readonly DatedAmount[]): number | null {
  const [first] = flows.map(({ on }) => on).sort();
  if (first === undefined || !flows.some(({ sen }) => sen > 0n) || !flows.some(({ sen }) => sen < 0n))
    return null;
  const points = flows.map(({ on, sen }) => ({
    years: (Date.parse(on) - Date.parse(first)) / DAY_MS / 365,
    amount: Number(sen),
  }));
  const worth = (rate: number) =>
    points.reduce((sum, { years, amount }) => sum + amount / (1 + rate) ** years, 0);
  const grid = [-0.999, -0.9, -0.75, -0.5, -0.25, -0.1, 0, 0.05, 0.1, 0.2, 0.5, 1, 5, 100, 10_000];
  const at = grid.findIndex((rate, index) => index > 0 && worth(rate) * worth(grid[index - 1] ?? 0) <= 0);
  if (at < 1) return null;
  return 100 * rootBetween(worth, grid[at - 1] ?? 0, grid[at] ?? 0);
}

/** The rate per period at which equal or unequal payments at period ends are worth their outlay. */
export function irrPerPeriod(outlay: bigint, payments: readonly bigint[]): number {
  const worth = (rate: number) =>
    payments.reduce((sum, one, index) => sum + Number(one) / (1 + rate) ** (index + 1), -Number(outlay));
  return rootBetween(worth, -0.5, 1);
}

function rootBetween(worth: (rate: number) => number, from: number, to: number): number {
  let [low, high] = [from, to];
  const sign = Math.sign(worth(low));
  for (let step = 0; step < STEPS; step += 1) {
    const middle = (low + high) / 2;
    if (Math.sign(worth(middle)) === sign) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}
