import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allocateRepayment, type InstalmentAmounts } from './allocate-repayment.ts';
import { type Sen, sen, sumSen } from './sen.ts';

function row(
  number: number,
  [returned, principal, late, charity]: readonly [bigint, bigint, bigint, bigint],
): InstalmentAmounts {
  return {
    number,
    returnSen: sen(returned),
    principalSen: sen(principal),
    lateSen: sen(late),
    charitySen: sen(charity),
  };
}

const TWO_DUE = [row(3, [1_000n, 25_000n, 0n, 0n]), row(2, [1_000n, 25_000n, 286n, 14n])];
const amount = fc.bigInt({ min: 0n, max: 50_000n });
const someDue = fc
  .array(fc.tuple(amount, amount, amount, amount), { maxLength: 12 })
  .map((rows) => rows.map((amounts, index) => row(index + 1, amounts)));

function partsTotal(rows: readonly InstalmentAmounts[]): Sen {
  return sumSen(rows.flatMap((part) => [part.returnSen, part.principalSen, part.lateSen, part.charitySen]));
}

describe('allocateRepayment', () => {
  it('rejects negative amounts', () => {
    expect(() => allocateRepayment(sen(-1n), TWO_DUE)).toThrow(RangeError);
    expect(() => allocateRepayment(sen(1n), [row(1, [0n, -1n, 0n, 0n])])).toThrow(RangeError);
  });

  it.each([
    ['nothing', 0n, [], 0n],
    ['part of the oldest return', 400n, [row(2, [400n, 0n, 0n, 0n])], 0n],
    ['return before principal', 11_000n, [row(2, [1_000n, 10_000n, 0n, 0n])], 0n],
    ['principal before the late charge', 26_100n, [row(2, [1_000n, 25_000n, 100n, 0n])], 0n],
    ['charity last', 26_290n, [row(2, [1_000n, 25_000n, 286n, 4n])], 0n],
    [
      'the oldest whole, then the next',
      26_800n,
      [row(2, [1_000n, 25_000n, 286n, 14n]), row(3, [500n, 0n, 0n, 0n])],
      0n,
    ],
    ['everything', 52_300n, [row(2, [1_000n, 25_000n, 286n, 14n]), row(3, [1_000n, 25_000n, 0n, 0n])], 0n],
    [
      'more than is due',
      60_000n,
      [row(2, [1_000n, 25_000n, 286n, 14n]), row(3, [1_000n, 25_000n, 0n, 0n])],
      7_700n,
    ],
  ])('%s', (_what, received, parts, excess) => {
    const allocation = allocateRepayment(sen(received), TWO_DUE);
    expect(allocation.parts).toEqual(parts);
    expect(allocation.excessSen).toBe(excess);
  });

  it('is all excess when nothing is due', () => {
    expect(allocateRepayment(sen(500n), [])).toEqual({
      parts: [],
      returnSen: 0n,
      principalSen: 0n,
      lateSen: 0n,
      charitySen: 0n,
      excessSen: 500n,
    });
  });

  it('uses every sen, exceeds no due part, and leaves excess only when all is paid', () => {
    fc.assert(
      fc.property(someDue, fc.bigInt({ min: 0n, max: 2_000_000n }).map(sen), (due, received) => {
        const allocation = allocateRepayment(received, due);
        expect(partsTotal(allocation.parts) + allocation.excessSen).toBe(received);
        expect(partsTotal([{ number: 0, ...allocation }]) + allocation.excessSen).toBe(received);
        expect(allocation.excessSen === 0n || partsTotal(allocation.parts) === partsTotal(due)).toBe(true);
        for (const part of allocation.parts) {
          const limits = due.find((candidate) => candidate.number === part.number);
          expect(part.returnSen <= (limits?.returnSen ?? -1n)).toBe(true);
          expect(part.principalSen <= (limits?.principalSen ?? -1n)).toBe(true);
          expect(part.lateSen <= (limits?.lateSen ?? -1n)).toBe(true);
          expect(part.charitySen <= (limits?.charitySen ?? -1n)).toBe(true);
        }
      }),
    );
  });

  it('paid in two pieces ends where one payment ends', () => {
    fc.assert(
      fc.property(someDue, amount.map(sen), amount.map(sen), (due, first, second) => {
        const one = allocateRepayment(first, due);
        const left = due.map((candidate) => {
          const paid = one.parts.find((part) => part.number === candidate.number) ?? row(0, [0n, 0n, 0n, 0n]);
          return row(candidate.number, [
            candidate.returnSen - paid.returnSen,
            candidate.principalSen - paid.principalSen,
            candidate.lateSen - paid.lateSen,
            candidate.charitySen - paid.charitySen,
          ]);
        });
        const two = allocateRepayment(second, left);
        const whole = allocateRepayment(sen(first + second), due);
        expect(one.returnSen + two.returnSen).toBe(whole.returnSen);
        expect(one.principalSen + two.principalSen).toBe(whole.principalSen);
        expect(one.lateSen + two.lateSen).toBe(whole.lateSen);
        expect(one.excessSen + two.excessSen).toBe(whole.excessSen);
      }),
    );
  });
});
