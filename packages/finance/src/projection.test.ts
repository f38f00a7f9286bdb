import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NO_REMAINDERS } from './deductions.ts';
import { distribute } from './distribution.ts';
import { placeOf, projectSplits, shareAt } from './projection.ts';
import { rateBps } from './rate.ts';
import { type Sen, sen, sumSen } from './sen.ts';

const RATES = { serviceFeeBps: rateBps(1500), serviceTaxBps: rateBps(800), withholdsLate: true };

interface Repayment {
  readonly principalSen: Sen;
  readonly returnSen: Sen;
  readonly lateSen: Sen;
  readonly order: readonly number[];
}

/** Holdings, some with a part paid back, and repayments that pay back all of it or less, each in an order of its own. */
const cases = fc
  .record({
    holdings: fc.array(
      fc
        .tuple(fc.bigInt({ min: 5_000n, max: 10_000_000n }), fc.integer({ min: 1, max: 1000 }))
        .map(([original, part]) => ({ original, outstanding: (original * BigInt(part)) / 1000n })),
      { minLength: 1, maxLength: 40 },
    ),
    parts: fc.array(
      fc.record({
        weight: fc.bigInt({ min: 0n, max: 1000n }),
        returned: fc.bigInt({ min: 0n, max: 1_000_000n }),
        late: fc.bigInt({ min: 0n, max: 10_000n }),
        seed: fc.array(fc.integer(), { minLength: 40, maxLength: 40 }),
      }),
      { minLength: 1, maxLength: 12 },
    ),
    unpaid: fc.bigInt({ min: 0n, max: 1000n }),
  })
  .filter(({ parts, unpaid }) => parts.some((one) => one.weight > 0n) || unpaid > 0n)
  .map(({ holdings, parts, unpaid }) => {
    const outstanding = holdings.reduce((sum, one) => sum + one.outstanding, 0n);
    const weights = parts.reduce((sum, one) => sum + one.weight, unpaid);
    let [cumulative, given] = [0n, 0n];
    const repayments = parts.map(({ weight, returned, late, seed }): Repayment => {
      cumulative += weight;
      const reached = (outstanding * cumulative) / weights;
      const principal = reached - given;
      given = reached;
      const order = holdings
        .map((_, index) => index)
        .sort((a, b) => (seed[a] ?? 0) - (seed[b] ?? 0) || a - b);
      return { principalSen: sen(principal), returnSen: sen(returned), lateSen: sen(late), order };
    });
    return { holdings, repayments };
  });

describe('the projection of repayments to come', () => {
  it('is what the repayments then give, part by part and to the sen', () => {
    fc.assert(
      fc.property(cases, ({ holdings, repayments }) => {
        const before = holdings.map((one) => ({
          outstandingSen: sen(one.outstanding),
          originalSen: sen(one.original),
        }));
        const projected = projectSplits(before, repayments);
        let left = before;
        for (const [at, repayment] of repayments.entries()) {
          const split = projected[at];
          if (split === undefined) {
            throw new Error('every repayment is projected');
          }
          const ordered = repayment.order.map(
            (index) => left[index] ?? { outstandingSen: sen(0n), originalSen: sen(0n) },
          );
          const shares = distribute(
            repayment,
            ordered.map((one) => ({ ...one, ...NO_REMAINDERS, withholdingBps: rateBps(0) })),
            RATES,
          );
          const of = (index: number) => shares[repayment.order.indexOf(index)];
          for (const index of left.keys()) {
            const place = placeOf(split, index);
            expect([
              shareAt(place, repayment.principalSen),
              shareAt(place, repayment.returnSen),
              shareAt(place, repayment.lateSen),
              place.weightSen,
            ]).toEqual([
              of(index)?.principalSen,
              of(index)?.returnSen,
              of(index)?.lateSen,
              of(index)?.weightSen,
            ]);
          }
          left = left.map((one, index) => ({
            ...one,
            outstandingSen: sen(one.outstandingSen - (of(index)?.principalSen ?? 0n)),
          }));
        }
      }),
      { numRuns: 300 },
    );
  });

  it('comes to the whole amount over all holdings', () => {
    fc.assert(
      fc.property(cases, fc.bigInt({ min: 0n, max: 10n ** 9n }), ({ holdings, repayments }, amount) => {
        const before = holdings.map((one) => ({
          outstandingSen: sen(one.outstanding),
          originalSen: sen(one.original),
        }));
        for (const split of projectSplits(before, repayments)) {
          expect(sumSen(before.map((_, index) => shareAt(placeOf(split, index), sen(amount))))).toBe(amount);
        }
      }),
    );
  });

  it('rejects more principal than is outstanding, and a note without holdings', () => {
    const one = { outstandingSen: sen(100n), originalSen: sen(100n) };
    expect(() => projectSplits([one], [{ principalSen: sen(101n), order: [0] }])).toThrow(
      'only 100 outstanding',
    );
    expect(() => projectSplits([], [{ principalSen: sen(0n), order: [] }])).toThrow('nobody holds anything');
  });
});
