import type { QueryCtx } from '../../../platform/context.ts';
import { readNotes } from '../../notes/public.ts';
import type { Mandate } from '../domain/mandate.ts';
import { type Collection, listCollections } from '../store/collections.ts';
import { listMandates } from '../store/mandates.ts';

export interface ShownCollection extends Collection {
  readonly noteNumber: string;
}

export interface ShownMandate {
  readonly mandate: Mandate;
  /** The latest, newest first. */
  readonly collections: readonly ShownCollection[];
}

/** A business owner's mandates, newest first, each with what was collected under it. */
export async function mandatesOf(ctx: QueryCtx, userId: string): Promise<ShownMandate[]> {
  const mandates = await listMandates(ctx.reader, userId);
  const collections = await listCollections(
    ctx.reader,
    mandates.map(({ id }) => id),
  );
  const notes = await readNotes(ctx, [...new Set(collections.map(({ noteId }) => noteId))]);
  const numbers = new Map(notes.map(({ id, number }) => [id, number]));
  return mandates.map((mandate) => ({
    mandate,
    collections: collections
      .filter(({ mandateId }) => mandateId === mandate.id)
      .map((one) => ({ ...one, noteNumber: numbers.get(one.noteId) ?? '' })),
  }));
}
