import type { Ctx } from '../../../platform/context.ts';
import { invariant } from '../../../platform/errors.ts';
import { type BookedShare, type Holding, type HoldingShare, payHoldings } from '../store/holdings.ts';
import { movePositions, type PositionChange } from '../store/positions.ts';

/**
 * Books a part of a distribution on holdings and positions; while their investors' cash accounts are locked.
 * @param holdings the holdings of these shares, read under the note's lock
 */
export async function applyShares(
  ctx: Ctx,
  shares: readonly HoldingShare[],
  holdings: ReadonlyMap<string, Holding>,
): Promise<void> {
  const booked = shares.map((one) => bookedOn(one, holdings.get(one.holdingId)));
  const [paid] = await Promise.all([
    payHoldings(ctx.tx, booked),
    movePositions(ctx.tx, booked.map(changeOf)),
  ]);
  invariant(paid === shares.length, 'every share has its holding');
}

type Booked = BookedShare & { readonly investorId: string };

/** Principal beyond what is outstanding recovers what was written off. */
function bookedOn(share: HoldingShare, holding: Holding | undefined): Booked {
  invariant(holding, `holding ${share.holdingId} was read`);
  const beyondSen = share.principalSen - holding.outstandingSen;
  return {
    ...share,
    investorId: holding.investorId,
    writtenOffRecoveredSen: beyondSen > 0n ? beyondSen : 0n,
  };
}

/** Only what lowers the outstanding principal lowers the investor's position. */
function changeOf({ investorId, principalSen, writtenOffRecoveredSen }: Booked): PositionChange {
  return { investorId, waitingSen: 0n, outstandingSen: writtenOffRecoveredSen - principalSen };
}
