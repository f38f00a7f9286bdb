import { addMonths, type Day, daysOfQuarter, firstDayOf, monthOf, quarterOf } from '@titian/finance/calendar';

/** The quarter before that of a day: its name, first and last day. */
export function quarterBefore(on: Day): { readonly quarter: string; readonly from: Day; readonly to: Day } {
  const quarter = quarterOf(firstDayOf(addMonths(monthOf(on), -3)));
  return { quarter, ...daysOfQuarter(quarter) };
}
