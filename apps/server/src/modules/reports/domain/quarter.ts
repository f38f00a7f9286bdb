import { addMonths, type Day, firstDayOf, monthOf, quarterOf } from '@titian/finance/calendar';

const MONTHS = 3;

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
