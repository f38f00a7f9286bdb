/**
 * Money: whole sen in a branded bigint. The only module that turns money into text and text into money,
 * and the only one that rounds (NUM-1).
 */

declare const senBrand: unique symbol;

/** An amount of money in whole sen. May be negative (a difference); stored amounts are not. */
export type Sen = bigint & { readonly [senBrand]: true };

const AMOUNT_TEXT = /^\d{1,13}(\.\d{1,2})?$/;
const TRUE_MINUS = '\u2212';

/** Marks a whole number of sen as money. */
export function sen(amount: bigint): Sen {
  return amount as Sen;
}

export const ZERO_SEN: Sen = sen(0n);

/** Ringgit text ("1234.5", "1234.50", "1234") to sen; null for anything else: signs, exponents, separators, three decimals. */
export function parseSen(text: string): Sen | null {
  if (!AMOUNT_TEXT.test(text)) {
    return null;
  }
  const [ringgit = '', decimals = ''] = text.split('.');
  return sen(BigInt(ringgit + decimals.padEnd(2, '0')));
}

/** The wire form (NUM-2): ringgit with two decimals, no separators; a negative amount starts with '-'. */
export function senToText(amount: Sen): string {
  const { ringgit, decimals } = digitsOf(amount);
  return `${amount < 0n ? '-' : ''}${ringgit}.${decimals}`;
}

/**
 * Reads the wire form where nothing else can stand: in what was stored, or validated before.
 * @throws RangeError on any other text: money that cannot be read is never zero
 */
export function senFromText(text: string): Sen {
  const isNegative = text.startsWith('-');
  const amount = parseSen(isNegative ? text.slice(1) : text);
  if (amount === null) {
    throw new RangeError('an amount of money cannot be read');
  }
  return isNegative ? sen(-amount) : amount;
}

/** The screen form without currency: "1,234.50"; a negative amount starts with a true minus (U+2212). */
export function formatAmount(amount: Sen): string {
  return `${amount < 0n ? TRUE_MINUS : ''}${grouped(amount)}`;
}

/** The screen form (NUM-3): "RM 1,234.50"; a negative amount starts with a true minus: "−RM 1,234.50". */
export function formatRinggit(amount: Sen): string {
  return `${amount < 0n ? TRUE_MINUS : ''}RM ${grouped(amount)}`;
}

export function addSen(a: Sen, b: Sen): Sen {
  return sen(a + b);
}

export function subtractSen(a: Sen, b: Sen): Sen {
  return sen(a - b);
}

/** The sum of any number of amounts; of none it is zero. */
export function sumSen(amounts: Iterable<Sen>): Sen {
  let total = 0n;
  for (const amount of amounts) {
    total += amount;
  }
  return sen(total);
}

export function minSen(a: Sen, b: Sen): Sen {
  return a < b ? a : b;
}

export function maxSen(a: Sen, b: Sen): Sen {
  return a > b ? a : b;
}

/** How many whole times a part fits into an amount; throws RangeError unless the part is positive. */
export function timesIn(amount: Sen, part: Sen): number {
  return Number(floorDivide(amount, part));
}

/** For sorting: -1, 0 or 1. */
export function compareSen(a: Sen, b: Sen): -1 | 0 | 1 {
  if (a === b) {
    return 0;
  }
  return a < b ? -1 : 1;
}

/** value × numerator ÷ denominator, rounded down (towards minus infinity). Throws RangeError unless the denominator is positive. */
export function mulDivFloor(value: bigint, numerator: bigint, denominator: bigint): bigint {
  return floorDivide(value * numerator, denominator);
}

/**
 * value × numerator ÷ denominator, rounded half-up (NUM-1): a half goes away from zero.
 * Throws RangeError unless the denominator is positive.
 */
export function mulDivHalfUp(value: bigint, numerator: bigint, denominator: bigint): bigint {
  const product = value * numerator;
  const magnitude = product < 0n ? -product : product;
  const rounded = floorDivide(2n * magnitude + denominator, 2n * denominator);
  return product < 0n ? -rounded : rounded;
}

function floorDivide(dividend: bigint, divisor: bigint): bigint {
  if (divisor <= 0n) {
    throw new RangeError(`The denominator must be positive, not ${divisor}.`);
  }
  const quotient = dividend / divisor;
  // BigInt division drops the fraction, which rounds a negative quotient up.
  return dividend < 0n && quotient * divisor !== dividend ? quotient - 1n : quotient;
}

function digitsOf(amount: Sen): { ringgit: string; decimals: string } {
  const digits = (amount < 0n ? -amount : amount).toString().padStart(3, '0');
  return { ringgit: digits.slice(0, -2), decimals: digits.slice(-2) };
}

function grouped(amount: Sen): string {
  const { ringgit, decimals } = digitsOf(amount);
  return `${ringgit.replace(/\B(?=(\d{3})+$)/g, ',')}.${decimals}`;
}
