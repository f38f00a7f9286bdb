import { type Sen, sumSen } from '@titian/finance/sen';
import type { HeldNote, HeldNoteTerms } from '../../notes/public.ts';

export interface Slice {
  readonly key: string;
  readonly name: string;
  readonly amountSen: Sen;
}

/** Sums outstanding principal by some property of the notes, largest first. */
export function allocate(
  held: readonly HeldNote[],
  by: (note: HeldNoteTerms) => { key: string; name: string },
): Slice[] {
  const slices = new Map<string, { name: string; amounts: Sen[] }>();
  for (const { holding, note } of held) {
    const { key, name } = by(note);
    const slice = slices.get(key) ?? { name, amounts: [] };
    slice.amounts.push(holding.outstandingSen);
    slices.set(key, slice);
  }
  return [...slices]
    .map(([key, { name, amounts }]) => ({ key, name, amountSen: sumSen(amounts) }))
    .filter((slice) => slice.amountSen > 0n)
    .sort((a, b) => (a.amountSen < b.amountSen ? 1 : -1));
}

/**
 * The effective yearly rates of performing notes (issued, not in default) weighted by outstanding principal, in basis
 * points (FIG-6); null with nothing out.
 */
export function weightedRateBps(held: readonly HeldNote[]): number | null {
  const performing = held.filter(({ note }) => note.state === 'issued');
  const total = outstandingWhere(performing, () => true);
  if (total === 0n) {
    return null;
  }
  const weighted = performing.reduce(
    (sum, { holding, note }) => sum + holding.outstandingSen * BigInt(note.effectiveRateBps),
    0n,
  );
  return Number((weighted * 2n + total) / (total * 2n));
}

/** Outstanding principal of the notes that a question picks. */
export function outstandingWhere(held: readonly HeldNote[], isPicked: (note: HeldNoteTerms) => boolean): Sen {
  return sumSen(held.filter(({ note }) => isPicked(note)).map(({ holding }) => holding.outstandingSen));
}
