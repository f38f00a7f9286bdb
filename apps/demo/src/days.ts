/** A Malaysian calendar day, 'YYYY-MM-DD'; two are compared with < and >. */
export type Day = string;

const DAY_MS = 86_400_000;
const MALAYSIA_OFFSET_MS = 8 * 3_600_000;

/** The day it is in Malaysia at an instant. */
export function malaysiaDay(at: Date): Day {
  return new Date(at.getTime() + MALAYSIA_OFFSET_MS).toISOString().slice(0, 10);
}

/** The day a whole number of days later, earlier when negative. */
export function addDays(from: Day, days: number): Day {
  return new Date(Date.parse(`${from}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

/** The month so many months before one, 'YYYY-MM'. */
export function monthBefore(month: string, months: number): string {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 - months, 1)).toISOString().slice(0, 7);
}

/** Every day from the first to the last, both included. */
export function daysFromTo(first: Day, last: Day): Day[] {
  const days: Day[] = [];
  for (let day = first; day <= last; day = addDays(day, 1)) {
    days.push(day);
  }
  return days;
}

/** The earliest of some days. */
export function earliest(first: Day, ...others: readonly Day[]): Day {
  return [first, ...others].sort()[0] ?? first;
}

/** The latest of some days. */
export function latest(first: Day, ...others: readonly Day[]): Day {
  return [first, ...others].sort().at(-1) ?? first;
}

/** Saturday or Sunday. */
export function isWeekend(on: Day): boolean {
  const weekday = new Date(`${on}T00:00:00Z`).getUTCDay();
  return weekday === 0 || weekday === 6;
}
