import type { Day } from '@titian/finance/calendar';
import type { QueryCtx } from '../../../platform/context.ts';
import { readNotes } from '../../notes/public.ts';
import { unsettledOn } from '../store/due-days.ts';

/** An instalment of a running note. */
export interface DueOnDay {
  readonly noteId: string;
  readonly noteNumber: string;
  readonly number: number;
}

/** What is due on a day and not paid: it stays due on that day, also where the day becomes a holiday. */
export async function duesOn(ctx: QueryCtx, on: Day): Promise<DueOnDay[]> {
  const rows = await unsettledOn(ctx.reader, on);
  const notes = new Map(
    (await readNotes(ctx, [...new Set(rows.map((row) => row.noteId))])).map((note) => [note.id, note.number]),
  );
  return rows
    .map((row) => ({ ...row, noteNumber: notes.get(row.noteId) ?? '' }))
    .sort((a, b) => (a.noteNumber < b.noteNumber ? -1 : 1));
}
