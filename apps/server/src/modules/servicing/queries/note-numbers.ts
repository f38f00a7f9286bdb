import type { QueryCtx } from '../../../platform/context.ts';
import { readNotes } from '../../notes/public.ts';
import type { HeldMoney } from '../../payments/public.ts';

/**
 * The numbers of the notes that held money was paid for, by the id of the money.
 * @param causes what was to be paid, each with its note; money of none of them is left out
 */
export async function noteNumbersOf(
  ctx: QueryCtx,
  money: readonly HeldMoney[],
  causes: readonly { readonly id: string; readonly noteId: string }[],
): Promise<ReadonlyMap<string, string>> {
  const notes = await readNotes(
    ctx,
    causes.map((one) => one.noteId),
  );
  const numbers = new Map(notes.map((note) => [note.id, note.number]));
  const noteOf = new Map(causes.map((one) => [one.id, one.noteId]));
  return new Map(
    money.flatMap(({ id, purposeId }) => {
      const number = numbers.get(noteOf.get(purposeId) ?? '');
      return number === undefined ? [] : [[id, number] as const];
    }),
  );
}
