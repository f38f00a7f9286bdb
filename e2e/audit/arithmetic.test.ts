import { describe, expect, it } from 'vitest';
import {
  amountText,
  floorOf,
  irrPerPeriod,
  nearestOf,
  percentText,
  senOf,
  xirrPercent,
} from './arithmetic.ts';
import { dayOf, daysFrom, monthsAfter, numberOf, workingDay } from './days.ts';

describe('amounts', () => {
  it('round down and to the nearest, also below zero', () => {
    expect([floorOf(7n, 2n), floorOf(-7n, 2n), nearestOf(5n, 2n), nearestOf(4n, 3n)]).toEqual([
      3n,
      -4n,
      3n,
      1n,
    ]);
  });

  it('are written and read with two decimals', () => {
    expect(['0.05', '-1.20', '1234.50'].map((text) => amountText(senOf(text)))).toEqual([
      '0.05',
      '-1.20',
      '1234.50',
    ]);
    expect(() => senOf('1,234.50')).toThrow('no amount');
    expect([percentText(1n, 3n), percentText(-1n, 3n)]).toEqual(['33.33', '-33.33']);
  });
});

describe('rates', () => {
  it('of dated flows are yearly, and none where all have one sign', () => {
    const flows = [
      { on: '2025-01-01', sen: -100_000n },
      { on: '2026-01-01', sen: 110_000n },
    ];
    expect(xirrPercent(flows)).toBeCloseTo(10, 6);
    expect(xirrPercent([{ on: '2025-01-01', sen: -1n }])).toBeNull();
    expect(xirrPercent([flows[0] ?? { on: '', sen: 0n }, { on: '2026-01-01', sen: 50_000n }])).toBeCloseTo(
      -50,
      6,
    );
  });

  it('of equal payments are those of a period', () => {
    // The payment of 1,000 over 12 periods at 1 % is 88.8488.
    expect(
      irrPerPeriod(
        100_000n,
        Array.from({ length: 12 }, () => 8_885n),
      ),
    ).toBeCloseTo(0.01, 5);
  });
});

describe('days', () => {
  it('are counted from 1970, through a leap year', () => {
    expect([
      numberOf('1970-01-01'),
      dayOf(numberOf('2028-02-29')),
      daysFrom('2028-02-28', '2028-03-01'),
    ]).toEqual([0, '2028-02-29', 2]);
  });

  it('are the same of the month, or its last, and move to a working day', () => {
    expect(['2026-01-31', '2026-01-15'].map((day) => monthsAfter(day, 1))).toEqual([
      '2026-02-28',
      '2026-02-15',
    ]);
    // A Saturday before a holiday on Monday.
    expect(workingDay('2026-08-29', new Set(['2026-08-31']))).toBe('2026-09-01');
  });
});
