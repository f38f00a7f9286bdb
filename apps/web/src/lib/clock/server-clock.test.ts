import { afterEach, describe, expect, it } from 'vitest';
import { businessToday } from './business-now.ts';
import { browserTimeOf, recordServerTime, serverNow } from './server-clock.ts';

const answered = (at: string | null, now: number) =>
  recordServerTime({ headers: new Headers(at === null ? {} : { date: at }) }, now);
const aheadDays = () => Math.round((serverNow().getTime() - Date.now()) / 86_400_000);

afterEach(() => answered(new Date().toUTCString(), Date.now()));

describe('the clock of the server', () => {
  it('is the browser’s own before any answer, and where an answer says nothing', () => {
    answered(null, Date.now());
    answered('soon', Date.now());
    // Time passes between the answer and the assertion, so the difference may be negative.
    expect(Math.abs(aheadDays())).toBe(0);
  });

  it('is not set from a date that was cut, wherever it was', () => {
    const now = Date.now();
    const date = new Date(now + 5 * 86_400_000).toUTCString();
    for (let length = 0; length < date.length; length += 1) {
      answered(date.slice(0, length), now);
      answered(date.slice(length + 1), now);
      expect(Math.abs(serverNow().getTime() - Date.now())).toBeLessThan(5_000);
    }
    answered(date, now);
    expect(aheadDays()).toBe(5);
  });

  it('stands in for a browser that is a year behind or two days ahead', () => {
    const now = Date.now();
    answered(new Date(now + 365 * 86_400_000).toUTCString(), now);
    expect(aheadDays()).toBe(365);
    expect(businessToday()).toBe(
      new Date(Date.now() + 365 * 86_400_000 + 8 * 3_600_000).toISOString().slice(0, 10),
    );
    answered(new Date(now - 2 * 86_400_000).toUTCString(), now);
    expect(aheadDays()).toBe(-2);
    // For an end in an hour, a browser two days ahead waits an hour.
    const inAnHour = new Date(serverNow().getTime() + 3_600_000).toISOString();
    expect(Math.round((browserTimeOf(inAnHour) - Date.now()) / 60_000)).toBe(60);
  });

  it('leaves a clock alone that is right to the half minute', () => {
    const now = Date.now();
    answered(new Date(now + 20_000).toUTCString(), now);
    expect(Math.abs(serverNow().getTime() - Date.now())).toBeLessThan(5_000);
  });
});
