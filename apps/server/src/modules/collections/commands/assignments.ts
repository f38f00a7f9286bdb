import { message } from '@titian/contracts/messages/message';
import type { ParsedApi } from '@titian/contracts/schemas/all';
import { type Day, day } from '@titian/finance/calendar';
import { senFromText, senToText } from '@titian/finance/sen';
import { recordAudit } from '../../../platform/audit.ts';
import type { Ctx } from '../../../platform/context.ts';
import { AppError, fieldError } from '../../../platform/errors.ts';
import type { OperatorPrincipal } from '../../../platform/http/principal.ts';
import { newId } from '../../../platform/ids.ts';
import { rejectConventionalWords } from '../../financing/public.ts';
import { lockNote } from '../../notes/public.ts';
import { findAssignment, insertAssignment, updateAssignment } from '../store/assignments.ts';
import { comingDay, lockLateNote } from './lock-late-note.ts';
import { writeStep } from './write-step.ts';

/**
 * Records that a late note was handed to an agency or that a legal step has begun, for its investors to read (REC-20).
 * What it is expected to cost moves no money: a cost is proposed once it has come about (REC-10).
 * @throws AppError `not_found`, `note_not_late`; FieldError on since, next_on, expected_cost, and on a name with words
 * that a Shariah note may not use
 */
export async function assignCollection(
  ctx: Ctx,
  operator: OperatorPrincipal,
  noteId: string,
  body: ParsedApi['operatorAssignCollection']['body'],
): Promise<void> {
  const note = await lockLateNote(ctx, noteId, operator.id);
  const { kind, name, reference } = body;
  rejectConventionalWords(note.contract, { name });
  const since = pastDay(ctx, 'since', body.since);
  const nextOn = body.next_on === null ? null : comingDay(ctx, 'next_on', body.next_on);
  const costSen = body.expected_cost === null ? null : senFromText(body.expected_cost);
  if (costSen === 0n) {
    throw fieldError('expected_cost', message('positive_amount_required'));
  }
  await insertAssignment(ctx.tx, {
    ...{ id: newId(), noteId: note.id, operatorId: operator.id, at: ctx.businessNow },
    ...{ kind, name, reference, since, until: null, nextOn, expectedCostSen: costSen },
  });
  const cost = costSen === null ? null : senToText(costSen);
  await writeStep(ctx, note.id, { step: 'assignment', kind, name, expected_cost: cost });
  await recordAudit(ctx, {
    action: 'collection.assigned',
    ...{ subjectKind: 'note', subjectId: note.id },
    after: { kind, name, reference, since, next_on: nextOn, expected_cost: cost },
  });
}

/**
 * Changes the next date of an agency's work or a legal step, or ends it.
 * @returns its note
 * @throws AppError `not_found`, `assignment_ended`; FieldError on next_on and until
 */
export async function changeAssignment(
  ctx: Ctx,
  id: string,
  body: ParsedApi['operatorChangeAssignment']['body'],
): Promise<string> {
  const found = await findAssignment(ctx.reader, id);
  if (found === null) {
    throw new AppError('not_found');
  }
  await lockNote(ctx, found.noteId);
  const one = await findAssignment(ctx.reader, id);
  if (one === null || one.until !== null) {
    throw new AppError('assignment_ended');
  }
  const until = body.until === null ? null : pastDay(ctx, 'until', body.until);
  if (until !== null && until < one.since) {
    throw fieldError('until', message('assignment_ends_before_start'));
  }
  const nextOn = until !== null || body.next_on === null ? null : comingDay(ctx, 'next_on', body.next_on);
  await updateAssignment(ctx.tx, id, { nextOn, until });
  if (until !== null) {
    await writeStep(ctx, one.noteId, { step: 'assignment_ended', kind: one.kind, name: one.name });
  }
  await recordAudit(ctx, {
    action: 'collection.assignment_changed',
    ...{ subjectKind: 'note', subjectId: one.noteId },
    before: { name: one.name, next_on: one.nextOn },
    after: { next_on: nextOn, until },
  });
  return one.noteId;
}

function pastDay(ctx: Ctx, field: string, text: string): Day {
  const on = day(text);
  if (on > ctx.businessDate) {
    throw fieldError(field, message('collection_day_in_future'));
  }
  return on;
}
