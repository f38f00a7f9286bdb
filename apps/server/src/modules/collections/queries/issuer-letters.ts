import type { QueryCtx } from '../../../platform/context.ts';
import { ownNote } from '../../servicing/public.ts';
import { listLetters } from '../store/letters.ts';
import { type Collection, withFiles } from './read-collection.ts';

/**
 * The letters about a note of this issuer, newest first.
 * @throws AppError `not_found` also where the note is another's
 */
export async function lettersOf(
  ctx: QueryCtx,
  issuerId: string,
  reference: string,
): Promise<Collection['letters']> {
  const note = await ownNote(ctx, issuerId, reference);
  return withFiles(ctx, await listLetters(ctx.reader, [note.id]));
}
