import type { QueryCtx } from '../../../platform/context.ts';
import type { LineCandidate, WantedCandidates } from '../../payments/public.ts';
import { findTransfersHeld } from '../store/held-transfers.ts';

/** Of many held top-ups of one amount the latest so many are compared. */
const TOPUPS_AT_MOST = 200;

/**
 * Bank transfers whose proof is held and that lines may be: named by their reference or the investor's number, or of
 * the same amount.
 */
export async function topupCandidates(
  ctx: QueryCtx,
  { words, amounts }: WantedCandidates,
): Promise<LineCandidate[]> {
  const held = await findTransfersHeld(ctx.reader, { words, amounts }, TOPUPS_AT_MOST);
  return held.map((one) => ({
    ...{ target: 'topup', id: one.id, label: one.refNumber, party: one.verifiedName },
    references: [one.refNumber, one.invNo],
    ...{ names: [one.verifiedName], otherNames: [] },
    ...{ expectedSen: one.amountSen, takesLess: false, isOpen: true },
  }));
}
