import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import {
  addDays,
  addMonths,
  addMonthsClamped,
  type Day,
  day,
  daysBetween,
  daysOfQuarter,
  firstDayOf,
  isBusinessDay,
  isWeekend,
  lastDayOf,
  malaysiaDay,
  monthOf,
  monthsBetween,
  monthsFromTo,
  nextBusinessDay,
  parseDay,
  parseMonth,
  startOfMalaysiaDay,
} from './calendar.ts';

const NO_HOLIDAYS: ReadonlySet<Day> = new Set();
const days = fc.integer({ min: 0, max: 60_000 }).map((offset) => addDays(day('1950-01-01'), offset));

describe('parseDay and parseMonth', () => {
  it.each([
    '',
    '2026',
    '2026-2-3',
    '2026-02-30',
    '2025-02-29',
    '2026-13-01',
    '2026-00-10',
    '2026-01-00',
    '2026-01-32',
    '2026-01-01T00:00:00Z',
    ' 2026-01-01',
    '20260101',
    '0000-01-01',
  ])('reject the day %j', (text) => {
    expect(parseDay(text)).toBeNull();
    expect(() => day(text)).toThrow(RangeError);
  });

  it.each(['', '2026', '2026-13', '2026-00', '2026-1', '2026-01-01', '0000-01'])(
    'reject the month %j',
    (text) => {
      expect(parseMonth(text)).toBeNull();
    },
  );

  it('read what exists', () => {
    expect(parseDay('2024-02-29')).toBe('2024-02-29');
    expect(parseMonth('2026-12')).toBe('2026-12');
  });
});

describe('malaysiaDay and startOfMalaysiaDay', () => {
  it.each([
    ['2026-11-20T15:59:59.999Z', '2026-11-20'],
    ['2026-11-20T16:00:00.000Z', '2026-11-21'],
    ['2026-11-21T00:00:00.000Z', '2026-11-21'],
    ['2025-12-31T16:00:00.000Z', '2026-01-01'],
    ['2024-02-28T16:00:00.000Z', '2024-02-29'],
  ])('%s is %s', (instant, expected) => {
    expect(malaysiaDay(new Date(instant))).toBe(expected);
  });

  it('reject an instant that is no time, or beyond the year 9999', () => {
    expect(() => malaysiaDay(new Date(Number.NaN))).toThrow(RangeError);
    expect(() => malaysiaDay(new Date('9999-12-31T16:00:00Z'))).toThrow(RangeError);
  });

  it('agree on where a day begins and ends', () => {
    expect(startOfMalaysiaDay(day('2026-11-21')).toISOString()).toBe('2026-11-20T16:00:00.000Z');
    fc.assert(
      fc.property(days, (on) => {
        const startMs = startOfMalaysiaDay(on).getTime();
        expect(malaysiaDay(new Date(startMs))).toBe(on);
        expect(malaysiaDay(new Date(startMs - 1))).toBe(addDays(on, -1));
      }),
    );
  });
});

describe('addDays and daysBetween', () => {
  it.each([
    ['2024-02-28', 1, '2024-02-29'],
    ['2025-02-28', 1, '2025-03-01'],
    ['2026-01-01', -1, '2025-12-31'],
    ['2026-11-21', 365, '2027-11-21'],
  ])('%s and %s days', (from, count, to) => {
    expect(addDays(day(from), count)).toBe(to);
    expect(daysBetween(day(from), day(to))).toBe(count);
  });

  it('are each other’s inverse', () => {
    fc.assert(
      fc.property(
        days,
        days,
        (a, b) => addDays(a, daysBetween(a, b)) === b && a < b === daysBetween(a, b) > 0,
      ),
    );
  });
});

describe('addMonthsClamped', () => {
  it.each([
    ['2026-01-31', 1, '2026-02-28'],
    ['2026-01-31', 2, '2026-03-31'],
    ['2026-01-31', 3, '2026-04-30'],
    ['2024-01-30', 1, '2024-02-29'],
    ['2025-12-15', 1, '2026-01-15'],
    ['2026-03-31', -1, '2026-02-28'],
    ['2024-02-29', 12, '2025-02-28'],
    ['2024-02-29', 48, '2028-02-29'],
    ['2026-11-21', 0, '2026-11-21'],
  ])('%s and %s months', (anchor, months, expected) => {
    expect(addMonthsClamped(day(anchor), months)).toBe(expected);
  });

  it('keeps the day of the month wherever the month has it', () => {
    fc.assert(
      fc.property(days, fc.integer({ min: -36, max: 36 }), (anchor, months) => {
        const result = addMonthsClamped(anchor, months);
        expect(monthsBetween(monthOf(anchor), monthOf(result))).toBe(months);
        expect(result.slice(8) === anchor.slice(8) || result === lastDayOf(monthOf(result))).toBe(true);
      }),
    );
  });
});

describe('business days', () => {
  const holidays = new Set([day('2026-02-17'), day('2026-02-18'), day('2026-02-16')]);

  it.each([
    ['2026-11-20', false],
    ['2026-11-21', true],
    ['2026-11-22', true],
    ['2026-11-23', false],
  ])('%s is a weekend: %s', (on, weekend) => {
    expect(isWeekend(day(on))).toBe(weekend);
  });

  it.each([
    ['2026-02-13', '2026-02-13'],
    ['2026-02-14', '2026-02-19'],
    ['2026-02-17', '2026-02-19'],
    ['2026-02-19', '2026-02-19'],
  ])('the next from %s is %s', (on, expected) => {
    expect(nextBusinessDay(day(on), holidays)).toBe(expected);
  });

  it('never go back, and skip only days off', () => {
    fc.assert(
      fc.property(days, fc.array(fc.nat(20)), (from, offsets) => {
        const off = new Set(offsets.map((offset) => addDays(from, offset)));
        const next = nextBusinessDay(from, off);
        expect(isBusinessDay(next, off)).toBe(true);
        for (let skipped = from; skipped < next; skipped = addDays(skipped, 1)) {
          expect(isBusinessDay(skipped, off)).toBe(false);
        }
      }),
    );
    expect(nextBusinessDay(day('2026-11-21'), NO_HOLIDAYS)).toBe('2026-11-23');
  });
});

describe('months', () => {
  it('count and list', () => {
    expect(addMonths(monthOf(day('2026-01-31')), -1)).toBe('2025-12');
    expect(addMonths(monthOf(day('2026-12-01')), 1)).toBe('2027-01');
    expect(firstDayOf(monthOf(day('2024-02-10')))).toBe('2024-02-01');
    expect(lastDayOf(monthOf(day('2024-02-10')))).toBe('2024-02-29');
    const list = monthsFromTo(monthOf(day('2025-11-30')), monthOf(day('2026-02-01')));
    expect(list).toEqual(['2025-11', '2025-12', '2026-01', '2026-02']);
    expect(monthsFromTo(monthOf(day('2026-02-01')), monthOf(day('2026-01-01')))).toEqual([]);
    expect(() => addMonths(monthOf(day('9999-12-01')), 1)).toThrow(RangeError);
    expect(() => addMonths(monthOf(day('0001-01-01')), -1)).toThrow(RangeError);
  });
});

describe('the time zone of the process', () => {
  const original = process.env.TZ;

  afterEach(() => {
    if (original === undefined) {
      delete process.env.TZ;
    } else {
      process.env.TZ = original;
    }
  });

  it.each([
    ['UTC', 0],
    ['Asia/Kuala_Lumpur', -480],
    ['America/New_York', 300],
    ['Pacific/Kiritimati', -840],
    ['Pacific/Pago_Pago', 660],
  ])('%s changes nothing', (zone, offsetMinutes) => {
    process.env.TZ = zone;
    expect(new Date('2026-01-01T00:00:00Z').getTimezoneOffset()).toBe(offsetMinutes);
    expect(malaysiaDay(new Date('2026-11-20T16:00:00Z'))).toBe('2026-11-21');
    expect(startOfMalaysiaDay(day('2026-11-21')).toISOString()).toBe('2026-11-20T16:00:00.000Z');
    expect(addDays(day('2026-03-07'), 2)).toBe('2026-03-09');
    expect(daysBetween(day('2026-03-01'), day('2026-11-30'))).toBe(274);
    expect(addMonthsClamped(day('2026-01-31'), 1)).toBe('2026-02-28');
    expect(isWeekend(day('2026-11-21'))).toBe(true);
    expect(nextBusinessDay(day('2026-11-21'), NO_HOLIDAYS)).toBe('2026-11-23');
  });
});

describe('the days of a quarter', () => {
  it.each([
    ['2026-Q1', '2026-01-01', '2026-03-31'],
    ['2026-Q2', '2026-04-01', '2026-06-30'],
    ['2026-Q3', '2026-07-01', '2026-09-30'],
    ['2027-Q4', '2027-10-01', '2027-12-31'],
  ])('%s are from %s to %s', (quarter, from, to) => {
    expect(daysOfQuarter(quarter)).toEqual({ from, to });
  });
});
