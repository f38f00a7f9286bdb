/** Calendar arithmetic of the audit's own, on the number of days since 1 January 1970. */

const DAY_MS = 86_400_000;
const SATURDAY = 2;
const SUNDAY = 3;

export function numberOf(day: string): number {
  const [year, month, date] = day.split('-').map(Number);
  return Date.UTC(year ?? 0, (month ?? 1) - 1, date ?? 1) / DAY_MS;
}

export function dayOf(number: number): string {
  return new Date(number * DAY_MS).toISOString().slice(0, 10);
}

export const daysFrom = (from: string, to: string): number => numberOf(to) - numberOf(from);

/** The same day of the month so many months later, or that month's last day. */
export function monthsAfter(from: string, months: number): string {
  const [year, month, date] = from.split('-').map(Number);
  const first = new Date(Date.UTC(year ?? 0, (month ?? 1) - 1 + months, 1));
  const after = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 1));
  const last = dayOf(after.getTime() / DAY_MS - 1);
  const wanted = `${last.slice(0, 8)}${String(date).padStart(2, '0')}`;
  return wanted < last ? wanted : last;
}

/** The day itself, or the first after it that is neither on a weekend nor a holiday. */
export function workingDay(from: string, holidays: ReadonlySet<string>): string {
  let number = numberOf(from);
  // Day 0 was a Thursday.
  while (number % 7 === SATURDAY || number % 7 === SUNDAY || holidays.has(dayOf(number))) number += 1;
  return dayOf(number);
}
