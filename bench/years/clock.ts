import { type Day, malaysiaDay, startOfMalaysiaDay } from '@titian/finance/calendar';
import type { Clock } from '@titian/server/platform/clock';

/** When a business day begins. */
export const NINE_O_CLOCK_MS = 9 * 3_600_000;

/** A clock of normal speed whose day is set. */
export interface DayClock extends Clock {
  /** From then on it is so long after the beginning of that day in Malaysia, and time passes. */
  set(on: Day, msIntoDay: number): void;
  today(): Day;
}

export function createDayClock(on: Day, msIntoDay: number): DayClock {
  let shiftMs = 0;
  const clock: DayClock = {
    now: () => new Date(Date.now() + shiftMs),
    set: (next, ms) => {
      shiftMs = startOfMalaysiaDay(next).getTime() + ms - Date.now();
    },
    today: () => malaysiaDay(clock.now()),
  };
  clock.set(on, msIntoDay);
  return clock;
}
