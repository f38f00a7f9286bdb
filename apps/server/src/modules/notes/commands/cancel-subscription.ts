import { message } from '@titian/contracts/messages/message';
import type { Sen } from '@titian/finance/sen';
import { recordAudit } from '../../../platform/audit.ts';
import type { Ctx } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors.ts';
import { readSettings } from '../../settings/public.ts';
import { cancellableUntil } from '../domain/cancellation.ts';
import { cancellationsLeft } from '../queries/cancellations-left.ts';
import { lockFunding } from '../store/funding.ts';
import { findNote } from '../store/notes.ts';
import { findSubscription, type Subscription } from '../store/subscription-reads.ts';
import { giveBack } from './return-subscriptions.ts';

export interface CancelledSubscription {
  readonly id: string;
  readonly noteId: string;
  readonly amountSen: Sen;
  readonly source: 'manual' | 'auto';
  readonly state: 'cancelled' | 'returned';
  readonly balanceSen: Sen;
}

/**
 * An investor takes a subscription back within its window, while the note is still listed; at any
 * time while its campaign is paused (SUB-3).
 * @throws AppError `not_found`, `cancel_window_over` after the window, `cancel_limit` after too many cancellations
 */
export async function cancelSubscription(
  ctx: Ctx,
  investorId: string,
  id: string,
): Promise<CancelledSubscription> {
  const first = await findSubscription(ctx.tx, id);
  if (!first || first.investorId !== investorId) {
    throw new AppError('not_found');
  }
  await lockFunding(ctx.tx, first.noteId);
  const subscription = await findSubscription(ctx.tx, id);
  const note = await findNote(ctx.tx, first.noteId);
  if (!subscription || !note) {
    throw new AppError('not_found');
  }
  if (cancellableUntil(subscription, note, ctx.businessNow) === null) {
    throw new AppError('cancel_window_over');
  }
  // While a campaign is paused every investor may cancel; that does not count against the limit.
  const state = note.isPaused ? 'returned' : 'cancelled';
  const balanceSen = await giveBack(ctx, note, [subscription], { state, isWithdrawn: true });
  if (!note.isPaused) {
    await rejectTooMany(ctx, subscription);
  }
  await recordAudit(ctx, { action: 'subscription.cancelled', subjectKind: 'subscription', subjectId: id });
  return {
    id,
    noteId: note.id,
    amountSen: subscription.amountSen,
    source: subscription.source,
    state,
    balanceSen,
  };
}

/**
 * Counts this cancellation with the earlier ones. The investor's cash account is locked by now, so that two at once are
 * counted one after the other.
 * @throws AppError `cancel_limit` after too many cancellations
 */
async function rejectTooMany(ctx: Ctx, { investorId }: Subscription): Promise<void> {
  const { cancellationsPer30Days: limit, cancellationWindowDays: days } = await readSettings(ctx);
  if ((await cancellationsLeft(ctx, investorId)) < 0) {
    throw new AppError('cancel_limit', {}, message('cancel_limit_reached', { days, limit }));
  }
}
