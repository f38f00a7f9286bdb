const DAY_MS = 86_400_000;
const MALAYSIA_OFFSET_MS = 8 * 3_600_000;

/** The day it is in Malaysia, so many days from today. */
export function dayFromToday(days: number): string {
  return new Date(Date.now() + MALAYSIA_OFFSET_MS + days * DAY_MS).toISOString().slice(0, 10);
}

/** Days after the listing on which all investors may invest: on the next one early access may last past midnight. */
export const OPEN_TO_ALL_AFTER = 2;

/** The day so many days after a day. */
export function daysAfter(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
}

/** A day as it is typed: day, month, year. */
export function typedDay(on: string): string {
  return on.split('-').reverse().join('/');
}
