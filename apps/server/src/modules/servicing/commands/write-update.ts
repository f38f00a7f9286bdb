import { message } from '@titian/contracts/messages/message';
import { type Day, day } from '@titian/finance/calendar';
import type { Sen } from '@titian/finance/sen';
import { recordAudit } from '../../../platform/audit.ts';
import type { Ctx } from '../../../platform/context.ts';
import { AppError, fieldError } from '../../../platform/errors.ts';
import { rejectConventionalWords } from '../../financing/public.ts';
import { addNoteUpdate, type NoteUpdate, readNote } from '../../notes/public.ts';
import { putStep, removeStep } from '../store/recoveries.ts';

export interface UpdateInput {
  readonly noteId: string;
  readonly operatorId: string;
  readonly kind: string;
  readonly title: string;
  readonly body: string;
  readonly amountSen: Sen | null;
  /** What is done next; null where nothing is planned. */
  readonly nextStep: { readonly step: string; readonly dueOn: string } | null;
}

/**
 * Notifies a note's investors of an operator's update: what was done and what is done next (REC-11). No money moves.
 * @throws AppError `not_found`, `wrong_state` before the note is issued; FieldError on `next_step.due_on` in the past, or
 * on words that a Shariah note may not use
 */
export async function writeUpdate(ctx: Ctx, input: UpdateInput): Promise<NoteUpdate> {
  const note = await readNote(ctx, input.noteId);
  if (note === null) {
    throw new AppError('not_found');
  }
  if (note.issuedOn === null) {
    throw new AppError('wrong_state');
  }
  rejectConventionalWords(note.contract, {
    title: input.title,
    body: input.body,
    'next_step.step': input.nextStep?.step ?? null,
  });
  await setStep(ctx, input);
  const update = await addNoteUpdate(ctx, {
    noteId: note.id,
    kind: input.kind,
    title: input.title,
    body: input.body,
    ...(input.amountSen === null ? {} : { amountSen: input.amountSen }),
  });
  await recordAudit(ctx, {
    action: 'note.update_written',
    subjectKind: 'note',
    subjectId: note.id,
    after: { kind: input.kind, title: input.title, next_step: input.nextStep?.step ?? null },
  });
  return update;
}

async function setStep(ctx: Ctx, { noteId, operatorId, nextStep }: UpdateInput): Promise<void> {
  if (nextStep === null) {
    await removeStep(ctx.tx, noteId);
    return;
  }
  const dueOn: Day = day(nextStep.dueOn);
  if (dueOn < ctx.businessDate) {
    throw fieldError('next_step.due_on', message('update_day_in_past'));
  }
  await putStep(ctx.tx, noteId, { step: nextStep.step, dueOn, setBy: operatorId, setAt: ctx.now });
}
