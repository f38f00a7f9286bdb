import type { Ctx } from '../../../platform/context.ts';
import { assertOurs } from '../../../platform/errors.ts';
import { type HoldingShare, payHoldings } from '../store/holdings.ts';
import { movePositions } from '../store/positions.ts';

/** Books a part of a distribution on holdings and positions; while their investors' cash accounts are locked. */
export async function applyShares(ctx: Ctx, shares: readonly HoldingShare[]): Promise<void> {
  const paid = await payHoldings(ctx.tx, shares);
  assertOurs(paid.length === shares.length, 'every share has its holding');
  await movePositions(
    ctx.tx,
    paid.map((one) => ({ investorId: one.investorId, waitingSen: 0n, outstandingSen: -one.paidSen })),
  );
}
