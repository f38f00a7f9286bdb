import type { Day } from '@titian/finance/calendar';
import type { QueryCtx } from '../../../platform/context.ts';
import {
  listNotifiableUpdates,
  listUpdates,
  listUpdatesOf,
  type NoteUpdate,
  type UpdateOfNote,
} from '../store/note-updates.ts';

/** The newest public updates of a note, newest first. */
export function readUpdates(ctx: QueryCtx, noteId: string): Promise<NoteUpdate[]> {
  return listUpdates(ctx.reader, noteId);
}

/** What happened to notes on a business day that their investors are written about, by note and oldest first. */
export function readNotifiableUpdates(ctx: QueryCtx, day: Day): Promise<UpdateOfNote[]> {
  return listNotifiableUpdates(ctx.reader, day);
}

/** The public updates of several notes, newest first; older than `before` where one is given. */
export function readUpdatesOf(
  ctx: QueryCtx,
  noteIds: readonly string[],
  page: { readonly before: string | null; readonly limit: number },
): Promise<UpdateOfNote[]> {
  return listUpdatesOf(ctx.reader, noteIds, page);
}
