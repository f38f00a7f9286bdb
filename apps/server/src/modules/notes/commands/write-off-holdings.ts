import type { Ctx } from '../../../platform/context.ts';
import { lockAccounts } from '../../ledger/public.ts';
import { openHoldings, writeOffRows } from '../store/holdings.ts';
import { findNote } from '../store/notes.ts';
import { movePositions } from '../store/positions.ts';
import { lockNote } from './note-lifecycle.ts';

/** Holders handled in one transaction: locks stay short however large the note is. */
const CHUNK = 1_000;

/**
 * Books the loss of the next holders of a written-off note; its state was changed and committed before.
 * @returns whether any may be left
 */
export async function writeOffHoldings(ctx: Ctx, noteId: string): Promise<boolean> {
  await lockNote(ctx, noteId);
  const note = await findNote(ctx.tx, noteId);
  if (note?.state !== 'written_off') {
    return false;
  }
  const open = await openHoldings(ctx.tx, noteId, CHUNK);
  if (open.length === 0) {
    return false;
  }
  // No cash moves, but a position changes only while its investor's cash account is locked.
  await lockAccounts(
    ctx,
    open.map((one) => one.accountId),
  );
  await writeOffRows(
    ctx.tx,
    open.map((one) => one.id),
  );
  await movePositions(
    ctx.tx,
    open.map(({ investorId, outstandingSen }) => ({
      investorId,
      waitingSen: 0n,
      outstandingSen: -outstandingSen,
    })),
  );
  return open.length === CHUNK;
}
