import { daysBetween, parseDay } from '@titian/finance/calendar';
import { businessToday } from '../../../lib/clock/business-now.ts';
import { text } from '../text.ts';

/** "in 6 days", "today" or "3 days late", from today to a day of the wire. */
export function dueIn(dueOn: string): string {
  const [from, to] = [parseDay(businessToday()), parseDay(dueOn)];
  if (from === null || to === null) {
    return '';
  }
  const days = daysBetween(from, to);
  if (days === 0) {
    return text('due.today');
  }
  return days > 0 ? text('due.in', { count: days }) : text('due.late', { count: -days });
}
