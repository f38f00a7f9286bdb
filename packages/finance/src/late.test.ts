import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, type Day, day } from './calendar.ts';
import { daysLate, lateCharge, type OverdueInstalment, shariahLateCharge } from './late.ts';
import { rateBps } from './rate.ts';
import { sen } from './sen.ts';

const CONVENTIONAL = { startsOnDay: 8, dailyRateBps: rateBps(10), capBps: rateBps(1000) };
const SHARIAH = { startsOnDay: 8, tawidhBps: rateBps(100), combinedCapBps: rateBps(1000) };
const DUE = day('2026-02-20');

function dayAfterDue(days: number): Day {
  return addDays(DUE, days);
}

function instalmentOf(
  payments: readonly (readonly [number, bigint])[],
  defaultedAfter?: number,
): OverdueInstalment {
  return {
    dueOn: DUE,
    principalSen: sen(25_000n),
    returnSen: sen(1_000n),
    payments: payments.map(([days, amount]) => ({ receivedOn: dayAfterDue(days), amountSen: sen(amount) })),
    defaultedOn: defaultedAfter === undefined ? null : dayAfterDue(defaultedAfter),
  };
}

describe('daysLate', () => {
  it.each([
    [-5, 0],
    [0, 0],
    [1, 1],
    [90, 90],
  ])('%s days after the due day', (days, expected) => {
    expect(daysLate(DUE, dayAfterDue(days))).toBe(expected);
  });
});

describe('lateCharge on RM260.00', () => {
  it.each([
    ['before it is due', -3, [], 0n],
    ['on the due day', 0, [], 0n],
    ['on day 7', 7, [], 0n],
    ['on day 8, counted from the due day', 8, [], 208n],
    ['on day 11', 11, [], 286n],
    ['on day 100, at the cap of a tenth', 100, [], 2_600n],
    ['on day 101, still at the cap', 101, [], 2_600n],
    ['paid on day 7, asked later', 30, [[7, 26_000n]], 0n],
    ['paid on day 8, asked later', 30, [[8, 26_000n]], 208n],
    ['paid on day 11, asked later', 30, [[11, 26_000n]], 286n],
    ['half paid on day 10', 20, [[10, 13_000n]], 390n],
    ['half paid on day 5, within the grace', 20, [[5, 13_000n]], 325n],
    [
      'half paid on day 5, the rest on day 7',
      20,
      [
        [5, 13_000n],
        [7, 13_000n],
      ],
      0n,
    ],
    ['half paid before it was due', 10, [[-2, 13_000n]], 130n],
    ['paid more than due', 30, [[11, 30_000n]], 286n],
    ['a payment after the day asked for', 9, [[10, 26_000n]], 234n],
    [
      'payments in any order',
      20,
      [
        [15, 6_000n],
        [10, 13_000n],
      ],
      360n,
    ],
    [
      'the last payment listed first',
      20,
      [
        [15, 6_000n],
        [5, 20_000n],
      ],
      190n,
    ],
    ['104.504 sen, rounded half-up', 8, [[0, 12_937n]], 105n],
  ] as [string, number, [number, bigint][], bigint][])('%s', (_what, days, payments, expected) => {
    expect(lateCharge(instalmentOf(payments), dayAfterDue(days), CONVENTIONAL)).toBe(expected);
  });

  it('stops at default', () => {
    expect(lateCharge(instalmentOf([], 90), dayAfterDue(90), CONVENTIONAL)).toBe(2_340n);
    expect(lateCharge(instalmentOf([], 90), dayAfterDue(99), CONVENTIONAL)).toBe(2_340n);
  });

  it('never falls with time, never passes the cap, and a payment never raises it', () => {
    const payments = fc.array(
      fc.tuple(fc.integer({ min: -5, max: 120 }), fc.bigInt({ min: 0n, max: 20_000n })),
      { maxLength: 5 },
    );
    fc.assert(
      fc.property(payments, fc.nat(150), (paid, days) => {
        const instalment = instalmentOf(paid);
        const today = lateCharge(instalment, dayAfterDue(days), CONVENTIONAL);
        expect(today >= 0n && today <= 2_600n).toBe(true);
        expect(lateCharge(instalment, dayAfterDue(days + 1), CONVENTIONAL) >= today).toBe(true);
        expect(lateCharge(instalmentOf([]), dayAfterDue(days), CONVENTIONAL) >= today).toBe(true);
      }),
    );
  });
});

describe('shariahLateCharge on RM260.00', () => {
  it.each([
    [7, 0n, 0n],
    [8, 5n, 51n],
    [73, 52n, 468n],
    [90, 64n, 577n],
  ])('day %s: ta’widh %s and gharamah %s sen', (days, tawidh, gharamah) => {
    expect(shariahLateCharge(instalmentOf([]), dayAfterDue(days), SHARIAH)).toEqual({
      tawidhSen: tawidh,
      gharamahSen: gharamah,
    });
  });

  it('falls with part payments and ends with the last one', () => {
    const halves = instalmentOf([
      [73, 13_000n],
      [146, 13_000n],
    ]);
    expect(shariahLateCharge(halves, dayAfterDue(300), SHARIAH)).toEqual({
      tawidhSen: 78n,
      gharamahSen: 702n,
    });
  });

  it('never lets ta’widh pass the limit for both', () => {
    const odd = { ...SHARIAH, tawidhBps: rateBps(2000) };
    expect(shariahLateCharge(instalmentOf([]), dayAfterDue(73), odd)).toEqual({
      tawidhSen: 520n,
      gharamahSen: 0n,
    });
  });

  it('stays within 1 % and together within 10 % a year of the overdue amount', () => {
    fc.assert(
      fc.property(fc.nat(400), (days) => {
        const { tawidhSen, gharamahSen } = shariahLateCharge(instalmentOf([]), dayAfterDue(days), SHARIAH);
        expect(tawidhSen * 36_500n <= 26_000n * BigInt(days)).toBe(true);
        expect((tawidhSen + gharamahSen) * 3_650n <= 26_000n * BigInt(days)).toBe(true);
        expect(tawidhSen >= 0n && gharamahSen >= 0n).toBe(true);
      }),
    );
  });
});
