import { type Sen, sen } from '@titian/finance/sen';

const boundsSen: Readonly<Record<string, bigint>> = {
  below_50k: 5_000_000n,
  '50k_100k': 10_000_000n,
  '100k_150k': 15_000_000n,
  '150k_300k': 30_000_000n,
  '300k_500k': 50_000_000n,
  '500k_1m': 100_000_000n,
};

/** The most that a declared range of yearly income covers, in sen; null for the range without a bound, and for none. */
export function incomeBound(range: string | null): Sen | null {
  const bound = range !== null && Object.hasOwn(boundsSen, range) ? boundsSen[range] : undefined;
  return bound === undefined ? null : sen(bound);
}
