import type { Sen } from '@titian/finance/sen';
import type { Ctx } from '../../../platform/context.ts';
import type { UpdateText } from '../domain/update-text.ts';
import { insertUpdate, type NoteUpdate } from '../store/note-updates.ts';

export interface NewNoteUpdate {
  readonly noteId: string;
  /** issued, repayment, late, default, recovery …: groups updates on the page. */
  readonly kind: string;
  readonly title: UpdateText;
  readonly body: UpdateText;
  readonly amountSen?: Sen;
}

/** Writes a dated update for the investors of a note (NOTE-11). */
export async function addNoteUpdate(ctx: Ctx, notification: NewNoteUpdate): Promise<NoteUpdate> {
  return insertUpdate(ctx.tx, {
    noteId: notification.noteId,
    kind: notification.kind,
    title: notification.title,
    body: notification.body,
    amountSen: notification.amountSen ?? null,
    at: ctx.businessNow,
    on: ctx.businessDate,
  });
}
