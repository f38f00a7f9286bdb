import type { Sen } from '@titian/finance/sen';
import type { Ctx } from '../../../platform/context.ts';
import { insertUpdate, type NoteUpdate } from '../store/note-updates.ts';

export interface NoteNews {
  readonly noteId: string;
  /** issued, repayment, late, default, recovery …: groups updates on the page. */
  readonly kind: string;
  readonly title: string;
  readonly body: string;
  readonly amountSen?: Sen;
}

/** Writes a dated update for the investors of a note (NOTE-11). */
export async function addNoteUpdate(ctx: Ctx, news: NoteNews): Promise<NoteUpdate> {
  return insertUpdate(ctx.tx, {
    noteId: news.noteId,
    kind: news.kind,
    title: news.title,
    body: news.body,
    amountSen: news.amountSen ?? null,
    at: ctx.businessNow,
    on: ctx.businessDate,
  });
}
