import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { afterPayment, type DeductionRates, deductionsFromReturn, NOTHING_TO_DATE } from './deductions.ts';
import { rateBps, shareFloor } from './rate.ts';
import { sen, sumSen } from './sen.ts';

function ratesOf(serviceFeeBps: number, serviceTaxBps: number, withholdingBps: number): DeductionRates {
  return {
    serviceFeeBps: rateBps(serviceFeeBps),
    serviceTaxBps: rateBps(serviceTaxBps),
    withholdingBps: rateBps(withholdingBps),
  };
}

const RESIDENT = ratesOf(1500, 800, 0);
const NON_RESIDENT = ratesOf(1500, 800, 1500);
const returns = fc.array(
  fc.oneof(fc.bigInt({ min: 0n, max: 9n }), fc.bigInt({ min: 0n, max: 1_000_000n })).map(sen),
  { minLength: 1, maxLength: 36 },
);
const anyRates = fc
  .tuple(fc.nat(5000), fc.nat(2000), fc.nat(5000))
  .map(([fee, tax, withholding]) => ratesOf(fee, tax, withholding));

function payAll(payments: readonly bigint[], rates: DeductionRates) {
  let before = NOTHING_TO_DATE;
  return payments.map((payment) => {
    const taken = deductionsFromReturn(sen(payment), before, rates);
    before = afterPayment(before, sen(payment), taken);
    return { taken, before };
  });
}

describe('deductionsFromReturn', () => {
  it.each([
    ['a resident, RM10.00', 1000n, RESIDENT, [150n, 12n, 0n]],
    ['a non-resident, RM10.00', 1000n, NON_RESIDENT, [150n, 12n, 150n]],
    ['one sen', 1n, NON_RESIDENT, [0n, 0n, 0n]],
    ['nothing', 0n, NON_RESIDENT, [0n, 0n, 0n]],
    ['no service fee', 1000n, ratesOf(0, 800, 0), [0n, 0n, 0n]],
  ])('%s', (_what, returned, rates, [fee, tax, withholding]) => {
    const taken = deductionsFromReturn(sen(returned), NOTHING_TO_DATE, rates);
    expect(taken).toEqual({ feeSen: fee, serviceTaxSen: tax, withholdingSen: withholding });
  });

  it('takes what rounding left over as soon as it makes a whole sen', () => {
    const fees = payAll([4n, 4n, 4n, 4n, 4n], RESIDENT).map(({ taken }) => taken.feeSen);
    expect(fees).toEqual([0n, 1n, 0n, 1n, 1n]);
  });

  it('carries to the next payment what finds no room in this one', () => {
    const greedy = ratesOf(5000, 10_000, 5000);
    expect(payAll([2n, 0n, 4n], greedy).map(({ taken }) => taken)).toEqual([
      { feeSen: 1n, serviceTaxSen: 1n, withholdingSen: 0n },
      { feeSen: 0n, serviceTaxSen: 0n, withholdingSen: 0n },
      { feeSen: 2n, serviceTaxSen: 2n, withholdingSen: 0n },
    ]);
    const carried = { ...NOTHING_TO_DATE, returnToDateSen: sen(100n), feeTakenSen: sen(10n) };
    const first = deductionsFromReturn(sen(3n), carried, RESIDENT);
    expect(first.feeSen).toBe(3n);
    const second = deductionsFromReturn(sen(10n), afterPayment(carried, sen(3n), first), RESIDENT);
    expect(second).toEqual({ feeSen: 3n, serviceTaxSen: 1n, withholdingSen: 0n });
  });

  it('gives nothing back after the rate was lowered', () => {
    const before = { ...NOTHING_TO_DATE, returnToDateSen: sen(1000n), feeTakenSen: sen(150n) };
    expect(deductionsFromReturn(sen(100n), before, ratesOf(1000, 0, 0)).feeSen).toBe(0n);
  });

  it('is never negative and never more than the return of the payment', () => {
    fc.assert(
      fc.property(returns, anyRates, (payments, rates) => {
        for (const [index, { taken }] of payAll(payments, rates).entries()) {
          const parts = [taken.feeSen, taken.serviceTaxSen, taken.withholdingSen];
          expect(parts.every((part) => part >= 0n)).toBe(true);
          expect(sumSen(parts) <= (payments[index] ?? 0n)).toBe(true);
        }
      }),
    );
  });

  it('takes floor(rate × return) as fee over the whole life, however it was paid', () => {
    fc.assert(
      fc.property(returns, anyRates, (payments, rates) => {
        const end = payAll(payments, rates).at(-1)?.before ?? NOTHING_TO_DATE;
        expect(end.returnToDateSen).toBe(sumSen(payments));
        expect(end.feeTakenSen).toBe(shareFloor(end.returnToDateSen, rates.serviceFeeBps));
        expect(end.serviceTaxTakenSen <= shareFloor(end.feeTakenSen, rates.serviceTaxBps)).toBe(true);
        expect(end.withholdingTakenSen <= shareFloor(end.returnToDateSen, rates.withholdingBps)).toBe(true);
      }),
    );
  });

  it('takes tax and withholding in full too, at the usual rates on payments of a ringgit and more', () => {
    const usual = fc.array(fc.bigInt({ min: 100n, max: 1_000_000n }).map(sen), {
      minLength: 1,
      maxLength: 36,
    });
    fc.assert(
      fc.property(usual, (payments) => {
        const end = payAll(payments, NON_RESIDENT).at(-1)?.before ?? NOTHING_TO_DATE;
        expect(end.serviceTaxTakenSen).toBe(shareFloor(end.feeTakenSen, NON_RESIDENT.serviceTaxBps));
        expect(end.withholdingTakenSen).toBe(shareFloor(end.returnToDateSen, NON_RESIDENT.withholdingBps));
      }),
    );
  });
});
