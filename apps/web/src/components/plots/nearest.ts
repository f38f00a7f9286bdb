/**
 * The position that is nearest to a place.
 * @param places of each position, in pixels, from left to right
 */
export function nearestTo(places: readonly number[], x: number): number {
  return places.reduce(
    (best, place, at) => (Math.abs(place - x) < Math.abs((places[best] ?? 0) - x) ? at : best),
    0,
  );
}

const steps: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowLeft: (at) => at - 1,
  ArrowDown: (at) => at - 1,
  ArrowRight: (at) => at + 1,
  ArrowUp: (at) => at + 1,
  Home: () => 0,
  End: (_at, last) => last,
};

/** The position that a key leads to; null for a key that does not move. */
export function movedBy(key: string, at: number, count: number): number | null {
  const moved = steps[key]?.(at, count - 1);
  return moved === undefined ? null : Math.min(count - 1, Math.max(0, moved));
}
