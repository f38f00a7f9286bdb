import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, type Day, day, isSunday } from './calendar.ts';
import { calendarCaveats, daysOff, type Holiday, substitutesOf } from './holidays.ts';

const sure = (...days: string[]): Holiday[] => days.map((one) => ({ day: day(one), isProvisional: false }));
const provisional = (...days: string[]): Holiday[] =>
  days.map((one) => ({ day: day(one), isProvisional: true }));

describe('the day off in place of a Sunday', () => {
  it.each([
    ['none for a holiday on a Saturday', sure('2026-08-29'), []],
    ['none for a holiday in the week', sure('2026-08-31'), []],
    ['the Monday', sure('2026-11-08'), ['2026-11-09']],
    ['the Tuesday where the Monday is a holiday', sure('2026-05-31', '2026-06-01'), ['2026-06-02']],
    ['one for two holidays on the same Sunday', sure('2026-02-01', '2026-02-01'), ['2026-02-02']],
    [
      'after two holidays that follow',
      sure('2030-02-03', '2030-02-04', '2030-02-04', '2030-02-05'),
      ['2030-02-06'],
    ],
    ['29 February where that is it', sure('2028-02-27', '2028-02-28'), ['2028-02-29']],
    ['1 January where the year ends', sure('2028-12-31'), ['2029-01-01']],
  ])('is %s', (_what, holidays, expected) => {
    expect(substitutesOf(holidays).map((one) => one.day)).toEqual(expected);
  });

  it.each([
    ['of a provisional holiday', provisional('2027-08-15'), true],
    ['behind a provisional one', [...sure('2030-02-03'), ...provisional('2030-02-04')], true],
    [
      'of a Sunday that one of two holidays makes sure',
      [...sure('2026-02-01'), ...provisional('2026-02-01')],
      false,
    ],
    ['of a gazetted one', sure('2026-11-08'), false],
  ])('%s is provisional: %s', (_what, holidays, expected) => {
    expect(substitutesOf(holidays)).toMatchObject([{ isProvisional: expected }]);
  });

  it('is never a Sunday, a holiday or another substitute, and comes after only days off', () => {
    const offsets = fc.array(fc.nat(60), { maxLength: 25 });
    fc.assert(
      fc.property(offsets, (list) => {
        const holidays = list.map((offset) => ({
          day: addDays(day('2027-01-01'), offset),
          isProvisional: offset % 2 === 0,
        }));
        const off: ReadonlySet<Day> = new Set(holidays.map((one) => one.day));
        const substitutes = substitutesOf(holidays);
        expect(new Set(substitutes.map((one) => one.day)).size).toBe(substitutes.length);
        expect(substitutes.length).toBe([...off].filter(isSunday).length);
        for (const one of substitutes) {
          expect(off.has(one.day)).toBe(false);
          expect(one.day > one.inLieuOf).toBe(true);
        }
      }),
    );
  });
});

describe('how far a calendar is known', () => {
  const year = (number: number, count: number) =>
    Array.from({ length: count }, (_, index) =>
      sure(`${number}-03-${String(index + 1).padStart(2, '0')}`),
    ).flat();

  it.each([
    ['nothing', [], null],
    ['a few days', year(2027, 3), null],
    ['one year', year(2027, 14), '2027-12-31'],
    ['two years', [...year(2028, 15), ...year(2027, 14)], '2028-12-31'],
    ['a year and a single day of the next', [...year(2027, 14), ...year(2028, 1)], '2027-12-31'],
    ['a year that misses between two', [...year(2027, 14), ...year(2029, 14)], '2027-12-31'],
  ])('through %s is %s', (_what, holidays, expected) => {
    expect(daysOff(holidays).knownThrough).toBe(expected);
  });
});

describe('what a schedule rests on', () => {
  const calendar = {
    days: new Set([day('2028-02-28'), day('2028-02-29'), day('2028-05-01')]),
    provisional: new Set([day('2028-02-28'), day('2028-02-29')]),
    knownThrough: day('2028-12-31'),
  };
  const of = (issuedOn: string, termMonths: number, profile: 'bullet' | 'equal_monthly_flat') =>
    calendarCaveats({ issuedOn: day(issuedOn), termMonths, profile }, calendar);

  it.each([
    ['nothing provisional in the week before', '2028-01-25', 1, 'equal_monthly_flat', [], []],
    ['a provisional holiday it was moved over', '2028-01-28', 1, 'equal_monthly_flat', ['2028-03-01'], []],
    ['one behind a weekend', '2028-01-26', 1, 'equal_monthly_flat', ['2028-03-01'], []],
    ['29 February that is provisional', '2028-01-31', 1, 'equal_monthly_flat', ['2028-03-01'], []],
    ['a gazetted holiday', '2028-04-01', 1, 'equal_monthly_flat', [], []],
    ['days past the calendar', '2028-11-15', 3, 'equal_monthly_flat', [], ['2029-01-15', '2029-02-15']],
    ['the maturity alone of a bullet', '2028-01-28', 12, 'bullet', [], ['2029-01-29']],
    ['a last day of the calendar', '2028-11-29', 1, 'bullet', [], []],
  ] as const)('is %s', (_what, issuedOn, termMonths, profile, moved, beyond) => {
    expect(of(issuedOn, termMonths, profile)).toEqual({ provisional: moved, beyond });
  });

  it('is all of it where the calendar has no whole year', () => {
    const empty = daysOff([]);
    const terms = { issuedOn: day('2028-01-03'), termMonths: 2, profile: 'return_only' } as const;
    expect(calendarCaveats(terms, empty).beyond).toEqual(['2028-02-03', '2028-03-03']);
  });
});
