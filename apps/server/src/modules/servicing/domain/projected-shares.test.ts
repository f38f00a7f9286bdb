import { addDays, day } from '@titian/finance/calendar';
import { type ProjectedSplit, placeOf, shareAt } from '@titian/finance/projection';
import { sen, sumSen, ZERO_SEN } from '@titian/finance/sen';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openAmounts, type PlannedInstalment, sharesIn } from './projected-shares.ts';

const HOLDINGS = 4;
const split = (weights: readonly bigint[]): ProjectedSplit => ({
  totalSen: sumSen(weights.map(sen)),
  weightSen: weights.map(sen),
  aheadSen: weights.map((_, at) => sumSen(weights.slice(0, at).map(sen))),
});
const splits = fc
  .array(fc.bigInt(1n, 99_999_999_999n), { minLength: HOLDINGS, maxLength: HOLDINGS })
  .map(split);
const amounts = fc.record({
  principalSen: fc.bigInt(0n, 99_999_999_999n).map(sen),
  returnSen: fc.bigInt(0n, 9_999_999_999n).map(sen),
});

describe('the shares of holdings in instalments', () => {
  it('are those of the splits where each instalment has its own, and give away every sen', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(splits, amounts), { minLength: 1, maxLength: 6 }), (rows) => {
        const given = Array.from({ length: HOLDINGS }, (_, index) =>
          sharesIn(
            rows.map(([one]) => one),
            rows.map(([, amount]) => amount),
            index,
          ),
        );
        rows.forEach(([one, { principalSen, returnSen }], at) => {
          expect(sumSen(given.map((shares) => shares[at]?.principalSen ?? ZERO_SEN))).toBe(principalSen);
          expect(given.map((shares) => shares[at]?.returnSen)).toEqual(
            given.map((_, index) => shareAt(placeOf(one, index), returnSen)),
          );
        });
      }),
    );
  });

  it('come to the share of the whole where one repayment pays several', () => {
    fc.assert(
      fc.property(splits, fc.array(amounts, { minLength: 2, maxLength: 6 }), (one, rows) => {
        const together = rows.map(() => one);
        for (let index = 0; index < HOLDINGS; index += 1) {
          const shares = sharesIn(together, rows, index);
          const whole = sumSen(rows.map((row) => row.principalSen));
          expect(sumSen(shares.map((share) => share.principalSen))).toBe(shareAt(placeOf(one, index), whole));
        }
      }),
    );
  });
});

it('leaves nothing open of a settled instalment, and of the others what is neither paid nor waived', () => {
  const row = (number: number, more: Partial<PlannedInstalment> = {}): PlannedInstalment => ({
    number,
    dueOn: addDays(day('2026-12-01'), number),
    principalSen: sen(1_000n),
    paidPrincipalSen: sen(200n),
    returnSen: sen(100n),
    waivedReturnSen: sen(30n),
    paidReturnSen: sen(20n),
    isSettled: false,
    plannedRepaymentId: '',
    ...more,
  });
  expect(openAmounts([row(1, { isSettled: true }), row(2)])).toEqual([
    { principalSen: 0n, returnSen: 0n },
    { principalSen: 800n, returnSen: 50n },
  ]);
});
