import { addMonths, type Month, monthOf, parseDay } from '@titian/finance/calendar';

/** What the chart shows around the current month: half a year back, and what is to come. */
const MONTHS_BACK = 6;
const MONTHS_AHEAD = 5;

export interface MonthWindow {
  readonly from: Month;
  readonly to: Month;
}

/** The months of the chart around a day, `2026-11-21`. Throws RangeError for a day that does not exist. */
export function windowAround(today: string): MonthWindow {
  const day = parseDay(today);
  if (day === null) {
    throw new RangeError(`'${today}' is not a calendar day.`);
  }
  const current = monthOf(day);
  return { from: addMonths(current, -MONTHS_BACK), to: addMonths(current, MONTHS_AHEAD) };
}
