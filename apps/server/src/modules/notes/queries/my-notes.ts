import type { QueryCtx } from '../../../platform/context.ts';
import type { Note } from '../domain/note.ts';
import { listByIds } from '../store/note-lists.ts';
import { notesSubscribedBy } from '../store/subscription-reads.ts';
import { type Mine, readMine } from './read-mine.ts';

export interface MyNote {
  readonly note: Note;
  readonly mine: Mine;
}

/** The notes an investor has or had money in, split into running ones and finished or returned ones (NOTE-12). */
export async function myNotes(
  ctx: QueryCtx,
  investorId: string,
): Promise<{ running: MyNote[]; past: MyNote[] }> {
  const notes = await listByIds(ctx.reader, await notesSubscribedBy(ctx.reader, investorId));
  const mine = await readMine(
    ctx,
    investorId,
    notes.map((note) => note.id),
  );
  const all = notes.flatMap((note) => {
    const part = mine.get(note.id);
    return part ? [{ note, mine: part }] : [];
  });
  return { running: all.filter(isRunning), past: all.filter((one) => !isRunning(one)) };
}

function isRunning({ note, mine }: MyNote): boolean {
  const isOpen = note.state === 'listed' || note.state === 'funded';
  const isServiced = note.state === 'issued' || note.state === 'defaulted';
  return (isOpen && mine.waitingSen > 0n) || (isServiced && (mine.waitingSen > 0n || mine.principalSen > 0n));
}
