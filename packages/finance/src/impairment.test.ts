import { describe, expect, it } from 'vitest';
import { expectedLoss, fullValueDays, valueShare } from './impairment.ts';
import { rateBps } from './rate.ts';
import { sen } from './sen.ts';

const bands = [
  { upToDays: 30, bps: rateBps(10_000) },
  { upToDays: 60, bps: rateBps(7_500) },
  { upToDays: 90, bps: rateBps(5_000) },
];
const late = (daysPastDue: number, amount = 10_000n) => ({
  daysPastDue,
  isDefaulted: false,
  principalSen: sen(amount),
});
const inDefault = (amount: bigint) => ({ ...late(1, amount), isDefaulted: true });

describe('the value of outstanding principal', () => {
  it.each([
    [0, 10_000],
    [1, 10_000],
    [30, 10_000],
    [31, 7_500],
    [60, 7_500],
    [61, 5_000],
    [90, 5_000],
    [91, 0],
    [4_000, 0],
  ])('is, %i days past due, %i basis points of it', (daysPastDue, share) => {
    expect(valueShare(bands, late(daysPastDue))).toBe(share);
  });

  it('is nothing in default, however few days past due', () => {
    expect(valueShare(bands, inDefault(1n))).toBe(0);
  });

  it('is full up to the last day of the first bands at 100 %', () => {
    expect(fullValueDays(bands)).toBe(30);
    expect(fullValueDays([{ upToDays: 10, bps: rateBps(9_000) }])).toBe(0);
  });
});

describe('the expected loss', () => {
  it.each([
    ['nothing held', [], 0n],
    ['nothing late', [late(0), late(30)], 0n],
    ['one of each', [late(30), late(31), late(61), late(91), inDefault(10_000n)], 27_500n],
    // 3 sen and 7 sen at 75 % are 7.5 sen together: worth 8, lost 2.
    ['rounded once for a band', [late(31, 3n), late(60, 7n)], 2n],
    ['all of it', [inDefault(99_999_999_999n)], 99_999_999_999n],
  ])('of %s', (_what, principal, loss) => {
    expect(expectedLoss(bands, principal)).toBe(loss);
  });
});
