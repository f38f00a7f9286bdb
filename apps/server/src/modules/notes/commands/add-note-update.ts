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

/** Tells a note's investors something, dated (rules §4: every step is an update they read). */
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
