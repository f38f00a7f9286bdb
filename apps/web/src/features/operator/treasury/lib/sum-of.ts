import { type Sen, senFromText, sumSen } from '@titian/finance/sen';

/** The sum of amounts of the wire. @throws RangeError on text that is no amount */
export function sumOf(amounts: readonly string[]): Sen {
  return sumSen(amounts.map(senFromText));
}
