/**
 * Malaysian calendar days (NUM-5). Days are text and all
 * arithmetic is done on UTC midnights, so the time zone of the process or browser does not matter.
 */

declare const dayBrand: unique symbol;
declare const monthBrand: unique symbol;

/** A Malaysian calendar day, 'YYYY-MM-DD'. Compare two with < and >. */
export type Day = string & { readonly [dayBrand]: true };

/** A Malaysian calendar month, 'YYYY-MM'. Compare two with < and >. */
export type Month = string & { readonly [monthBrand]: true };

const MS_PER_DAY = 86_400_000;
// Malaysia has been eight hours ahead of UTC, without summer time, since 1982.
const MALAYSIA_OFFSET_MS = 8 * 3_600_000;
// The calendar and the database have no year 0000.
const DAY_TEXT = /^(?!0000)\d{4}-\d{2}-\d{2}$/;
const MONTH_TEXT = /^(?!0000)\d{4}-(0[1-9]|1[0-2])$/;
const SUNDAY = 0;
const SATURDAY = 6;

/** 'YYYY-MM-DD' of a day that exists; null for anything else ('2026-02-30', '2026-2-3'). */
export function parseDay(text: string): Day | null {
  if (!DAY_TEXT.test(text)) {
    return null;
  }
  const instant = new Date(`${text}T00:00:00Z`);
  // Some engines read 30 February as 2 March, so the day must come back as it went in.
  return !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(text) ? (text as Day) : null;
}

/** The same for text that must be right. Throws RangeError for a day that does not exist. */
export function day(text: string): Day {
  const parsed = parseDay(text);
  if (parsed === null) {
    throw new RangeError(`'${text}' is not a calendar day (YYYY-MM-DD).`);
  }
  return parsed;
}

/** The day it is in Malaysia at an instant. Throws RangeError outside the years 0001 to 9999. */
export function malaysiaDay(instant: Date): Day {
  return day(new Date(instant.getTime() + MALAYSIA_OFFSET_MS).toISOString().slice(0, -14));
}

/** The instant at which that day begins in Malaysia (16:00 UTC of the day before). */
export function startOfMalaysiaDay(on: Day): Date {
  return new Date(utcMidnightMs(on) - MALAYSIA_OFFSET_MS);
}

/** The day a whole number of days later (earlier when negative). */
export function addDays(from: Day, days: number): Day {
  return dayAtUtcMs(utcMidnightMs(from) + days * MS_PER_DAY);
}

/** Whole days from one day to another: 1 for tomorrow, negative when `to` is earlier. */
export function daysBetween(from: Day, to: Day): number {
  return (utcMidnightMs(to) - utcMidnightMs(from)) / MS_PER_DAY;
}

/**
 * The anchor's day of the month, a whole number of months later, clamped to the month's end (SCH-2).
 * Always count from the issue day: counting from the previous due day would stay at 28 after a February.
 */
export function addMonthsClamped(anchor: Day, months: number): Day {
  const target = addMonths(monthOf(anchor), months);
  const last = lastDayOf(target);
  const wanted = `${target}-${anchor.slice(8)}`;
  return wanted < last ? day(wanted) : last;
}

/** Saturday or Sunday, the weekend of Kuala Lumpur and of the interbank systems. */
export function isWeekend(on: Day): boolean {
  const weekday = new Date(utcMidnightMs(on)).getUTCDay();
  return weekday === SATURDAY || weekday === SUNDAY;
}

export function isSunday(on: Day): boolean {
  return new Date(utcMidnightMs(on)).getUTCDay() === SUNDAY;
}

export function isBusinessDay(on: Day, holidays: ReadonlySet<Day>): boolean {
  return !isWeekend(on) && !holidays.has(on);
}

/** The day itself when it is a business day, otherwise the first one after it (SCH-3). */
export function nextBusinessDay(on: Day, holidays: ReadonlySet<Day>): Day {
  let candidate = on;
  while (!isBusinessDay(candidate, holidays)) {
    candidate = addDays(candidate, 1);
  }
  return candidate;
}

/** The business day that is the `count`-th back from a day, that day being the first where it is one; `count` is 1 or more. */
export function businessDayBack(from: Day, count: number, holidays: ReadonlySet<Day>): Day {
  let candidate = from;
  for (let left = count; ; candidate = addDays(candidate, -1)) {
    if (isBusinessDay(candidate, holidays)) {
      left -= 1;
      if (left <= 0) {
        return candidate;
      }
    }
  }
}

/** 'YYYY-MM'; null for anything else. */
export function parseMonth(text: string): Month | null {
  return MONTH_TEXT.test(text) ? (text as Month) : null;
}

export function monthOf(on: Day): Month {
  return month(on.slice(0, 7));
}

/** The quarter of a day, `2026-Q4`. */
export function quarterOf(on: Day): string {
  return `${on.slice(0, 4)}-Q${Math.ceil(Number(on.slice(5, 7)) / 3)}`;
}

/** The first and the last day of a quarter, `2026-Q4`. */
export function daysOfQuarter(quarter: string): { readonly from: Day; readonly to: Day } {
  const [year = '', number = ''] = quarter.split('-Q');
  const from = day(`${year}-${String(Number(number) * 3 - 2).padStart(2, '0')}-01`);
  return { from, to: lastDayOf(addMonths(monthOf(from), 2)) };
}

/** The month a whole number of months later (earlier when negative). Throws RangeError outside the years 0001 to 9999. */
export function addMonths(from: Month, months: number): Month {
  const index = monthIndex(from) + months;
  const year = Math.floor(index / 12).toString();
  return month(
    `${year.padStart(4, '0')}-${(index - Math.floor(index / 12) * 12 + 1).toString().padStart(2, '0')}`,
  );
}

/** Whole months from one month to another, negative when `to` is earlier. */
export function monthsBetween(from: Month, to: Month): number {
  return monthIndex(to) - monthIndex(from);
}

/** Every month from the first to the last, both included, oldest first; none when `last` is before `first`. */
export function monthsFromTo(first: Month, last: Month): Month[] {
  const count = Math.max(0, monthsBetween(first, last) + 1);
  return Array.from({ length: count }, (_, offset) => addMonths(first, offset));
}

export function firstDayOf(of: Month): Day {
  return day(`${of}-01`);
}

export function lastDayOf(of: Month): Day {
  return addDays(firstDayOf(addMonths(of, 1)), -1);
}

function month(text: string): Month {
  const parsed = parseMonth(text);
  if (parsed === null) {
    throw new RangeError(`'${text}' is not a calendar month (YYYY-MM).`);
  }
  return parsed;
}

function monthIndex(of: Month): number {
  return Number(of.slice(0, 4)) * 12 + Number(of.slice(5)) - 1;
}

function utcMidnightMs(on: Day): number {
  return Date.parse(`${on}T00:00:00Z`);
}

function dayAtUtcMs(ms: number): Day {
  return day(new Date(ms).toISOString().slice(0, -14));
}
