import { malaysiaDay } from '@titian/finance/calendar';
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

/** A clock that goes as the machine's does, from ten in the morning of its day in Malaysia: no test with it passes a midnight. */
export function morningClock(): Clock {
  const begunMs = Date.now();
  const morningMs = Date.parse(`${malaysiaDay(new Date(begunMs))}T10:00:00+08:00`);
  return { now: () => new Date(morningMs + Date.now() - begunMs) };
}
