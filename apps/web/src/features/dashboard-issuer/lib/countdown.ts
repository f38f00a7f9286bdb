import { type Day, daysBetween } from '@titian/finance/calendar';

/** How far away a due day is: late, today, or so many days to go. */
export type Countdown = { readonly key: 'today' } | { readonly key: 'in' | 'late'; readonly count: number };

/** From today to the due day, in calendar days. */
export function countdown(today: Day, dueOn: Day): Countdown {
  const days = daysBetween(today, dueOn);
  if (days === 0) {
    return { key: 'today' };
  }
  return days > 0 ? { key: 'in', count: days } : { key: 'late', count: -days };
}
