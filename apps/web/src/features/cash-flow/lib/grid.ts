import { addDays, type Day, daysBetween, firstDayOf, lastDayOf, type Month } from '@titian/finance/calendar';

const DAYS_A_WEEK = 7;
const MONDAY = 1;

/** The weeks of a month from Monday to Sunday; null outside the month. */
export function weeksOf(month: Month): (Day | null)[][] {
  const first = firstDayOf(month);
  const before = (new Date(`${first}T00:00:00Z`).getUTCDay() - MONDAY + DAYS_A_WEEK) % DAYS_A_WEEK;
  const length = daysBetween(first, lastDayOf(month)) + 1;
  const weeks = Math.ceil((before + length) / DAYS_A_WEEK);
  return Array.from({ length: weeks }, (_week, week) =>
    Array.from({ length: DAYS_A_WEEK }, (_day, at) => {
      const number = week * DAYS_A_WEEK + at - before;
      return number < 0 || number >= length ? null : addDays(first, number);
    }),
  );
}
