import type { Message } from '@titian/contracts/messages/definition';
import { message } from '@titian/contracts/messages/message';
import { addDays, type Day } from '@titian/finance/calendar';

/** How far ahead a preset may be paused: one that rests longer is switched off instead. */
const LONGEST_DAYS = 365;

/** The days until which a preset may be paused. */
export interface PauseDays {
  readonly earliest: Day;
  readonly latest: Day;
}

export function pauseDays(today: Day): PauseDays {
  return { earliest: addDays(today, 1), latest: addDays(today, LONGEST_DAYS) };
}

/** What is wrong with a day to pause until; null where nothing is. */
export function pauseProblem(until: Day, today: Day): Message | null {
  const { earliest, latest } = pauseDays(today);
  return until >= earliest && until <= latest
    ? null
    : message('preset_pause_out_of_range', { from: earliest, to: latest });
}
