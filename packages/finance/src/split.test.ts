import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sen, sumSen } from './sen.ts';
import { splitCumulative } from './split.ts';

const totals = fc.bigInt({ min: 0n, max: 10n ** 11n }).map(sen);
const someWeights = fc
  .array(fc.oneof(fc.constant(0n), fc.bigInt({ min: 0n, max: 10n ** 9n })), { minLength: 1, maxLength: 200 })
  .filter((weights) => weights.some((weight) => weight > 0n));

describe('splitCumulative', () => {
  it('rejects weights that sum to 0, negative weights and negative totals', () => {
    expect(() => splitCumulative(sen(1n), [])).toThrow('all weights together are 0');
    expect(() => splitCumulative(sen(0n), [0n, 0n])).toThrow('all weights together are 0');
    expect(() => splitCumulative(sen(1n), [2n, -1n])).toThrow('must not be negative');
    expect(() => splitCumulative(sen(-1n), [1n])).toThrow('cannot be split');
  });

  it.each([
    [100n, [1n, 1n, 1n], [33n, 33n, 34n]],
    [1n, [1n, 1n, 1n], [0n, 0n, 1n]],
    [2n, [1n, 1n, 1n], [0n, 1n, 1n]],
    [10n, [0n, 3n, 0n, 7n, 0n], [0n, 3n, 0n, 7n, 0n]],
    [0n, [5n, 5n], [0n, 0n]],
    [7n, [9n], [7n]],
  ])('%s by %s', (total, weights, shares) => {
    expect(splitCumulative(sen(total), weights)).toEqual(shares);
  });

  it('sums exactly, stays within one sen of the exact share, and gives nothing to a weight of 0', () => {
    fc.assert(
      fc.property(totals, someWeights, (total, weights) => {
        const shares = splitCumulative(total, weights);
        const weightsTotal = weights.reduce((sum, weight) => sum + weight, 0n);
        expect(sumSen(shares)).toBe(total);
        expect(shares.length).toBe(weights.length);
        for (const [index, share] of shares.entries()) {
          const weight = weights[index] ?? 0n;
          const off = share * weightsTotal - total * weight;
          expect(share >= 0n && off < weightsTotal && off > -weightsTotal).toBe(true);
          expect(weight === 0n ? share : 0n).toBe(0n);
        }
      }),
    );
  });

  it('gives each weight itself when the total equals their sum, and never more when it is below', () => {
    fc.assert(
      fc.property(someWeights, fc.nat(10_000), (weights, perMyriad) => {
        const all = sumSen(weights.map(sen));
        expect(splitCumulative(all, weights)).toEqual(weights);
        const shares = splitCumulative(sen((all * BigInt(perMyriad)) / 10_000n), weights);
        expect(shares.every((share, index) => share <= (weights[index] ?? 0n))).toBe(true);
      }),
    );
  });

  it('splits to 100,000 weights in one pass', () => {
    const weights = Array.from({ length: 100_000 }, (_, index) => BigInt((index * 7919) % 50_000));
    const shares = splitCumulative(sen(98_765_432_101n), weights);
    expect(sumSen(shares)).toBe(98_765_432_101n);
  });
});
