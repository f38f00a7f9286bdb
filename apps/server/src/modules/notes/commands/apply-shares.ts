import type { Ctx } from '../../../platform/context.ts';
import { assertOurs } from '../../../platform/errors.ts';
import { type BookedShare, type Holding, type HoldingShare, payHoldings } from '../store/holdings.ts';
import { movePositions } from '../store/positions.ts';

/**
 * Books a part of a distribution on holdings and positions; while their investors' cash accounts are locked.
 * @param holdings the holdings of these shares, read under the note's lock
 */
export async function applyShares(
  ctx: Ctx,
  shares: readonly HoldingShare[],
  holdings: ReadonlyMap<string, Holding>,
): Promise<void> {
  const paid = await payHoldings(
    ctx.tx,
    shares.map((one) => bookedOn(one, holdings.get(one.holdingId))),
  );
  assertOurs(paid.length === shares.length, 'every share has its holding');
  await movePositions(
    ctx.tx,
    paid.map((one) => ({ investorId: one.investorId, waitingSen: 0n, outstandingSen: -one.paidSen })),
  );
}

/** What comes in after a write-off takes back the loss. */
function bookedOn(share: HoldingShare, holding: Holding | undefined): BookedShare {
  assertOurs(holding, `holding ${share.holdingId} was read`);
  const beyondSen = share.principalSen - holding.outstandingSen;
  return { ...share, takenBackSen: beyondSen > 0n ? beyondSen : 0n };
}
