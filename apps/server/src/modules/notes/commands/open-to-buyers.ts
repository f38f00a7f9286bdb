import { later } from '../../../platform/clock.ts';
import type { Ctx } from '../../../platform/context.ts';
import { lockFunding, markAutoDone } from '../store/funding.ts';
import { findNote, moveOpening } from '../store/notes.ts';

/** The preset run of a note is done: manual buyers enter now, Premium first, if they were held back (NOTE-16). */
export async function openToBuyers(ctx: Ctx, noteId: string): Promise<void> {
  await lockFunding(ctx.tx, noteId);
  const note = await findNote(ctx.tx, noteId);
  if (note === null) {
    return;
  }
  await markAutoDone(ctx.tx, noteId, ctx.businessNow);
  const earlierMs = note.opensAt.getTime() - ctx.businessNow.getTime();
  if (earlierMs > 0) {
    await moveOpening(ctx.tx, noteId, ctx.businessNow, later(note.opensToAllAt, -earlierMs));
  }
}
