import { addDays, type Day, daysBetween, malaysiaDay } from '@titian/finance/calendar';

/** The only source of time in the server, so that tests can hold it. */
export interface Clock {
  now(): Date;
}

/** From the steady clock of this process to the instant that the database reads; null until that has been read. */
let offsetMs: number | null = null;

/** Within that the machine's own clock is as right as what was read of the database's. */
const AGREEMENT_MS = 50;
/** A step back below that is waited out; a larger one is a clock that was set, and is followed. */
const WAITED_OUT_MS = 1_000;

/** The last time that was given out. */
let lastMs = 0;

/**
 * The machine's clock as long as it agrees with that of the database, else the database's (OPS-59): a wrong or stepping
 * clock here changes nothing. The change from one to the other, and a new reading, never take the time back.
 */
export const systemClock: Clock = {
  now() {
    const machineMs = Date.now();
    const databaseMs = databaseTimeMs();
    const nowMs = Math.abs(machineMs - databaseMs) <= AGREEMENT_MS ? machineMs : databaseMs;
    const isWaitedOut = nowMs < lastMs && lastMs - nowMs < WAITED_OUT_MS;
    if (!isWaitedOut) lastMs = nowMs;
    return new Date(lastMs);
  },
};

/** Epoch milliseconds by what was read of the database last; the machine's own where nothing was. */
export function databaseTimeMs(): number {
  return offsetMs === null ? Date.now() : offsetMs + performance.now();
}

/** @param readOffsetMs the offset that was read from the database; null tells the time of this machine again */
export function setClockOffset(readOffsetMs: number | null): void {
  offsetMs = readOffsetMs;
}

/** By how many milliseconds the clock of this machine is ahead of the time that is told; below zero where it is behind. */
export function clockErrorMs(): number {
  return Date.now() - systemClock.now().getTime();
}

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
