import type { Ctx } from '../../../platform/context.ts';
import { lockAccounts } from '../../ledger/public.ts';
import { lockFunding } from '../store/funding.ts';
import { growHoldings, type HoldingGrowth } from '../store/holdings.ts';
import { findNote } from '../store/notes.ts';
import { movePositions } from '../store/positions.ts';
import { type ActiveSubscription, endSubscriptions, listActive } from '../store/subscriptions.ts';

const CHUNK = 1_000;

/**
 * Turns the next subscriptions of an issued note into holdings; safe to call again at any point.
 * @returns whether any may be left
 */
export async function convertSubscriptions(ctx: Ctx, noteId: string): Promise<boolean> {
  await lockFunding(ctx.tx, noteId);
  const note = await findNote(ctx.tx, noteId);
  const active = note?.state === 'issued' ? await listActive(ctx.tx, noteId, 0n, CHUNK) : [];
  if (active.length === 0) {
    return false;
  }
  await lockAccounts(
    ctx,
    active.map((one) => one.accountId),
  );
  await growHoldings(ctx.tx, noteId, growthOf(active));
  await endSubscriptions(
    ctx.tx,
    'converted',
    ctx.now,
    active.map((one) => ({ id: one.id, returnTransferId: null })),
  );
  await movePositions(
    ctx.tx,
    active.map((one) => ({
      investorId: one.investorId,
      waitingSen: -one.amountSen,
      outstandingSen: one.amountSen,
    })),
  );
  return active.length === CHUNK;
}

function growthOf(active: readonly ActiveSubscription[]): HoldingGrowth[] {
  const byInvestor = new Map<string, HoldingGrowth>();
  for (const one of active) {
    const before = byInvestor.get(one.investorId);
    byInvestor.set(one.investorId, {
      investorId: one.investorId,
      accountId: one.accountId,
      principalSen: (before?.principalSen ?? 0n) + one.amountSen,
    });
  }
  return [...byInvestor.values()];
}
