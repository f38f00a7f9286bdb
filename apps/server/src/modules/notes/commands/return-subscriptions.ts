import { message } from '@titian/contracts/messages/message';
import { type Sen, sen, senToText, sumSen } from '@titian/finance/sen';
import type { Ctx } from '../../../platform/context.ts';
import { newId } from '../../../platform/ids.ts';
import { lockAccounts, postTransfers } from '../../ledger/public.ts';
import { notifyUsers } from '../../notifications/public.ts';
import type { Note } from '../domain/note.ts';
import { lockFunding, lowerRaised } from '../store/funding.ts';
import { findNote } from '../store/notes.ts';
import { movePositions } from '../store/positions.ts';
import { type ActiveSubscription, endSubscriptions, listActive } from '../store/subscriptions.ts';

/** Holders handled in one transaction: locks stay short however large the note is. */
const CHUNK = 1_000;

/**
 * Gives back the next subscriptions of a note that will not be issued; the note's state was changed and
 * committed before, so no new ones can come.
 * @returns whether any may be left
 */
export async function returnSubscriptions(ctx: Ctx, noteId: string): Promise<boolean> {
  const funding = await lockFunding(ctx.tx, noteId);
  const note = funding && (await findNote(ctx.tx, noteId));
  if (!note || (note.state !== 'expired' && note.state !== 'cancelled')) {
    return false;
  }
  const waiting = await listActive(ctx.tx, noteId, 0n, CHUNK);
  if (waiting.length === 0) {
    return false;
  }
  await giveBack(ctx, note, waiting, { state: 'returned', isWithdrawn: false });
  await notifyUsers(
    ctx,
    waiting.map((one) => ({
      userId: one.investorId,
      template: 'subscription_returned',
      dedupeKey: `subscription_returned:${one.id}`,
      params: {
        noteNumber: note.number,
        amount: senToText(one.amountSen),
        reason: message(note.state === 'expired' ? 'campaign_unsuccessful_reason' : 'note_cancelled_reason'),
      },
    })),
  );
  return waiting.length === CHUNK;
}

/** Moves subscriptions' money back to their investors; under the note's lock. */
export async function giveBack(
  ctx: Ctx,
  note: Note,
  subscriptions: readonly ActiveSubscription[],
  end: { readonly state: 'returned' | 'cancelled'; readonly isWithdrawn: boolean },
): Promise<Sen> {
  const locked = await lockAccounts(
    ctx,
    subscriptions.map((one) => one.accountId),
  );
  const back = subscriptions.map((one) => ({ ...one, returnTransferId: newId() }));
  await postTransfers(
    ctx,
    locked,
    back.map((one) => ({
      id: one.returnTransferId,
      debitAccountId: note.escrowAccountId,
      creditAccountId: one.accountId,
      amountSen: one.amountSen,
      kind: `subscription_${end.state}`,
      referenceId: one.id,
      noteId: note.id,
      reversesId: one.id,
    })),
  );
  await endSubscriptions(ctx.tx, { ...end, at: ctx.now }, back);
  await movePositions(
    ctx.tx,
    back.map((one) => ({ investorId: one.investorId, waitingSen: -one.amountSen, outstandingSen: 0n })),
  );
  const total = sumSen(back.map((one) => one.amountSen));
  await lowerRaised(ctx.tx, note.id, total);
  const only = back[0];
  return only ? sen((locked.get(only.accountId)?.balanceSen ?? 0n) + only.amountSen) : sen(0n);
}
