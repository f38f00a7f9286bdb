import { formatRinggit, type Sen } from '@titian/finance/sen';

/** `RM 1,000` of a whole amount; `RM 1,000.50` of another. */
export function shortMoney(amount: Sen): string {
  return withoutZeros(formatRinggit(amount));
}

/** Whole percent of the wire's text: "72" of "72.00". */
export function wholePercent(percent: string): string {
  return percent.split('.')[0] ?? percent;
}

/** A figure with two digits after its point, without them where they are zeros. */
export function withoutZeros(figure: string): string {
  return figure.replace(/\.00$/, '');
}
