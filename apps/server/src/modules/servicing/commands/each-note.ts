import type { Day } from '@titian/finance/calendar';
import type { Scope } from '../../../platform/context.ts';
import { tryEach } from '../../../platform/end-of-day-task.ts';
import type { UnitOfWork } from '../../../platform/unit-of-work.ts';
import { readNotes } from '../../notes/public.ts';
import { type NoteStep, reportFailedNotes } from '../../payments/public.ts';

/** The notes that a step of the end of a day has to work off. */
export interface NotesOfStep {
  readonly step: NoteStep;
  readonly day: Day;
  readonly noteIds: Iterable<string>;
}

/**
 * Works off each note of a step apart: one that throws becomes an exception with its number and what it threw, the
 * others are done, and the next end of a day takes it up again (REP-17).
 */
export async function eachNote(
  work: UnitOfWork,
  scope: Scope,
  { step, day, noteIds }: NotesOfStep,
  run: (noteId: string) => Promise<unknown>,
): Promise<void> {
  const failed = await tryEach(noteIds, run);
  await work.command(scope, async (ctx) => {
    const notes = await readNotes(
      ctx,
      failed.map((one) => one.id),
    );
    const numbers = new Map(notes.map((note) => [note.id, note.number]));
    const named = failed.map(({ id, error }) => ({ id, number: numbers.get(id) ?? id, error }));
    await reportFailedNotes(ctx, step, day, named);
  });
}
