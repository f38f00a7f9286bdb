import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { day } from './calendar.ts';
import { rateBps } from './rate.ts';
import type { ScheduleTerms } from './schedule.ts';
import { sen, senToText, sumSen, ZERO_SEN } from './sen.ts';
import { outcomeAt, simulateInvestment } from './simulate.ts';

const FEES = { serviceFeeBps: rateBps(1500), serviceTaxBps: rateBps(800) };
const RESIDENT = { ...FEES, withholdingBps: rateBps(0) };
const NON_RESIDENT = { ...FEES, withholdingBps: rateBps(1500) };
const NONE = rateBps(0);

function termsOf(changes: Partial<ScheduleTerms>): ScheduleTerms {
  return {
    profile: 'equal_monthly_flat',
    principalSen: sen(100_000n),
    rateBps: rateBps(1200),
    termMonths: 12,
    issuedOn: day('2026-01-15'),
    holidays: new Set(),
    ...changes,
  };
}

describe('simulateInvestment', () => {
  it.each([[-1], [10_001]])('rejects a share of %i basis points', (share) => {
    expect(() => simulateInvestment(termsOf({}), RESIDENT, rateBps(share))).toThrow(RangeError);
  });

  it('rejects an amount of nothing', () => {
    expect(() => simulateInvestment(termsOf({ principalSen: ZERO_SEN }), RESIDENT, NONE)).toThrow(RangeError);
  });

  it('RM130,000 at 11 % for 4 months: three payments of 33,691.67, one of 33,691.66, 17.47 %', () => {
    const terms = termsOf({ principalSen: sen(13_000_000n), rateBps: rateBps(1100), termMonths: 4 });
    const { months, effectiveRateBps } = simulateInvestment(terms, RESIDENT, NONE);
    expect(months.map((one) => senToText(sumSen([one.principalSen, one.returnSen])))).toEqual([
      '33691.67',
      '33691.67',
      '33691.67',
      '33691.66',
    ]);
    expect(effectiveRateBps).toBe(1747);
  });

  it('RM1,000 at 12 % for 4 months: 250.00 and 10.00 each month', () => {
    const { months } = simulateInvestment(termsOf({ termMonths: 4 }), RESIDENT, NONE);
    expect(months.map((one) => [one.month, one.principalSen, one.returnSen])).toEqual([
      [1, 25_000n, 1_000n],
      [2, 25_000n, 1_000n],
      [3, 25_000n, 1_000n],
      [4, 25_000n, 1_000n],
    ]);
  });

  it('12 % for 12 months: break-even 10.71 % before, 9.14 % after fee and tax', () => {
    const { quote, breakEvenGrossBps } = simulateInvestment(termsOf({}), RESIDENT, NONE);
    expect([breakEvenGrossBps, quote.breakEvenBps]).toEqual([1071, 914]);
  });

  it.each([
    [0, '100.56', 1807],
    [500, '45.53', 830],
    [914, '-0.04', -1],
    [2_000, '-119.56', -2288],
    [10_000, '-1000.00', null],
  ])('with %i basis points failed the outcome is RM %s', (share, outcome, rate) => {
    const simulation = simulateInvestment(termsOf({}), RESIDENT, rateBps(share));
    expect(senToText(simulation.outcomeSen)).toBe(outcome);
    expect(simulation.outcomeRateBps).toBe(rate);
  });

  it('a single payment falls at the end of the term', () => {
    const { months } = simulateInvestment(termsOf({ profile: 'bullet', termMonths: 3 }), RESIDENT, NONE);
    expect(months.map((one) => one.month)).toEqual([3]);
  });

  it('a rate of 0 breaks even at 0', () => {
    const { breakEvenGrossBps, outcomeSen } = simulateInvestment(
      termsOf({ rateBps: rateBps(0) }),
      NON_RESIDENT,
      NONE,
    );
    expect([breakEvenGrossBps, outcomeSen]).toEqual([0, 0n]);
  });
});

describe('for any note', () => {
  const anyTerms = fc
    .record({
      profile: fc.constantFrom('equal_monthly_flat' as const, 'bullet' as const, 'return_only' as const),
      principalSen: fc.bigInt({ min: 5n, max: 100_000n }).map((tens) => sen(tens * 1000n)),
      rateBps: fc.integer({ min: 1, max: 1800 }).map(rateBps),
      termMonths: fc.integer({ min: 1, max: 36 }),
    })
    .map(termsOf);
  const anyShare = fc.integer({ min: 0, max: 10_000 }).map(rateBps);

  it('the months add up, none is negative, and nothing is lost where nothing fails', () => {
    fc.assert(
      fc.property(anyTerms, anyShare, fc.constantFrom(RESIDENT, NON_RESIDENT), (terms, share, rates) => {
        const { quote, months, outcomeSen } = simulateInvestment(terms, rates, share);
        expect(sumSen(months.map((one) => one.afterDefaultsSen)) - terms.principalSen).toBe(outcomeSen);
        expect(sumSen(months.map((one) => one.principalSen))).toBe(terms.principalSen);
        expect(sumSen(months.map((one) => one.deductedSen))).toBe(quote.returnGrossSen - quote.returnNetSen);
        expect(
          months.every((one) => one.afterDefaultsSen >= 0n && one.afterDefaultsSen <= one.netSen + 1n),
        ).toBe(true);
        expect(months.at(-1)?.month).toBe(terms.termMonths);
        expect(outcomeAt(terms.principalSen, quote.returnNetSen, NONE)).toBe(quote.returnNetSen);
      }),
    );
  });

  it('a larger share never leaves more, and the break-even share lies where gain turns into loss', () => {
    fc.assert(
      fc.property(anyTerms, anyShare, anyShare, (terms, a, b) => {
        const { quote } = simulateInvestment(terms, RESIDENT, NONE);
        const outcome = (share: number) => outcomeAt(terms.principalSen, quote.returnNetSen, rateBps(share));
        expect(outcome(Math.max(a, b))).toBeLessThanOrEqual(outcome(Math.min(a, b)));
        expect(outcome(quote.breakEvenBps + 1)).toBeLessThan(0n);
        if (quote.breakEvenBps > 0) {
          expect(outcome(quote.breakEvenBps - 1)).toBeGreaterThanOrEqual(0n);
        }
      }),
    );
  });
});
