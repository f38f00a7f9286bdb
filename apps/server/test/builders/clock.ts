import type { Clock } from '../../src/platform/clock.ts';

/** A clock that stands still until it is moved. */
export interface TestClock extends Clock {
  moveBy(ms: number): void;
}

export const SECOND = 1_000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

export function testClock(start = new Date()): TestClock {
  let nowMs = start.getTime();
  return {
    now: () => new Date(nowMs),
    moveBy(ms) {
      nowMs += ms;
    },
  };
}
