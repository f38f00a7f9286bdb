/** One ringgit or one percent, so that an axis of nothing but zeros has a length. */
const REACH_MIN = 100;
const TICKS = 4;
/** Steps of an axis are 1, 2, 5 or 10 times a power of ten: the next one begins at the mean of two. */
const STEPS = [
  [Math.SQRT2, 1],
  [Math.sqrt(10), 2],
  [Math.sqrt(50), 5],
] as const;

/**
 * The values that an axis names, from below the lowest of some values to above the highest, zero among them. For
 * drawing only.
 * @param values sen or basis points
 */
export function axisTicks(values: readonly number[]): number[] {
  const lowest = Math.min(0, ...values);
  const highest = Math.max(0, ...values);
  const reach = lowest === highest ? REACH_MIN : highest - lowest;
  const step = stepOf(reach / TICKS);
  const [first, last] = [Math.floor(lowest / step), Math.ceil((lowest + reach) / step)];
  return Array.from({ length: last - first + 1 }, (_, at) => (first + at) * step);
}

function stepOf(least: number): number {
  const power = 10 ** Math.floor(Math.log10(least));
  const factor = STEPS.find(([below]) => least / power < below)?.[1] ?? 10;
  // A tick is a whole number of sen or basis points.
  return Math.max(1, Math.round(factor * power));
}
