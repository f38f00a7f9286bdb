import { addDays, addMonths, type Day, firstDayOf, monthOf, quarterOf } from '@titian/finance/calendar';

/** The last quarter that was over before the quarter of a day: its name, first and last day. */
export function quarterBefore(on: Day): {
  readonly quarter: string;
  readonly from: Day;
  readonly until: Day;
} {
  let until = addDays(firstDayOf(monthOf(on)), -1);
  while (quarterOf(until) === quarterOf(on)) {
    until = addDays(firstDayOf(monthOf(until)), -1);
  }
  return { quarter: quarterOf(until), from: firstDayOf(addMonths(monthOf(until), -2)), until };
}
