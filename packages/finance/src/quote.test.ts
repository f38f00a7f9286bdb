import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, day } from './calendar.ts';
import { NO_REMAINDERS } from './deductions.ts';
import { distribute } from './distribution.ts';
import { quoteFor } from './quote.ts';
import { rateBps } from './rate.ts';
import type { ScheduleTerms } from './schedule.ts';
import { sen, senToText, sumSen, ZERO_SEN } from './sen.ts';

const FEES = { serviceFeeBps: rateBps(1500), serviceTaxBps: rateBps(800) };
const RESIDENT = { ...FEES, withholdingBps: rateBps(0) };
const NON_RESIDENT = { ...FEES, withholdingBps: rateBps(1500) };

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

describe('quoteFor', () => {
  it('rejects an amount of nothing', () => {
    expect(() => quoteFor(termsOf({ principalSen: ZERO_SEN }), RESIDENT)).toThrow(RangeError);
  });

  it('RM1,000 at 12 % for 12 months: break-even 9.14 % after fee and tax', () => {
    const quote = quoteFor(termsOf({}), RESIDENT);
    expect(senToText(quote.returnGrossSen)).toBe('120.00');
    expect(senToText(quote.feeSen)).toBe('18.00');
    expect(senToText(quote.serviceTaxSen)).toBe('1.44');
    expect(senToText(quote.withholdingSen)).toBe('0.00');
    expect(senToText(quote.returnNetSen)).toBe('100.56');
    expect(quote.breakEvenBps).toBe(914);
    expect(quote.netRateBps).toBe(1807);
  });

  it('without fees the break-even is 10.71 % and the net rate the effective rate', () => {
    const quote = quoteFor(termsOf({}), {
      serviceFeeBps: rateBps(0),
      serviceTaxBps: rateBps(0),
      withholdingBps: rateBps(0),
    });
    expect(quote.breakEvenBps).toBe(1071);
    expect(quote.netRateBps).toBe(2146);
    expect(quote.returnNetSen).toBe(quote.returnGrossSen);
  });

  it('a non-resident also loses 15 % of the return', () => {
    const quote = quoteFor(termsOf({}), NON_RESIDENT);
    expect(senToText(quote.withholdingSen)).toBe('18.00');
    expect(senToText(quote.returnNetSen)).toBe('82.56');
  });

  it('a bullet is one payment at its end', () => {
    const quote = quoteFor(termsOf({ profile: 'bullet', termMonths: 3 }), RESIDENT);
    expect(quote.months).toEqual([{ dueOn: '2026-04-15', principalSen: 100_000n, returnNetSen: 2_481n }]);
    expect([quote.returnGrossSen, quote.feeSen, quote.serviceTaxSen]).toEqual([2_959n, 443n, 35n]);
    expect(quote.netRateBps).toBe(984);
  });

  it('a rate of 0 returns nothing and loses nothing', () => {
    const quote = quoteFor(termsOf({ rateBps: rateBps(0) }), NON_RESIDENT);
    expect([quote.netRateBps, quote.breakEvenBps, quote.returnNetSen]).toEqual([0, 0, 0n]);
  });

  it('adds up, and is what the only holder of such a note is paid', () => {
    const anyTerms = fc.record({
      profile: fc.constantFrom('equal_monthly_flat' as const, 'bullet' as const, 'return_only' as const),
      principalSen: fc.bigInt({ min: 5n, max: 100_000n }).map((tens) => sen(tens * 1000n)),
      rateBps: fc.nat(1800).map(rateBps),
      termMonths: fc.integer({ min: 1, max: 36 }),
      issuedOn: fc.nat(4000).map((offset) => addDays(day('2020-01-01'), offset)),
      holidays: fc.constant(new Set<never>()),
    });
    fc.assert(
      fc.property(anyTerms, fc.constantFrom(RESIDENT, NON_RESIDENT), (terms, rates) => {
        const quote = quoteFor(terms, rates);
        const deducted = sumSen([quote.feeSen, quote.serviceTaxSen, quote.withholdingSen]);
        expect(quote.returnNetSen + deducted).toBe(quote.returnGrossSen);
        expect(sumSen(quote.months.map((month) => month.principalSen))).toBe(terms.principalSen);
        expect(sumSen(quote.months.map((month) => month.returnNetSen))).toBe(quote.returnNetSen);
        const [first] = quote.schedule;
        const [share] = distribute(
          { principalSen: ZERO_SEN, returnSen: first?.returnSen ?? ZERO_SEN, lateSen: ZERO_SEN },
          [
            {
              outstandingSen: terms.principalSen,
              originalSen: terms.principalSen,
              ...NO_REMAINDERS,
              withholdingBps: rates.withholdingBps,
            },
          ],
          { ...rates, withholdsLate: true },
        );
        expect(quote.months[0]?.returnNetSen).toBe(share?.netSen);
      }),
    );
  });
});
