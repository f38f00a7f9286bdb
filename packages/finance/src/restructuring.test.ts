import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, type Day, day } from './calendar.ts';
import { unearnedReturns } from './early.ts';
import { rateBps } from './rate.ts';
import { firstMonthAfter, type RestructuringTerms, restructure } from './restructuring.ts';
import { sen, senToText, sumSen, ZERO_SEN } from './sen.ts';
import { ringgit } from './testing/ringgit.ts';

/** Six of twelve months of RM120,000 at 12% are paid; month 7 is past due. */
function termsOf(changes: Partial<RestructuringTerms> = {}): RestructuringTerms {
  return {
    profile: 'equal_monthly_flat',
    principalSen: ringgit('60000'),
    returnSen: ringgit('7200'),
    earnedSen: ringgit('1200'),
    issuedOn: day('2026-01-15'),
    firstMonth: 9,
    months: 8,
    graceMonths: 2,
    formerLastMonth: 12,
    extensionRateBps: rateBps(1200),
    holidays: new Set<Day>(),
    ...changes,
  };
}

const shown = (terms: RestructuringTerms) =>
  restructure(terms).rows.map((row) => [
    row.dueOn,
    ...[row.principalSen, row.returnSen, row.earnedSen].map(senToText),
  ]);

describe('restructure', () => {
  it('spreads what is unpaid over new months, the first ones without principal', () => {
    // Four months beyond the former end: 60,000 × 12% × 4 ÷ 12 = 2,400.
    expect(senToText(restructure(termsOf()).additionalSen)).toBe('2400.00');
    expect(shown(termsOf())).toEqual([
      ['2026-10-15', '0.00', '1200.00', '0.00'],
      ['2026-11-16', '0.00', '1200.00', '0.00'],
      ['2026-12-15', '10000.00', '1200.00', '0.00'],
      ['2027-01-15', '10000.00', '1200.00', '0.00'],
      ['2027-02-15', '10000.00', '1200.00', '0.00'],
      ['2027-03-15', '10000.00', '1200.00', '0.00'],
      ['2027-04-15', '10000.00', '1200.00', '0.00'],
      ['2027-05-17', '10000.00', '1200.00', '1200.00'],
    ]);
  });

  it('pays a bullet once, and principal last where that was agreed', () => {
    expect(shown(termsOf({ profile: 'bullet', months: 6, extensionRateBps: rateBps(0) }))).toEqual([
      ['2027-03-15', '60000.00', '7200.00', '1200.00'],
    ]);
    const last = restructure(termsOf({ profile: 'return_only', months: 4 })).rows;
    expect(last.map((row) => senToText(row.principalSen))).toEqual(['0.00', '0.00', '0.00', '60000.00']);
  });

  it('adds nothing without months beyond the former end', () => {
    expect(restructure(termsOf({ firstMonth: 9, months: 4, graceMonths: 0 })).additionalSen).toBe(ZERO_SEN);
  });

  it.each([
    ['no principal', { principalSen: ZERO_SEN }],
    ['no month', { months: 0 }],
    ['no month with principal', { months: 3, graceMonths: 3 }],
    ['a month before the issue', { firstMonth: 0 }],
  ])('rejects %s', (_what, changes) => {
    expect(() => restructure(termsOf(changes))).toThrow(RangeError);
  });

  const anyTerms = fc
    .record({
      profile: fc.constantFrom('equal_monthly_flat' as const, 'bullet' as const, 'return_only' as const),
      principalSen: fc.bigInt({ min: 1n, max: 100_000_000n }).map(sen),
      returnSen: fc.bigInt({ min: 0n, max: 20_000_000n }).map(sen),
      earned: fc.nat(100),
      issuedOn: fc.nat(5000).map((offset) => addDays(day('2020-01-01'), offset)),
      firstMonth: fc.integer({ min: 1, max: 30 }),
      months: fc.integer({ min: 1, max: 36 }),
      grace: fc.nat(100),
      formerLastMonth: fc.integer({ min: 1, max: 36 }),
      extensionRateBps: fc.nat(1800).map(rateBps),
    })
    .map(({ earned, grace, ...rest }) => ({
      ...rest,
      earnedSen: sen((rest.returnSen * BigInt(earned)) / 100n),
      graceMonths: Math.floor((rest.months * grace) / 101),
      holidays: new Set<Day>(),
    }));

  it('keeps the principal to the sen, never lowers the return, and raises it by what was agreed alone', () => {
    fc.assert(
      fc.property(anyTerms, (terms) => {
        const { rows, additionalSen } = restructure(terms);
        expect(sumSen(rows.map((row) => row.principalSen))).toBe(terms.principalSen);
        expect(sumSen(rows.map((row) => row.returnSen)) - terms.returnSen).toBe(additionalSen);
        expect(sumSen(rows.map((row) => row.earnedSen))).toBe(terms.earnedSen);
        expect(rows.every((row) => row.earnedSen <= row.returnSen && row.principalSen >= 0n)).toBe(true);
        expect(restructure({ ...terms, extensionRateBps: rateBps(0) }).additionalSen).toBe(ZERO_SEN);
        for (const [index, row] of rows.entries()) {
          expect(row.dueOn > (rows[index - 1]?.dueOn ?? terms.issuedOn)).toBe(true);
        }
      }),
    );
  });

  it('is never cheaper to settle early on the day after than what was earned before', () => {
    fc.assert(
      fc.property(anyTerms, (terms) => {
        const { rows } = restructure(terms);
        const numbered = rows.map((row, index) => ({ ...row, number: index + 1 }));
        const unearned = unearnedReturns(numbered, addDays(terms.issuedOn, 1), {
          ...terms,
          rateBps: rateBps(0),
          termMonths: 40,
        });
        const owed = numbered.map((row, index) => {
          const notBegun = (unearned[index] ?? 0n) - row.earnedSen;
          return row.returnSen - (notBegun > 0n ? notBegun : 0n);
        });
        expect(owed.reduce((sum, one) => sum + one, 0n) >= terms.earnedSen).toBe(true);
      }),
    );
  });
});

describe('firstMonthAfter', () => {
  it('is the month whose due day, moved over days off, lies after the day', () => {
    const issuedOn = day('2026-01-15');
    expect(firstMonthAfter(issuedOn, day('2026-01-15'), new Set())).toBe(1);
    expect(firstMonthAfter(issuedOn, day('2026-02-15'), new Set())).toBe(1);
    expect(firstMonthAfter(issuedOn, day('2026-02-16'), new Set())).toBe(2);
    expect(firstMonthAfter(issuedOn, day('2026-02-16'), new Set([day('2026-02-16')]))).toBe(1);
  });
});
