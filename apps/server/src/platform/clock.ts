import { addDays, type Day, daysBetween, malaysiaDay } from '@titian/finance/calendar';

/** The only source of time in the server, so that tests can hold it. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

const DAY_MS = 86_400_000;

/** An instant some milliseconds after another. */
export function later(from: Date, byMs: number): Date {
  return new Date(from.getTime() + byMs);
}

/** An instant read from its ISO text; the caller has checked the text. */
export function instantOf(text: string): Date {
  return new Date(text);
}

/** What "now" means for business rules: real time of day, on a day that may be moved outside production (WIRE-8). */
export interface BusinessTime {
  readonly now: Date;
  readonly businessNow: Date;
  readonly businessDate: Day;
  readonly dateShiftDays: number;
}

/** Moves the business day by whole days and keeps the real time of day. */
export function businessTime(now: Date, dateShiftDays: number): BusinessTime {
  const businessNow = dateShiftDays === 0 ? now : later(now, dateShiftDays * DAY_MS);
  return { now, businessNow, businessDate: addDays(malaysiaDay(now), dateShiftDays), dateShiftDays };
}

/** Days from today in Malaysia to a requested business date. */
export function shiftTo(now: Date, businessDate: Day): number {
  return daysBetween(malaysiaDay(now), businessDate);
}
