import { appendFileSync, existsSync, readFileSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import { addDays, type Day } from '@titian/finance/calendar';
import type { Night } from './night.ts';
import type { Sizes } from './sizes.ts';

/** One completed day: a line of the progress file. */
export interface DayRecord extends Night {
  readonly isBusinessDay: boolean;
  /** What customers and operators did on it, in milliseconds. */
  readonly workMs: number;
  /** On the last day of each month. */
  readonly sizes: Sizes | null;
}

/** The days that a folder's run has completed. */
export interface Progress {
  readonly days: DayRecord[];
  add(record: DayRecord): void;
}

/** Reads the completed days; a day whose line is incomplete is run again. */
export function openProgress(folder: string): Progress {
  const file = join(folder, 'years.jsonl');
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const whole = text.slice(0, text.lastIndexOf('\n') + 1);
  if (whole.length < text.length) {
    truncateSync(file, Buffer.byteLength(whole));
  }
  const days = whole
    .split('\n')
    .filter((line) => line !== '')
    .map((line): DayRecord => JSON.parse(line));
  return {
    days,
    add(record) {
      appendFileSync(file, `${JSON.stringify(record)}\n`);
      days.push(record);
    },
  };
}

/** The day to resume with. */
export function nextDay({ days }: Pick<Progress, 'days'>, first: Day): Day {
  const last = days.at(-1);
  return last === undefined ? first : addDays(last.day, 1);
}
