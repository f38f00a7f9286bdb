import type { Day } from '@titian/finance/calendar';
import type { Sen } from '@titian/finance/sen';
import type { QueryCtx } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors.ts';
import { type Note, notesOfIssuer, readNoteByReference } from '../../notes/public.ts';
import { daysPastDue } from '../domain/default-rule.ts';
import { type DueRow, dueRows, nextPaymentOf, totalDue } from '../domain/due.ts';
import type { ServicedInstalment } from '../domain/instalment.ts';
import { listInstalments, listOldestOpen, listOpenInstalments, listSchedules } from '../store/instalments.ts';
import { lateTermsOfAll } from './late-terms.ts';

/** A note that is being repaid, with everything still to be paid on the business date. */
export interface NoteDues {
  readonly note: Note;
  readonly instalments: readonly ServicedInstalment[];
  /** Oldest first, late charges included. */
  readonly open: readonly DueRow[];
}

/** What is still to be paid on some notes; notes without a schedule have nothing. */
export async function duesOf(ctx: QueryCtx, notes: readonly Note[]): Promise<NoteDues[]> {
  const instalments = await listInstalments(
    ctx.reader,
    notes.map((note) => note.id),
  );
  const terms = await lateTermsOfAll(ctx, notes);
  return notes.map((note) => {
    const rows = instalments.get(note.id) ?? [];
    const late = terms.get(note.id);
    return {
      note,
      instalments: rows,
      open: late === undefined ? [] : dueRows(rows, ctx.businessDate, late),
    };
  });
}

/** What an issuer is asked to pay next on each of its notes, or on one of them (rules §4). */
export async function nextPayments(
  ctx: QueryCtx,
  issuerId: string,
  reference: string | undefined,
): Promise<{ note: Note; row: DueRow }[]> {
  const notes =
    reference === undefined
      ? await notesOfIssuer(ctx, issuerId, ['issued', 'defaulted'])
      : [await ownNote(ctx, issuerId, reference)];
  const dues = await duesOf(ctx, notes);
  return dues
    .flatMap(({ note, open }) => nextPaymentOf(open, ctx.businessDate).map((row) => ({ note, row })))
    .sort((a, b) => (a.row.dueOn < b.row.dueOn ? -1 : 1));
}

/**
 * A note of this issuer, by id or number.
 * @throws AppError `not_found` also where it is another's
 */
export async function ownNote(ctx: QueryCtx, issuerId: string, reference: string): Promise<Note> {
  const note = await readNoteByReference(ctx, reference);
  if (note?.issuerId !== issuerId) {
    throw new AppError('not_found');
  }
  return note;
}

export interface NextPayment {
  readonly noteId: string;
  readonly dueOn: Day;
  readonly amountSen: Sen;
}

/** What is to be paid next on some notes, with what is overdue; notes with nothing to pay are left out. */
export async function nextPaymentsOf(
  ctx: QueryCtx,
  notes: readonly Note[],
): Promise<ReadonlyMap<string, NextPayment>> {
  const ids = notes.map((note) => note.id);
  const open = await listOpenInstalments(ctx.reader, ids, ctx.businessDate);
  const terms = await lateTermsOfAll(ctx, notes);
  const next = new Map<string, NextPayment>();
  for (const note of notes) {
    const asked = nextPaymentOf(open.get(note.id) ?? [], ctx.businessDate);
    const late = terms.get(note.id);
    const rows = late === undefined ? [] : dueRows(asked, ctx.businessDate, late);
    const [first] = rows;
    if (first !== undefined) {
      next.set(note.id, { noteId: note.id, dueOn: first.dueOn, amountSen: totalDue(rows) });
    }
  }
  return next;
}

/** How many days each of some notes is past due; 0 where nothing is. */
export async function daysLateOf(
  ctx: QueryCtx,
  noteIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const schedules = await listSchedules(ctx.reader, noteIds);
  return new Map([...schedules].map(([id, rows]) => [id, daysPastDue(rows, ctx.businessDate)]));
}

/** Those of some notes whose next payment comes soonest, in that order; notes with nothing to pay come last. */
export async function soonestOf(ctx: QueryCtx, noteIds: readonly string[], limit: number): Promise<string[]> {
  const due = await listOldestOpen(ctx.reader, noteIds);
  const places = noteIds.map((id) => ({ id, dueOn: due.get(id) ?? '9999' }));
  return places
    .sort((a, b) => (a.dueOn === b.dueOn ? 0 : a.dueOn < b.dueOn ? -1 : 1))
    .slice(0, limit)
    .map((one) => one.id);
}
