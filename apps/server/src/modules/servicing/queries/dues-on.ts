import type { Day } from '@titian/finance/calendar';
import { dueDaysOf } from '@titian/finance/holidays';
import type { QueryCtx } from '../../../platform/context.ts';
import { readNotes, readUnissuedNotes } from '../../notes/public.ts';
import { readDaysOff } from '../../settings/public.ts';
import { unsettledOn } from '../store/due-days.ts';

/** An instalment of a note. */
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
  return rows.map((row) => ({ ...row, noteNumber: notes.get(row.noteId) ?? '' })).sort(byNumber);
}

/**
 * What would be due on a day of notes that are not issued, were each of them issued today: it moves to the next business
 * day where the day becomes a holiday before the issue (OPS-46).
 */
export async function expectedDuesOn(ctx: QueryCtx, on: Day): Promise<DueOnDay[]> {
  const [unissued, { days }] = await Promise.all([readUnissuedNotes(ctx), readDaysOff(ctx)]);
  return unissued
    .flatMap(({ id: noteId, number: noteNumber, profile, termMonths }) => {
      const dues = dueDaysOf({ profile, termMonths, issuedOn: ctx.businessDate }, days);
      return dues.flatMap(({ due }, at) => (due === on ? [{ noteId, noteNumber, number: at + 1 }] : []));
    })
    .sort(byNumber);
}

const byNumber = (one: DueOnDay, other: DueOnDay) => (one.noteNumber < other.noteNumber ? -1 : 1);
