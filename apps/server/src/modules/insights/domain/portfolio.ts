import { type Sen, sumSen } from '@titian/finance/sen';
import type { HeldGroup, HeldTraits } from '../../notes/public.ts';

export interface Slice {
  readonly key: string;
  readonly name: string;
  readonly amountSen: Sen;
}

/** Sums outstanding principal by some property of the notes, largest first. */
export function allocate(
  held: readonly HeldGroup[],
  by: (note: HeldTraits) => { key: string; name: string },
): Slice[] {
  const slices = new Map<string, { name: string; amounts: Sen[] }>();
  for (const group of held) {
    const { key, name } = by(group);
    const slice = slices.get(key) ?? { name, amounts: [] };
    slice.amounts.push(group.outstandingSen);
    slices.set(key, slice);
  }
  return [...slices]
    .map(([key, { name, amounts }]) => ({ key, name, amountSen: sumSen(amounts) }))
    .filter((slice) => slice.amountSen > 0n)
    .sort((a, b) => compare(b.amountSen, a.amountSen) || compare(a.key, b.key));
}

function compare<Value extends bigint | string>(a: Value, b: Value): number {
  return a === b ? 0 : a < b ? -1 : 1;
}

/**
 * The effective yearly rates of performing notes (issued, not in default) weighted by outstanding principal, in basis
 * points (FIG-6), half up; null with nothing out.
 */
export function weightedRateBps(held: readonly HeldGroup[]): number | null {
  const performing = held.filter(({ state }) => state === 'issued');
  const total = outstandingWhere(performing, () => true);
  if (total === 0n) {
    return null;
  }
  const weighted = performing.reduce((sum, one) => sum + one.outstandingByRate, 0n);
  return Number((weighted * 2n + total) / (total * 2n));
}

/** Outstanding principal of the notes that a question picks. */
export function outstandingWhere(held: readonly HeldGroup[], isPicked: (note: HeldTraits) => boolean): Sen {
  return sumSen(held.filter(isPicked).map((one) => one.outstandingSen));
}
