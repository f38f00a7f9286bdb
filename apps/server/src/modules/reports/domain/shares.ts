import { ratioToPercentText } from '@titian/finance/rate';

/** A part of a whole in percent with two decimals; null where there is no whole. */
export function percentOf(part: bigint, whole: bigint): string | null {
  return whole === 0n ? null : ratioToPercentText(part, whole);
}
