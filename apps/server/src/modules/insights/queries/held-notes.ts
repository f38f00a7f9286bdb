import type { QueryCtx } from '../../../platform/context.ts';
import { holdingsOfOne, readNotes } from '../../notes/public.ts';
import type { HeldNote } from '../domain/portfolio.ts';

/** What an investor holds and held, each with its note. */
export async function heldNotes(ctx: QueryCtx, investorId: string): Promise<HeldNote[]> {
  const holdings = await holdingsOfOne(ctx, investorId);
  const ids = holdings.map((one) => one.noteId);
  const notes = new Map((await readNotes(ctx, ids)).map((note) => [note.id, note]));
  return holdings.flatMap((holding) => {
    const note = notes.get(holding.noteId);
    return note ? [{ holding, note }] : [];
  });
}
