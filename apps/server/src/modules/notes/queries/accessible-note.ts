import type { QueryCtx } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors.ts';
import type { CustomerPrincipal } from '../../../platform/http/principal.ts';
import type { Note } from '../domain/note.ts';
import { type NoteAccess, noteAccess } from '../domain/note-access.ts';
import { findByReference } from '../store/note-lists.ts';
import { readNoteRelations } from '../store/note-relations.ts';

type Viewer = Pick<CustomerPrincipal, 'id' | 'role'>;

/** A note that a customer may read, wholly or without its documents and updates. */
export interface AccessibleNote {
  readonly note: Note;
  readonly access: Exclude<NoteAccess, 'none'>;
}

/**
 * A note by its id or number as far as an approved customer may read it; null where it is not accessible or unknown.
 */
export async function findAccessibleNote(
  ctx: QueryCtx,
  viewer: Viewer,
  reference: string,
): Promise<AccessibleNote | null> {
  const note = await findByReference(ctx.reader, reference);
  if (note === null) {
    return null;
  }
  const access = (await accessesOf(ctx, viewer, [note])).get(note.id) ?? 'none';
  return access === 'none' ? null : { note, access };
}

/** @throws AppError `not_found` where the customer may not read the note, or it is unknown */
export async function readAccessibleNote(
  ctx: QueryCtx,
  viewer: Viewer,
  reference: string,
): Promise<AccessibleNote> {
  const found = await findAccessibleNote(ctx, viewer, reference);
  if (found === null) {
    throw new AppError('not_found');
  }
  return found;
}

/** How much of each of some notes a customer reads, by note. */
export async function accessesOf(
  ctx: QueryCtx,
  viewer: Viewer,
  notes: readonly Pick<Note, 'id' | 'state'>[],
): Promise<Map<string, NoteAccess>> {
  const ids = notes.map((note) => note.id);
  const relations = await readNoteRelations(ctx.reader, viewer.id, ids);
  return new Map(
    notes.flatMap(({ id, state }) => {
      const relation = relations.get(id);
      return relation ? [[id, noteAccess(state, viewer.role, relation)] as const] : [];
    }),
  );
}
