import {
  addMonths,
  type Day,
  day,
  firstDayOf,
  lastDayOf,
  monthOf,
  quarterOf,
} from '@titian/finance/calendar';
import type { DayRange } from './report.ts';

const MONTHS = 3;

/** The first and the last day of a quarter. */
export function daysOfQuarter(period: string): DayRange {
  const [year = '', number = ''] = period.split('-Q');
  const first = String((Number(number) - 1) * MONTHS + 1).padStart(2, '0');
  const from = day(`${year}-${first}-01`);
  return { from, to: lastDayOf(addMonths(monthOf(from), MONTHS - 1)) };
}

/** All quarters from that of one day to that of another, the newest first. */
export function quartersBetween(from: Day, to: Day): string[] {
  const quarters: string[] = [];
  for (let on = to; quarterOf(on) >= quarterOf(from); on = firstDayOf(addMonths(monthOf(on), -MONTHS))) {
    quarters.push(quarterOf(on));
  }
  return quarters;
}

/** A return has a quarter, not an id; approvals name their subject by this one. */
export function returnIdOf(period: string): string {
  return `7a0e0002-0000-7000-8000-${period.replace('-Q', '').padStart(12, '0')}`;
}
