import { parseSen, type Sen, sumSen, ZERO_SEN } from '@titian/finance/sen';

/** The sum of amounts of the wire. */
export function sumOf(amounts: readonly string[]): Sen {
  return sumSen(amounts.map((amount) => parseSen(amount) ?? ZERO_SEN));
}
