/** Calendar arithmetic of the model alone: days are ISO texts, counted in UTC. */

const DAY_MS = 86_400_000;

const instantOf = (day: string) => Date.parse(`${day}T00:00:00Z`);

const textOf = (instantMs: number) => new Date(instantMs).toISOString().slice(0, 10);

export function plusDays(day: string, days: number): string {
  return textOf(instantOf(day) + days * DAY_MS);
}

/** How many days the second one is after the first. */
export function daysFrom(first: string, second: string): number {
  return Math.round((instantOf(second) - instantOf(first)) / DAY_MS);
}

/** The same day so many months later, or the last one of that month. */
export function plusMonths(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month - 1 + months + 1, 0)).getUTCDate();
  return textOf(Date.UTC(year, month - 1 + months, Math.min(date, last)));
}

export function isWeekend(day: string): boolean {
  return [0, 6].includes(new Date(instantOf(day)).getUTCDay());
}
