import { message } from '@titian/contracts/messages/message';
import { addDays, type Day } from '@titian/finance/calendar';
import { type Sen, senToText, subtractSen, sumSen, ZERO_SEN } from '@titian/finance/sen';
import { recordAudit } from '../../../platform/audit.ts';
import type { Ctx, Scope } from '../../../platform/context.ts';
import { invariant } from '../../../platform/errors.ts';
import type { UnitOfWork } from '../../../platform/unit-of-work.ts';
import { addNoteUpdate, lockNote, markDefaulted, readNote, setLate } from '../../notes/public.ts';
import { readSettings } from '../../settings/public.ts';
import { defaultAfterDays } from '../domain/default-rule.ts';
import { earlyTermsOf } from '../domain/early-terms.ts';
import { isOverdue, type ServicedInstalment, withLateSettled } from '../domain/instalment.ts';
import { settledRow } from '../domain/plan-repayment.ts';
import { withoutUnearnedReturn } from '../domain/settlement.ts';
import { daysUnpaid } from '../queries/days-unpaid.ts';
import { lateTermsOf } from '../queries/late-terms.ts';
import { listInstalments, notesWithDueRows, updatePaid } from '../store/instalments.ts';
import { applyExcess } from './apply-excess.ts';
import { eachNote } from './each-note.ts';

const STEP = { name: 'late_notes' } as const;

/**
 * At the end of a day, flags the notes on which something due was not paid, and defaults those that are past due for long
 * enough (REP-13, REC-7).
 */
export async function markLateNotes(work: UnitOfWork, scope: Scope, day: Day): Promise<void> {
  const ids = await work.query(scope, (ctx) => notesWithDueRows(ctx.reader, day));
  await eachNote(work, scope, { step: STEP, day, noteIds: ids }, (id) =>
    work.command(scope, (ctx) => assessLateness(ctx, id, day)),
  );
}

/** Decides under the note's lock, so that a payment at the same moment counts or does not, but never half. */
async function assessLateness(ctx: Ctx, noteId: string, day: Day): Promise<void> {
  await lockNote(ctx, noteId);
  const note = await readNote(ctx, noteId);
  const rows = (await listInstalments(ctx.reader, [noteId])).get(noteId) ?? [];
  // The day is over: what was due on it and is unpaid is one day past due when the next one begins.
  const isLate = rows.some((row) => isOverdue(row, addDays(day, 1)));
  if (note?.state !== 'issued' || !isLate) {
    return;
  }
  const allowedDays = defaultAfterDays(note.type, await readSettings(ctx));
  const daysLate = await daysUnpaid(ctx, note, rows, day);
  if (daysLate >= allowedDays) {
    // The day follows from the schedule, also where the end of that day is worked off later.
    await defaultNote(ctx, noteId, addDays(day, allowedDays - daysLate), allowedDays);
  } else if (!note.isLate) {
    await setLate(ctx, noteId, true);
    await addNoteUpdate(ctx, {
      noteId,
      kind: 'late',
      title: message('update_late'),
      body: message('update_late_text'),
    });
    await recordAudit(ctx, { action: 'note.late', subjectKind: 'note', subjectId: noteId });
  }
}

/** Puts an issued note into default; the caller holds its lock and has checked that it is time. */
export async function defaultNote(ctx: Ctx, noteId: string, on: Day, daysLate: number): Promise<void> {
  await markDefaulted(ctx, noteId, on);
  const ibraSen = await giveIbra(ctx, noteId, on);
  // The whole debt is due, and the issuer's excess pays it.
  await applyExcess(ctx, noteId, on);
  await addNoteUpdate(ctx, {
    noteId,
    kind: 'default',
    title: message('update_default'),
    body: message('update_default_text', { count: daysLate }),
  });
  await recordAudit(ctx, {
    action: 'note.defaulted',
    subjectKind: 'note',
    subjectId: noteId,
    after: { days_past_due: daysLate, ibra: senToText(ibraSen) },
  });
}

/** The whole debt is due at once, so a Shariah note owes no profit of months not begun, where it is so agreed. */
async function giveIbra(ctx: Ctx, noteId: string, on: Day): Promise<Sen> {
  const note = await readNote(ctx, noteId);
  invariant(note, `note ${noteId} was just marked`);
  const terms = await lateTermsOf(ctx, note);
  if (note.contract !== 'Shariah' || !terms.rates.ibraOnDefault) {
    return ZERO_SEN;
  }
  const rows = (await listInstalments(ctx.reader, [noteId])).get(noteId) ?? [];
  const earned = withoutUnearnedReturn(rows, on, earlyTermsOf(note));
  const changed = earned.filter((row, index) => row !== rows[index]);
  if (changed.length > 0) {
    await updatePaid(
      ctx.tx,
      noteId,
      changed.map((row) => withLateSettled(settledRow(row, on, terms))),
    );
  }
  const waived = (some: readonly ServicedInstalment[]) => sumSen(some.map((row) => row.waivedReturnSen));
  return subtractSen(waived(earned), waived(rows));
}
