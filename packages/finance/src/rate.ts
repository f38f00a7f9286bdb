/** Rates: whole basis points inside, percent text with two decimals on the wire (NUM-4). */

import { mulDivFloor, mulDivHalfUp, type Sen, sen } from './sen.ts';

declare const rateBrand: unique symbol;

/** A rate or share in whole basis points: 1100 is 11.00 %. Yearly where it is an interest or profit rate. */
export type RateBps = number & { readonly [rateBrand]: true };

const PERCENT_TEXT = /^\d{1,4}(\.\d{1,2})?$/;

/** 100 % in basis points. */
export const WHOLE_BPS = 10_000n;

/** Marks a whole number of basis points as a rate. Throws RangeError for a fraction or an unsafe number. */
export function rateBps(bps: number): RateBps {
  if (!Number.isSafeInteger(bps)) {
    throw new RangeError(`A rate is a whole number of basis points, not ${bps}.`);
  }
  return bps as RateBps;
}

/** Percent text ("11", "11.5", "11.00") to basis points; null for anything else: signs, exponents, three decimals. */
export function parseRate(text: string): RateBps | null {
  if (!PERCENT_TEXT.test(text)) {
    return null;
  }
  const [whole = '', decimals = ''] = text.split('.');
  return rateBps(Number(whole + decimals.padEnd(2, '0')));
}

/**
 * Reads a rate where nothing else can stand: in what was stored, or validated before.
 * @throws RangeError on any other text
 */
export function rateFromText(text: string): RateBps {
  const rate = parseRate(text);
  if (rate === null) {
    throw new RangeError('a rate cannot be read');
  }
  return rate;
}

/** Basis points to percent text with two decimals, "11.00"; a negative rate starts with '-'. */
export function rateToText(rate: RateBps): string {
  const digits = Math.abs(rate).toString().padStart(3, '0');
  return `${rate < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** numerator ÷ denominator in basis points, half-up. Throws RangeError unless the denominator is positive. */
export function ratioToBps(numerator: bigint, denominator: bigint): RateBps {
  return rateBps(Number(mulDivHalfUp(numerator, WHOLE_BPS, denominator)));
}

/** numerator ÷ denominator as percent text with two decimals, half-up. Throws RangeError unless the denominator is positive. */
export function ratioToPercentText(numerator: bigint, denominator: bigint): string {
  return rateToText(ratioToBps(numerator, denominator));
}

/** That share of an amount, rounded down to the sen. */
export function shareFloor(amountSen: Sen, share: RateBps): Sen {
  return sen(mulDivFloor(amountSen, BigInt(share), WHOLE_BPS));
}

/** That share of an amount, rounded half-up to the sen. */
export function shareHalfUp(amountSen: Sen, share: RateBps): Sen {
  return sen(mulDivHalfUp(amountSen, BigInt(share), WHOLE_BPS));
}
