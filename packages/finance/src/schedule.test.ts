import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, addMonthsClamped, type Day, day, isBusinessDay } from './calendar.ts';
import { rateBps } from './rate.ts';
import { buildSchedule, type Instalment, type ScheduleTerms, totalReturn } from './schedule.ts';
import { sen, senToText, sumSen, ZERO_SEN } from './sen.ts';
import { ringgit } from './testing/ringgit.ts';

function termsOf(changes: Partial<ScheduleTerms>): ScheduleTerms {
  return {
    profile: 'equal_monthly_flat',
    principalSen: ringgit('130000'),
    rateBps: rateBps(1100),
    termMonths: 4,
    issuedOn: day('2026-01-15'),
    holidays: new Set<Day>(),
    ...changes,
  };
}

function amountsOf(schedule: readonly Instalment[]): string[][] {
  return schedule.map(({ principalSen, returnSen }) => [senToText(principalSen), senToText(returnSen)]);
}

const anyTerms = fc.record({
  profile: fc.constantFrom('equal_monthly_flat' as const, 'bullet' as const, 'return_only' as const),
  principalSen: fc.bigInt({ min: 1n, max: 100_000_000n }).map(sen),
  rateBps: fc.nat(1800).map(rateBps),
  termMonths: fc.integer({ min: 1, max: 36 }),
  issuedOn: fc.nat(5000).map((offset) => addDays(day('2020-01-01'), offset)),
  holidays: fc
    .array(fc.nat(6500), { maxLength: 200 })
    .map((offsets) => new Set(offsets.map((offset) => addDays(day('2020-01-01'), offset)))),
});

describe('buildSchedule rejects', () => {
  it.each([
    ['no principal', { principalSen: ZERO_SEN }],
    ['a negative principal', { principalSen: sen(-1n) }],
    ['a negative rate', { rateBps: rateBps(-1) }],
    ['no term', { termMonths: 0 }],
    ['half a month', { termMonths: 1.5 }],
    ['a term that is no number', { termMonths: Number.NaN }],
  ])('%s', (_what, changes) => {
    expect(() => buildSchedule(termsOf(changes))).toThrow(RangeError);
  });
});

describe('equal_monthly_flat', () => {
  it('RM130,000 at 11 % over 4 months: 33,691.67 three times, then 33,691.66', () => {
    const schedule = buildSchedule(termsOf({}));
    expect(schedule.map((row) => senToText(sumSen([row.principalSen, row.returnSen])))).toEqual([
      '33691.67',
      '33691.67',
      '33691.67',
      '33691.66',
    ]);
    expect(senToText(totalReturn(termsOf({})))).toBe('4766.67');
  });

  it('RM1,000 at 12 % over 4 months: 250.00 and 10.00 each', () => {
    const schedule = buildSchedule(termsOf({ principalSen: ringgit('1000'), rateBps: rateBps(1200) }));
    expect(amountsOf(schedule)).toEqual(Array.from({ length: 4 }, () => ['250.00', '10.00']));
  });

  it('puts the difference of both parts into the last instalment', () => {
    const schedule = buildSchedule(
      termsOf({ principalSen: ringgit('1000'), rateBps: rateBps(1000), termMonths: 3 }),
    );
    expect(amountsOf(schedule)).toEqual([
      ['333.33', '8.33'],
      ['333.33', '8.33'],
      ['333.34', '8.34'],
    ]);
  });

  it('never makes the last instalment of a few sen negative', () => {
    const schedule = buildSchedule(termsOf({ principalSen: sen(2n), rateBps: rateBps(0) }));
    expect(schedule.map((row) => row.principalSen)).toEqual([1n, 1n, 0n, 0n]);
  });
});

describe('return_only', () => {
  it('pays the return monthly and the principal last', () => {
    const schedule = buildSchedule(
      termsOf({
        profile: 'return_only',
        principalSen: ringgit('10000'),
        rateBps: rateBps(1000),
        termMonths: 3,
      }),
    );
    expect(amountsOf(schedule)).toEqual([
      ['0.00', '83.33'],
      ['0.00', '83.33'],
      ['10000.00', '83.34'],
    ]);
  });
});

describe('bullet', () => {
  it.each([
    ['2026-01-15', 3, '2026-04-15', '2219.18'],
    ['2026-01-31', 1, '2026-03-02', '690.41'],
    ['2024-01-31', 1, '2024-02-29', '715.07'],
    ['2024-02-29', 12, '2025-02-28', '9000.00'],
  ])('from %s over %s months is due %s with return %s', (issuedOn, termMonths, dueOn, returned) => {
    const schedule = buildSchedule(
      termsOf({
        profile: 'bullet',
        principalSen: ringgit('100000'),
        rateBps: rateBps(900),
        issuedOn: day(issuedOn),
        termMonths,
      }),
    );
    expect(schedule).toEqual([
      { number: 1, dueOn, principalSen: ringgit('100000'), returnSen: ringgit(returned) },
    ]);
  });
});

describe('due days', () => {
  it('keep the issue day of the month, clamp it, and move over days off', () => {
    const holidays = new Set([day('2026-03-31')]);
    const schedule = buildSchedule(termsOf({ issuedOn: day('2025-12-31'), holidays }));
    expect(schedule.map((row) => row.dueOn)).toEqual([
      '2026-02-02',
      '2026-03-02',
      '2026-04-01',
      '2026-04-30',
    ]);
  });
});

describe('every schedule', () => {
  it('sums to the principal and the return, has nothing negative, and is due on business days in order', () => {
    fc.assert(
      fc.property(anyTerms, (terms) => {
        const schedule = buildSchedule(terms);
        expect(sumSen(schedule.map((row) => row.principalSen))).toBe(terms.principalSen);
        expect(sumSen(schedule.map((row) => row.returnSen))).toBe(totalReturn(terms));
        expect(schedule.length).toBe(terms.profile === 'bullet' ? 1 : terms.termMonths);
        for (const [index, row] of schedule.entries()) {
          expect(row.number).toBe(index + 1);
          expect(row.principalSen >= 0n && row.returnSen >= 0n).toBe(true);
          expect(isBusinessDay(row.dueOn, terms.holidays)).toBe(true);
          expect(
            row.dueOn >=
              addMonthsClamped(terms.issuedOn, terms.profile === 'bullet' ? terms.termMonths : row.number),
          ).toBe(true);
        }
      }),
    );
  });

  it('gives all but the last the same parts once they are worth dividing', () => {
    const worthDividing = anyTerms.filter((terms) => terms.principalSen >= 5000n && terms.rateBps >= 100);
    fc.assert(
      fc.property(worthDividing, (terms) => {
        const rows = buildSchedule(terms).slice(0, -1);
        expect(new Set(rows.map((row) => row.principalSen)).size).toBeLessThanOrEqual(1);
        expect(new Set(rows.map((row) => row.returnSen)).size).toBeLessThanOrEqual(1);
      }),
    );
  });
});
