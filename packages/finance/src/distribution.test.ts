import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { day } from './calendar.ts';
import { afterPayment, deductibleIncome, NO_REMAINDERS } from './deductions.ts';
import { type DistributionShare, distribute, type HoldingBefore } from './distribution.ts';
import { rateBps, shareFloor } from './rate.ts';
import { buildSchedule } from './schedule.ts';
import { addSen, type Sen, sen, subtractSen, sumSen, ZERO_SEN } from './sen.ts';

const RATES = { serviceFeeBps: rateBps(1500), serviceTaxBps: rateBps(800), withholdsLate: true };

/** A holding with all that it has received and that was taken from it. */
interface Life extends HoldingBefore {
  readonly returnToDateSen: Sen;
  readonly feeDeductedSen: Sen;
}

function holdingOf(originalSen: bigint, changes: Partial<HoldingBefore> = {}): Life {
  return {
    ...NO_REMAINDERS,
    outstandingSen: sen(originalSen),
    originalSen: sen(originalSen),
    withholdingBps: rateBps(0),
    returnToDateSen: ZERO_SEN,
    feeDeductedSen: ZERO_SEN,
    ...changes,
  };
}

function repaid(principal: bigint, returned: bigint, late = 0n) {
  return { principalSen: sen(principal), returnSen: sen(returned), lateSen: sen(late) };
}

function applied(holdings: readonly Life[], shares: readonly DistributionShare[]): Life[] {
  return holdings.map((holding, index) => {
    const share = shares[index];
    if (share === undefined) {
      throw new Error('every holding has its share');
    }
    const income = deductibleIncome(share, RATES.withholdsLate);
    return {
      ...holding,
      ...afterPayment(holding, income, share, { ...RATES, withholdingBps: holding.withholdingBps }),
      outstandingSen: subtractSen(holding.outstandingSen, share.principalSen),
      returnToDateSen: addSen(holding.returnToDateSen, share.returnSen),
      feeDeductedSen: addSen(holding.feeDeductedSen, share.feeSen),
    };
  });
}

const someHoldings = fc.array(
  fc
    .tuple(fc.bigInt({ min: 5n, max: 10_000n }), fc.boolean())
    .map(([tens, resident]) => holdingOf(tens * 1000n, { withholdingBps: rateBps(resident ? 0 : 1500) })),
  { minLength: 1, maxLength: 40 },
);

function total(holdings: readonly HoldingBefore[]): Sen {
  return sumSen(holdings.map((holding) => holding.outstandingSen));
}

describe('distribute rejects', () => {
  it.each([
    ['more principal than is outstanding', repaid(101n, 0n), [holdingOf(100n)]],
    ['a negative part', repaid(0n, -1n), [holdingOf(100n)]],
    ['a note that nobody holds', repaid(0n, 1n), []],
  ])('%s', (_what, amounts, holdings) => {
    expect(() => distribute(amounts, holdings, RATES)).toThrow(RangeError);
  });
});

describe('distribute', () => {
  it('splits principal, return and late charge separately, and takes fees from the return only', () => {
    const holdings = [holdingOf(30_000n), holdingOf(70_000n, { withholdingBps: rateBps(1500) })];
    expect(distribute(repaid(25_000n, 1_000n, 286n), holdings, RATES)).toEqual([
      {
        weightSen: 30_000n,
        principalSen: 7_500n,
        returnSen: 300n,
        lateSen: 85n,
        feeSen: 45n,
        serviceTaxSen: 3n,
        withholdingSen: 0n,
        netSen: 7_837n,
      },
      {
        weightSen: 70_000n,
        principalSen: 17_500n,
        returnSen: 700n,
        lateSen: 201n,
        feeSen: 105n,
        serviceTaxSen: 8n,
        withholdingSen: 135n,
        netSen: 18_153n,
      },
    ]);
  });

  it('withholds from late charges only of non-residents, and only where that is the rule', () => {
    const holdings = [holdingOf(30_000n), holdingOf(70_000n, { withholdingBps: rateBps(1500) })];
    const withheld = (withholdsLate: boolean) =>
      distribute(repaid(0n, 0n, 286n), holdings, { ...RATES, withholdsLate }).map((one) => [
        ...[one.feeSen, one.withholdingSen, one.netSen],
      ]);
    expect(withheld(true)).toEqual([
      [0n, 0n, 85n],
      [0n, 30n, 171n],
    ]);
    expect(withheld(false)).toEqual([
      [0n, 0n, 85n],
      [0n, 0n, 201n],
    ]);
  });

  it('weighs by what is outstanding, and by the original only when nothing is', () => {
    const cleared = { outstandingSen: ZERO_SEN };
    const oneLeft = [holdingOf(100n, cleared), holdingOf(100n)];
    expect(distribute(repaid(0n, 50n), oneLeft, RATES).map((share) => share.returnSen)).toEqual([0n, 50n]);
    const noneLeft = [holdingOf(100n, cleared), holdingOf(300n, cleared)];
    const shares = distribute(repaid(0n, 0n, 40n), noneLeft, RATES);
    expect(shares.map((share) => share.lateSen)).toEqual([10n, 30n]);
    expect(shares.map((share) => share.weightSen)).toEqual([100n, 300n]);
  });

  it('sums every part exactly, gives no holding a negative amount or more principal than outstanding', () => {
    const amount = fc.bigInt({ min: 0n, max: 10_000_000n });
    fc.assert(
      fc.property(someHoldings, fc.nat(10_000), amount, amount, (holdings, perMyriad, returned, late) => {
        const amounts = repaid((total(holdings) * BigInt(perMyriad)) / 10_000n, returned, late);
        const shares = distribute(amounts, holdings, RATES);
        expect(sumSen(shares.map((share) => share.principalSen))).toBe(amounts.principalSen);
        expect(sumSen(shares.map((share) => share.returnSen))).toBe(amounts.returnSen);
        expect(sumSen(shares.map((share) => share.lateSen))).toBe(amounts.lateSen);
        for (const [index, share] of shares.entries()) {
          expect(Object.values(share).every((part) => part >= 0n)).toBe(true);
          expect(share.principalSen <= (holdings[index]?.outstandingSen ?? 0n)).toBe(true);
          const paidOut = sumSen([share.netSen, share.feeSen, share.serviceTaxSen, share.withholdingSen]);
          expect(paidOut).toBe(sumSen([share.principalSen, share.returnSen, share.lateSen]));
          expect(share.feeSen + share.serviceTaxSen <= share.returnSen).toBe(true);
          const taxed = share.returnSen + share.lateSen;
          expect(share.withholdingSen <= taxed - share.feeSen - share.serviceTaxSen).toBe(true);
        }
      }),
    );
  });

  it('over a whole schedule clears every holding to exactly 0 and takes floor(rate × return) as fee', () => {
    const profiles = fc.constantFrom(
      'equal_monthly_flat' as const,
      'bullet' as const,
      'return_only' as const,
    );
    fc.assert(
      fc.property(
        someHoldings,
        profiles,
        fc.integer({ min: 1, max: 36 }),
        fc.integer({ min: 1, max: 1800 }),
        (holdings, profile, termMonths, bps) => {
          const schedule = buildSchedule({
            profile,
            termMonths,
            principalSen: total(holdings),
            rateBps: rateBps(bps),
            issuedOn: day('2026-01-31'),
            holidays: new Set(),
          });
          let state = holdings;
          for (const row of schedule) {
            state = applied(state, distribute({ ...row, lateSen: ZERO_SEN }, state, RATES));
          }
          expect(sumSen(state.map((holding) => holding.returnToDateSen))).toBe(
            sumSen(schedule.map((row) => row.returnSen)),
          );
          for (const holding of state) {
            expect(holding.outstandingSen).toBe(0n);
            expect(holding.feeDeductedSen).toBe(shareFloor(holding.returnToDateSen, RATES.serviceFeeBps));
          }
        },
      ),
    );
  });

  it('also does so when the issuer pays in arbitrary pieces', () => {
    const pieces = fc.array(fc.tuple(fc.nat(10_000), fc.nat(100_000)), { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(someHoldings, pieces, (holdings, payments) => {
        let state = holdings;
        for (const [perMyriad, returned] of payments) {
          const principal = (total(state) * BigInt(perMyriad)) / 10_000n;
          state = applied(state, distribute(repaid(principal, BigInt(returned)), state, RATES));
        }
        state = applied(state, distribute(repaid(total(state), 0n), state, RATES));
        expect(state.every((holding) => holding.outstandingSen === 0n)).toBe(true);
        expect(
          state.every(
            (holding) => holding.feeDeductedSen === shareFloor(holding.returnToDateSen, RATES.serviceFeeBps),
          ),
        ).toBe(true);
      }),
    );
  });
});
