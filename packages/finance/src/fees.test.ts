import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { disbursementOf, originationFeeBps } from './fees.ts';
import { rateBps } from './rate.ts';
import { sen, sumSen } from './sen.ts';

const BANDS = [
  { upToMonths: 36, feeBps: rateBps(450) },
  { upToMonths: 12, feeBps: rateBps(150) },
  { upToMonths: 24, feeBps: rateBps(300) },
];

describe('originationFeeBps', () => {
  it('rejects a term that no band covers', () => {
    expect(() => originationFeeBps(BANDS, 37)).toThrow('37 months');
    expect(() => originationFeeBps([], 1)).toThrow(RangeError);
  });

  it.each([
    [1, 150],
    [12, 150],
    [13, 300],
    [24, 300],
    [25, 450],
    [36, 450],
  ])('%s months: %s bps', (termMonths, bps) => {
    expect(originationFeeBps(BANDS, termMonths)).toBe(bps);
  });
});

describe('disbursementOf', () => {
  it('RM130,000 over 12 months: fee 1,950.00, tax 156.00, disbursed 127,894.00', () => {
    const amountSen = sen(13_000_000n);
    const feeBps = originationFeeBps(BANDS, 12);
    expect(disbursementOf(amountSen, { feeBps, serviceTaxBps: rateBps(800) })).toEqual({
      amountSen: 13_000_000n,
      originationFeeSen: 195_000n,
      serviceTaxSen: 15_600n,
      netSen: 12_789_400n,
    });
  });

  it('rounds half-up and always sums to the amount', () => {
    expect(disbursementOf(sen(50_033n), { feeBps: rateBps(150), serviceTaxBps: rateBps(800) })).toMatchObject(
      {
        originationFeeSen: 750n,
        serviceTaxSen: 60n,
      },
    );
    expect(
      disbursementOf(sen(50_100n), { feeBps: rateBps(150), serviceTaxBps: rateBps(800) }).originationFeeSen,
    ).toBe(752n);
    const amounts = fc.bigInt({ min: 500_000n, max: 100_000_000n }).map(sen);
    fc.assert(
      fc.property(
        amounts,
        fc.nat(1000).map(rateBps),
        fc.nat(2000).map(rateBps),
        (amountSen, feeBps, serviceTaxBps) => {
          const paid = disbursementOf(amountSen, { feeBps, serviceTaxBps });
          expect(sumSen([paid.originationFeeSen, paid.serviceTaxSen, paid.netSen])).toBe(amountSen);
          expect(paid.netSen > 0n && paid.originationFeeSen >= 0n && paid.serviceTaxSen >= 0n).toBe(true);
        },
      ),
    );
  });
});
