import { later } from '../../../platform/clock.ts';
import type { Ctx } from '../../../platform/context.ts';
import { lockFunding, markAutoDone } from '../store/funding.ts';
import { findNote, moveOpening } from '../store/notes.ts';

/** Presets are done with a note: manual buyers enter now, Premium first, if they were still held back (rules §5). */
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
