import type { QueryCtx } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors.ts';
import { idCursor, type Page, pageOf } from '../../../platform/paging.ts';
import {
  accessesOf,
  type Note,
  notesWithMoneyOf,
  readNoteByReference,
  readUpdatesOf,
  type UpdateOfNote,
} from '../../notes/public.ts';

/** An update with its note. */
export interface NotedUpdate extends UpdateOfNote {
  readonly note: Note;
}

/**
 * The updates of the notes an investor has or had money in and has full access to, newest first; of one of them where
 * it is named.
 * @throws AppError `not_found` for a note whose updates are not for the investor; FieldError on `cursor`
 */
export async function investorUpdates(
  ctx: QueryCtx,
  investorId: string,
  query: {
    readonly note_id?: string | undefined;
    readonly cursor?: string | undefined;
    readonly limit: number;
  },
): Promise<Page<NotedUpdate>> {
  const subscribed = await notesWithMoneyOf(ctx, investorId);
  const accesses = await accessesOf(ctx, { id: investorId, role: 'investor' }, subscribed);
  const mine = subscribed.filter((note) => accesses.get(note.id) === 'full');
  const notes = new Map((await chosen(ctx, mine, query.note_id)).map((note) => [note.id, note]));
  const page = { before: idCursor(query.cursor), limit: query.limit + 1 };
  const updates = await readUpdatesOf(ctx, [...notes.keys()], page);
  const rows = updates.flatMap((update) => {
    const note = notes.get(update.noteId);
    return note === undefined ? [] : [{ ...update, note }];
  });
  return pageOf(rows, query.limit, (last) => last.id);
}

async function chosen(ctx: QueryCtx, mine: readonly Note[], reference: string | undefined): Promise<Note[]> {
  if (reference === undefined) {
    return [...mine];
  }
  const note = await readNoteByReference(ctx, reference);
  if (!mine.some((one) => one.id === note?.id)) {
    throw new AppError('not_found');
  }
  return note === null ? [] : [note];
}
