import { message } from '@titian/contracts/messages/message';
import type { QueryCtx } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors.ts';
import { readSettings } from '../../settings/public.ts';
import { cancellableUntil } from '../domain/cancellation.ts';
import type { Note } from '../domain/note.ts';
import { findNote } from '../store/notes.ts';
import { findSubscription, type Subscription } from '../store/subscription-reads.ts';
import { cancellationsLeft } from './cancellations-left.ts';

/** A subscription that its investor may take back now, with its note. */
export interface Cancellable {
  readonly subscription: Subscription;
  readonly note: Note;
}

/**
 * Reads without locks whether an investor may take a subscription back now; the command decides again under its locks
 * (SUB-3).
 * @throws AppError `not_found`, `cancel_window_over`, `cancel_limit`
 */
export async function checkCancellation(ctx: QueryCtx, investorId: string, id: string): Promise<Cancellable> {
  const subscription = await findSubscription(ctx.reader, id);
  const note = subscription === null ? null : await findNote(ctx.reader, subscription.noteId);
  if (subscription === null || note === null || subscription.investorId !== investorId) {
    throw new AppError('not_found');
  }
  if (cancellableUntil(subscription, note, ctx.businessNow) === null) {
    throw new AppError('cancel_window_over');
  }
  if (!note.isPaused && (await cancellationsLeft(ctx, investorId)) <= 0) {
    const { cancellationsPer30Days: limit, cancellationWindowDays: days } = await readSettings(ctx);
    throw new AppError('cancel_limit', {}, message('cancel_limit_reached', { days, limit }));
  }
  return { subscription, note };
}

/** Until when each of some subscriptions may be taken back; those that may not are left out. */
export async function readCancellable(
  ctx: QueryCtx,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Date>> {
  const found = new Map<string, Date>();
  for (const id of ids) {
    const subscription = await findSubscription(ctx.reader, id);
    const note = subscription === null ? null : await findNote(ctx.reader, subscription.noteId);
    const until =
      subscription === null || note === null ? null : cancellableUntil(subscription, note, ctx.businessNow);
    if (until !== null) {
      found.set(id, until);
    }
  }
  return found;
}
