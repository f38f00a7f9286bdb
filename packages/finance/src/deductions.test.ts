import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  afterPayment,
  type DeductionRates,
  type Deductions,
  deductionsFromReturn,
  NO_REMAINDERS,
  type Remainders,
} from './deductions.ts';
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
const aReturn = fc.oneof(fc.bigInt({ min: 0n, max: 9n }), fc.bigInt({ min: 0n, max: 1_000_000n })).map(sen);
const returns = fc.array(aReturn, { minLength: 1, maxLength: 36 });
const anyRates = fc
  .tuple(fc.nat(5000), fc.nat(2000), fc.nat(5000))
  .map(([fee, tax, withholding]) => ratesOf(fee, tax, withholding));

/** A payment of a return, of a late charge from which tax is withheld, and the rates of its day. */
interface Payment {
  readonly returned: bigint;
  readonly late?: bigint;
  readonly rates: DeductionRates;
}

interface Step {
  readonly taken: Deductions;
  readonly after: Remainders;
}

function pay(before: Remainders, { returned, late = 0n, rates }: Payment): Step {
  const income = { returnSen: sen(returned), taxedLateSen: sen(late) };
  const taken = deductionsFromReturn(income, before, rates);
  return { taken, after: afterPayment(before, income, taken, rates) };
}

function payEach(payments: readonly Payment[]): Step[] {
  let after = NO_REMAINDERS;
  return payments.map((payment) => {
    const step = pay(after, payment);
    after = step.after;
    return step;
  });
}

function payAll(payments: readonly bigint[], rates: DeductionRates): Step[] {
  return payEach(payments.map((returned) => ({ returned, rates })));
}

const totalOf = (steps: readonly Step[], part: keyof Deductions) =>
  sumSen(steps.map((one) => one.taken[part]));
const feesAt = (...payments: [returned: bigint, bps: number][]) =>
  payEach(payments.map(([returned, bps]) => ({ returned, rates: ratesOf(bps, 0, 0) }))).map(
    (one) => one.taken.feeSen,
  );

describe('deductionsFromReturn', () => {
  it.each([
    ['a resident, RM10.00', 1000n, RESIDENT, [150n, 12n, 0n]],
    ['a non-resident, RM10.00', 1000n, NON_RESIDENT, [150n, 12n, 150n]],
    ['one sen', 1n, NON_RESIDENT, [0n, 0n, 0n]],
    ['nothing', 0n, NON_RESIDENT, [0n, 0n, 0n]],
    ['no service fee', 1000n, ratesOf(0, 800, 0), [0n, 0n, 0n]],
  ])('%s', (_what, returned, rates, [fee, tax, withholding]) => {
    const taken = pay(NO_REMAINDERS, { returned, rates }).taken;
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
  });

  it('lets a changed rate count from its day on, and recomputes nothing', () => {
    expect(feesAt([3000n, 1500], [3000n, 1500], [3000n, 1800])).toEqual([450n, 450n, 540n]);
    expect(feesAt([6000n, 1500], [6000n, 1500], [6000n, 1000])).toEqual([900n, 900n, 600n]);
    expect(feesAt([1000n, 1500], [1000n, 0], [1000n, 10_000], [1000n, 1500])).toEqual([
      150n,
      0n,
      1000n,
      150n,
    ]);
  });

  it('takes what found no room at the rate at which it came to be owed', () => {
    const greedy = ratesOf(5000, 10_000, 5000);
    const steps = payEach([
      { returned: 2n, rates: greedy },
      { returned: 100n, rates: ratesOf(0, 0, 0) },
    ]);
    expect(steps[0]?.after).toEqual({
      feeRemainder: 0n,
      serviceTaxRemainder: 0n,
      withholdingRemainder: 10_000n,
    });
    expect(steps[1]?.taken).toEqual({ feeSen: 0n, serviceTaxSen: 0n, withholdingSen: 1n });
  });

  it('withholds from a late charge what its own room allows, and takes no fee of it', () => {
    const late = pay(NO_REMAINDERS, { returned: 0n, late: 286n, rates: NON_RESIDENT });
    expect(late.taken).toEqual({ feeSen: 0n, serviceTaxSen: 0n, withholdingSen: 42n });
    expect(late.after.withholdingRemainder).toBe(9000n);
  });

  it('does not carry on from a payment of which more was taken than was owed', () => {
    const income = { returnSen: sen(100n), taxedLateSen: sen(0n) };
    const taken = { feeSen: sen(16n), serviceTaxSen: sen(0n), withholdingSen: sen(0n) };
    expect(() => afterPayment(NO_REMAINDERS, income, taken, RESIDENT)).toThrow(RangeError);
  });

  it('is never negative and never more than the payment brings, whatever the rates of its day', () => {
    const late = fc.bigInt({ min: 0n, max: 10_000n });
    fc.assert(
      fc.property(fc.array(fc.tuple(aReturn, late, anyRates), { maxLength: 36 }), (payments) => {
        const steps = payEach(payments.map(([returned, one, rates]) => ({ returned, late: one, rates })));
        for (const [index, { taken, after }] of steps.entries()) {
          const [returned = 0n, one = 0n] = payments[index] ?? [];
          const parts = [taken.feeSen, taken.serviceTaxSen, taken.withholdingSen];
          expect(parts.every((part) => part >= 0n)).toBe(true);
          expect(Object.values(after).every((left) => left >= 0n)).toBe(true);
          expect(taken.feeSen + taken.serviceTaxSen <= returned).toBe(true);
          expect(sumSen(parts) <= returned + one).toBe(true);
        }
      }),
    );
  });

  it('takes the exact sum of each payment at the rate of its day, but for less than a sen', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(aReturn, anyRates), { maxLength: 36 }), (payments) => {
        const steps = payEach(payments.map(([returned, rates]) => ({ returned, rates })));
        const owed = payments.reduce((sum, [one, rates]) => sum + one * BigInt(rates.serviceFeeBps), 0n);
        expect(totalOf(steps, 'feeSen')).toBe(owed / 10_000n);
        expect(steps.at(-1)?.after.feeRemainder ?? 0n).toBe(owed % 10_000n);
      }),
    );
  });

  it('takes floor(rate × return) as fee over the whole life at one rate, however it was paid', () => {
    fc.assert(
      fc.property(returns, anyRates, (payments, rates) => {
        const steps = payAll(payments, rates);
        const fees = totalOf(steps, 'feeSen');
        expect(fees).toBe(shareFloor(sumSen(payments), rates.serviceFeeBps));
        expect(totalOf(steps, 'serviceTaxSen') <= shareFloor(fees, rates.serviceTaxBps)).toBe(true);
        expect(totalOf(steps, 'withholdingSen') <= shareFloor(sumSen(payments), rates.withholdingBps)).toBe(
          true,
        );
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
        const steps = payAll(payments, NON_RESIDENT);
        const fees = totalOf(steps, 'feeSen');
        expect(totalOf(steps, 'serviceTaxSen')).toBe(shareFloor(fees, NON_RESIDENT.serviceTaxBps));
        expect(totalOf(steps, 'withholdingSen')).toBe(
          shareFloor(sumSen(payments), NON_RESIDENT.withholdingBps),
        );
      }),
    );
  });
});
