import type { QueryCtx } from '../../../platform/context.ts';
import type { Note } from '../domain/note.ts';
import type { NoteView } from '../present.ts';
import { countInvestors } from '../store/investor-counts.ts';

/** How many days each of some notes is past due; known to the module that services them. */
export type LatenessReader = (
  ctx: QueryCtx,
  noteIds: readonly string[],
) => Promise<ReadonlyMap<string, number>>;

/** Adds to notes what depends on the day and on the viewer. */
export async function viewsOf(
  ctx: QueryCtx,
  notes: readonly Note[],
  lateness: LatenessReader,
  seesEarly: boolean,
): Promise<(NoteView & { note: Note })[]> {
  const ids = notes.map((note) => note.id);
  const investors = await countInvestors(ctx.reader, ids);
  const late = await lateness(
    ctx,
    notes.filter((note) => note.isLate).map((note) => note.id),
  );
  return notes.map((note) => ({
    note,
    investors: investors.get(note.id) ?? 0,
    daysLate: late.get(note.id) ?? 0,
    opensAt: seesEarly ? note.opensAt : note.opensToAllAt,
  }));
}
