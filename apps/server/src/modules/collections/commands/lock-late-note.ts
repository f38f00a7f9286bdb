import { COLLECTION_DAYS_MAX } from '@titian/contracts/collections';
import { message } from '@titian/contracts/messages/message';
import { addDays, type Day, day } from '@titian/finance/calendar';
import type { Ctx } from '../../../platform/context.ts';
import { AppError, fieldError } from '../../../platform/errors.ts';
import { lateNoteCases, takeFreeCase } from '../../cases/public.ts';
import { lockNote, type Note, readNote } from '../../notes/public.ts';

/**
 * A note that is late or in default, locked, so that a payment at the same moment counts or does not, but never half. The
 * operator takes its case where nobody has.
 * @throws AppError `not_found`, `note_not_late`
 */
export async function lockLateNote(ctx: Ctx, noteId: string, operatorId: string): Promise<Note> {
  await lockNote(ctx, noteId);
  const note = await readNote(ctx, noteId);
  if (!note?.isLate) {
    throw new AppError('note_not_late');
  }
  const open = (await lateNoteCases(ctx, [noteId])).get(noteId);
  if (open !== undefined) {
    await takeFreeCase(ctx, open.id, operatorId);
  }
  return note;
}

/**
 * A day on which something is expected of somebody.
 * @throws FieldError on the field for a day that is over, or too far ahead
 */
export function comingDay(ctx: Pick<Ctx, 'businessDate'>, field: string, text: string): Day {
  const on = day(text);
  if (on < ctx.businessDate) {
    throw fieldError(field, message('collection_day_in_past'));
  }
  if (on > addDays(ctx.businessDate, COLLECTION_DAYS_MAX)) {
    throw fieldError(field, message('collection_day_too_late', { days: COLLECTION_DAYS_MAX }));
  }
  return on;
}
