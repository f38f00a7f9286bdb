import type { QueryCtx } from '../../../platform/context.ts';
import { type Note, readHoldingsOf, readNotes } from '../../notes/public.ts';
import { daysPastDue } from '../domain/default-rule.ts';
import { type SharedInstalment, shareSchedule } from '../domain/shared-schedule.ts';
import { listSchedules } from '../store/instalments.ts';

/** A note that an investor holds or held, with the investor's part of its schedule. */
export interface SharedSchedule {
  readonly note: Note;
  /** By its oldest instalment that is not paid; 0 where none is past due. */
  readonly daysLate: number;
  readonly instalments: readonly SharedInstalment[];
}

/** What the notes of an investor promised, and what of it is still to come, before fees and tax (rules §6). */
export async function investorSchedules(ctx: QueryCtx, investorId: string): Promise<SharedSchedule[]> {
  const holdings = await readHoldingsOf(ctx, investorId);
  const noteIds = holdings.map((one) => one.noteId);
  const notes = new Map((await readNotes(ctx, noteIds)).map((note) => [note.id, note]));
  const schedules = await listSchedules(ctx.reader, noteIds);
  return holdings.flatMap((holding) => {
    const note = notes.get(holding.noteId);
    if (note === undefined) {
      return [];
    }
    const rows = schedules.get(note.id) ?? [];
    const instalments = shareSchedule(rows, { ...holding, raisedSen: note.raisedSen });
    return [{ note, daysLate: daysPastDue(rows, ctx.businessDate), instalments }];
  });
}
