import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, day } from './calendar.ts';
import { breakEvenLossShare, type DatedCashFlow, effectiveRate, effectiveRateOverDays, xirr } from './irr.ts';
import { rateBps, rateToText } from './rate.ts';
import { buildSchedule, type RepaymentProfile } from './schedule.ts';
import { addSen, sen, ZERO_SEN } from './sen.ts';
import { ringgit } from './testing/ringgit.ts';

function ofNote(
  profile: RepaymentProfile,
  principal: string,
  bps: number,
  termMonths: number,
): string | null {
  const principalSen = ringgit(principal);
  const terms = { profile, principalSen, rateBps: rateBps(bps), termMonths, issuedOn: day('2026-01-15') };
  const schedule = buildSchedule({ ...terms, holidays: new Set() });
  const paymentsSen = schedule.map((row) => addSen(row.principalSen, row.returnSen));
  const rate = effectiveRate({ outlaySen: principalSen, paymentsSen, termMonths });
  return rate === null ? null : rateToText(rate);
}

describe('effectiveRate rejects', () => {
  it.each([
    ['no outlay', { outlaySen: ZERO_SEN, paymentsSen: [sen(1n)], termMonths: 1 }],
    ['a negative payment', { outlaySen: sen(1n), paymentsSen: [sen(-1n)], termMonths: 1 }],
    ['more payments than months', { outlaySen: sen(1n), paymentsSen: [sen(1n), sen(1n)], termMonths: 1 }],
    ['a term that is no number', { outlaySen: sen(1n), paymentsSen: [sen(1n)], termMonths: Number.NaN }],
  ])('%s', (_what, flow) => {
    expect(() => effectiveRate(flow)).toThrow(RangeError);
  });

  it('to name a rate when nothing comes back', () => {
    expect(
      effectiveRate({ outlaySen: sen(100n), paymentsSen: [ZERO_SEN, ZERO_SEN], termMonths: 2 }),
    ).toBeNull();
    expect(effectiveRate({ outlaySen: sen(100n), paymentsSen: [], termMonths: 2 })).toBeNull();
  });
});

describe('effectiveRateOverDays', () => {
  const over = (principal: string, returned: string, days: number) =>
    effectiveRateOverDays({ outlaySen: ringgit(principal), paymentSen: ringgit(returned), days });

  it.each([
    ['no outlay', '0', '1.00', 91],
    ['no day to run', '100.00', '101.00', 0],
    ['half a day', '100.00', '101.00', 0.5],
  ])('rejects %s', (_what, principal, returned, days) => {
    expect(() => over(principal, returned, days)).toThrow(RangeError);
  });

  // 14.60 % of RM 100,000 for the days ÷ 365: a month more or less of 30 days does not change what it is worth.
  it.each([
    ['103560.00', 89, 1443],
    ['103640.00', 91, 1443],
    ['103680.00', 92, 1442],
    ['100000.00', 91, 0],
  ])('RM 100,000 and RM %s after %i days: %i bps', (returned, days, bps) => {
    expect(over('100000.00', returned, days)).toBe(bps);
  });

  it('compounded over twelve months is the XIRR of the two flows', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 2_000_000 }),
        fc.integer({ min: 28, max: 1100 }),
        (gain, days) => {
          const paymentSen = sen(10_000_000n + BigInt(gain));
          const rate = effectiveRateOverDays({ outlaySen: sen(10_000_000n), paymentSen, days });
          const yearly = xirr([
            { on: day('2026-01-15'), amountSen: sen(-10_000_000n) },
            { on: addDays(day('2026-01-15'), days), amountSen: paymentSen },
          ]);
          const monthly = 120_000 * ((1 + (yearly ?? Number.NaN) / 10_000) ** (1 / 12) - 1);
          expect(Math.abs(rate - monthly)).toBeLessThanOrEqual(1);
        },
      ),
    );
  });
});

describe('effectiveRate', () => {
  it.each([
    ['equal_monthly_flat', '130000', 1100, 4, '17.47'],
    ['equal_monthly_flat', '1000', 1200, 4, '19.05'],
    ['equal_monthly_flat', '1000', 1200, 12, '21.46'],
    ['return_only', '10000', 1000, 3, '10.00'],
    ['bullet', '100000', 900, 3, '8.81'],
    ['bullet', '100000', 0, 3, '0.00'],
    ['equal_monthly_flat', '1000', 0, 36, '0.00'],
  ] as const)('%s RM%s at %s bps over %s months: %s %%', (profile, principal, bps, termMonths, expected) => {
    expect(ofNote(profile, principal, bps, termMonths)).toBe(expected);
  });

  it('of one payment at the end is 12 × ((1 + return ÷ P)^(1 ÷ months) − 1)', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 50_000_000 }),
        fc.integer({ min: 1, max: 36 }),
        (returned, termMonths) => {
          const rate = effectiveRate({
            outlaySen: sen(10_000_000n),
            paymentsSen: [sen(10_000_000n + BigInt(returned))],
            termMonths,
          });
          const closedForm = 120_000 * ((1 + returned / 10_000_000) ** (1 / termMonths) - 1);
          expect(Math.abs((rate ?? Number.NaN) - closedForm)).toBeLessThanOrEqual(0.5 + 1e-6);
        },
      ),
    );
  });

  it('from what the issuer receives after fees is the all-in rate', () => {
    const principalSen = ringgit('130000');
    const terms = { principalSen, rateBps: rateBps(1100), termMonths: 12, issuedOn: day('2026-01-15') };
    const schedule = buildSchedule({ ...terms, profile: 'equal_monthly_flat', holidays: new Set() });
    const paymentsSen = schedule.map((row) => addSen(row.principalSen, row.returnSen));
    expect(effectiveRate({ outlaySen: ringgit('127894'), paymentsSen, termMonths: 12 })).toBe(2289);
  });

  it('is negative when less comes back, down to a single sen of ten million ringgit', () => {
    const sixTenths = {
      outlaySen: sen(10_000n),
      paymentsSen: Array.from({ length: 6 }, () => sen(1000n)),
      termMonths: 6,
    };
    expect(effectiveRate(sixTenths)).toBe(-15_474);
    expect(effectiveRate({ outlaySen: ringgit('10000000'), paymentsSen: [sen(1n)], termMonths: 1 })).toBe(
      -120_000,
    );
  });

  it('leaves the flows worth nothing: half a basis point either way changes the sign', () => {
    const payments = fc.array(fc.integer({ min: 1, max: 100_000_000 }), { minLength: 1, maxLength: 36 });
    fc.assert(
      fc.property(
        fc.integer({ min: 100_000, max: 100_000_000 }),
        payments,
        fc.nat(12),
        (outlay, amounts, wait) => {
          const termMonths = amounts.length + wait;
          const paymentsSen = amounts.map((amount) => sen(BigInt(amount)));
          const rate =
            effectiveRate({ outlaySen: sen(BigInt(outlay)), paymentsSen, termMonths }) ?? Number.NaN;
          const worthAt = (bps: number) =>
            amounts.reduce(
              (sum, amount, index) => sum + amount / (1 + bps / 120_000) ** (wait + index + 1),
              -outlay,
            );
          expect(rate - 0.51 <= -120_000 || worthAt(rate - 0.51) > 0).toBe(true);
          expect(worthAt(rate + 0.51) < 0).toBe(true);
        },
      ),
    );
  });
});

describe('breakEvenLossShare', () => {
  it.each([
    ['1000', '120', 1071],
    ['1000', '100.56', 914],
    ['1000', '0', 0],
  ])('RM%s with a return of RM%s', (principal, returned, bps) => {
    expect(breakEvenLossShare(ringgit(principal), ringgit(returned))).toBe(bps);
  });

  it('does not divide nothing', () => {
    expect(() => breakEvenLossShare(ZERO_SEN, ZERO_SEN)).toThrow(RangeError);
  });
});

function flowsOf(rows: readonly (readonly [string, bigint])[]): DatedCashFlow[] {
  return rows.map(([on, amount]) => ({ on: day(on), amountSen: sen(amount) }));
}

describe('xirr', () => {
  it.each([
    ['no flows', []],
    [
      'only payments in',
      [
        ['2026-01-01', -100n],
        ['2026-02-01', -100n],
      ],
    ],
    ['only receipts', [['2026-01-01', 100n]]],
    [
      'everything on one day',
      [
        ['2026-01-01', -100n],
        ['2026-01-01', 150n],
      ],
    ],
    [
      'flows that cancel each other',
      [
        ['2026-01-01', -100n],
        ['2026-01-01', 100n],
        ['2026-02-01', 5n],
      ],
    ],
    [
      'a gain too large to name a yearly rate',
      [
        ['2026-01-01', -100n],
        ['2026-01-02', 200n],
      ],
    ],
    [
      'no root at all',
      [
        ['2025-01-01', 100n],
        ['2026-01-01', -100n],
        ['2027-01-01', 100n],
      ],
    ],
  ] as [string, [string, bigint][]][])('is undefined for %s', (_what, rows) => {
    expect(xirr(flowsOf(rows))).toBeNull();
  });

  it.each([
    [
      3734,
      [
        ['2008-01-01', -1_000_000n],
        ['2008-03-01', 275_000n],
        ['2008-10-30', 425_000n],
        ['2009-02-15', 325_000n],
        ['2009-04-01', 275_000n],
      ],
    ],
    [
      1000,
      [
        ['2025-01-01', -100_000n],
        ['2026-01-01', 110_000n],
      ],
    ],
    [
      -4648,
      [
        ['2025-01-01', -100_000n],
        ['2025-07-01', -50_000n],
        ['2026-01-01', 90_000n],
      ],
    ],
    [
      1287,
      [
        ['2025-01-01', -100_000n],
        ['2025-01-31', 101_000n],
      ],
    ],
    [
      -9968,
      [
        ['2024-01-01', -100_000n],
        ['2026-01-01', 1n],
      ],
    ],
    [
      0,
      [
        ['2025-01-01', -100_000n],
        ['2025-06-01', 40_000n],
        ['2026-01-01', 60_000n],
      ],
    ],
  ] as [number, [string, bigint][]][])('is %s basis points', (bps, rows) => {
    expect(xirr(flowsOf(rows))).toBe(bps);
    expect(xirr(flowsOf([...rows].reverse()))).toBe(bps);
  });

  it('is a plain 0 for what was lent and paid back without return, and for a loss too small to show', () => {
    expect(
      xirr(
        flowsOf([
          ['2025-01-01', 100n],
          ['2026-01-01', -100n],
        ]),
      ),
    ).toBe(0);
    expect(
      xirr(
        flowsOf([
          ['2025-01-01', -1_000_000n],
          ['2026-01-01', 999_999n],
        ]),
      ),
    ).toBe(0);
  });

  it('picks the rate nearest to zero where several fit', () => {
    // Worth (x − 1.1)(x − 2) in yearly growth x: both 10 % and 100 % fit.
    expect(
      xirr(
        flowsOf([
          ['2025-01-01', 1000n],
          ['2026-01-01', -3100n],
          ['2027-01-01', 2200n],
        ]),
      ),
    ).toBe(1000);
  });

  it('finds the rate at which a deposit grew', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 30, max: 3650 }),
        fc.integer({ min: -9000, max: 50_000 }),
        (days, bps) => {
          const grown = BigInt(Math.round(1e12 * (1 + bps / 10_000) ** (days / 365)));
          const flows = [
            { on: day('2020-01-01'), amountSen: sen(-1_000_000_000_000n) },
            { on: addDays(day('2020-01-01'), days), amountSen: sen(grown) },
          ];
          expect(Math.abs((xirr(flows) ?? Number.NaN) - bps)).toBeLessThanOrEqual(1);
        },
      ),
    );
  });
});
