import { addDays, type Day, daysOfQuarter } from '@titian/finance/calendar';

/** The day by whose end two operators have approved the return of a quarter (OPS-50). */
export function returnDueOn(period: string, dueDays: number): Day {
  return addDays(daysOfQuarter(period).to, dueDays);
}

export type ReturnReminder = 'upcoming' | 'overdue';

/** Which reminder of a return that is not approved is sent at the end of a day; null for none. */
export function reminderOn(on: Day, dueOn: Day, reminderDays: number): ReturnReminder | null {
  if (on > dueOn) {
    return 'overdue';
  }
  return on >= addDays(dueOn, -reminderDays) ? 'upcoming' : null;
}

/** What the keys of the notices about a return begin with. */
export function noticesOfReturn(period: string): string {
  return `market_return:${period}`;
}
