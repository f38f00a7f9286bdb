import type { Ctx } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors.ts';
import type { CustomerPrincipal } from '../../../platform/http/principal.ts';
import { readAccessibleNote } from '../queries/accessible-note.ts';
import { deleteWatched, insertWatched } from '../store/watchlist.ts';

type Viewer = Pick<CustomerPrincipal, 'id' | 'role'>;

/**
 * Puts a note on an investor's watchlist while its campaign runs; twice is as once (NOTE-17).
 * @throws AppError `not_found` where it is not for them, `note_closed` once its campaign is over
 */
export async function watchNote(ctx: Ctx, viewer: Viewer, reference: string): Promise<void> {
  const { note } = await readAccessibleNote(ctx, viewer, reference);
  if (note.state !== 'listed') {
    throw new AppError('note_closed');
  }
  await insertWatched(ctx.tx, viewer.id, note.id);
}

/**
 * Takes a note off an investor's watchlist, whatever has become of it; one that is not there stays so.
 * @throws AppError `not_found` where it is not for them
 */
export async function unwatchNote(ctx: Ctx, viewer: Viewer, reference: string): Promise<void> {
  const { note } = await readAccessibleNote(ctx, viewer, reference);
  await deleteWatched(ctx.tx, viewer.id, note.id);
}
