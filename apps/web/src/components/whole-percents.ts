const WHOLE = 100n;

/**
 * Whole percentages of parts that add up to 100: each rounded down, what is left over to the largest remainders.
 * All are 0 where the parts are.
 */
export function wholePercents(parts: readonly bigint[]): number[] {
  const total = parts.reduce((sum, part) => sum + part, 0n);
  if (total === 0n) {
    return parts.map(() => 0);
  }
  const floors = parts.map((part) => (part * WHOLE) / total);
  const left = Number(WHOLE - floors.reduce((sum, floor) => sum + floor, 0n));
  const byRemainder = parts
    .map((part, at) => ({ at, remainder: (part * WHOLE) % total }))
    .sort((a, b) => (a.remainder === b.remainder ? a.at - b.at : a.remainder > b.remainder ? -1 : 1));
  const raised = new Set(byRemainder.slice(0, left).map(({ at }) => at));
  return floors.map((floor, at) => Number(floor) + (raised.has(at) ? 1 : 0));
}
