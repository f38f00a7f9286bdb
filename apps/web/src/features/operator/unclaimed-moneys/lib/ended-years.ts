/** How many ended years a return is offered for. */
const RETURN_YEARS = 8;

const yearOf = (day: string) => Number(day.slice(0, 'yyyy'.length));

/**
 * The years that have ended on a day, the newest first.
 * @param since a day in the earliest of them; the last eight years without one
 */
export function endedYears(today: string, since?: string): string[] {
  const last = yearOf(today) - 1;
  const count = since === undefined ? RETURN_YEARS : last - yearOf(since) + 1;
  return Array.from({ length: Math.max(0, count) }, (_, back) => String(last - back));
}
