import { addDays } from '@titian/finance/calendar';
import type { Sen } from '@titian/finance/sen';
import { recordAudit } from '../../../platform/audit.ts';
import type { Ctx } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors.ts';
import { readSettings } from '../../settings/public.ts';
import { lockFunding } from '../store/funding.ts';
import { findNote } from '../store/notes.ts';
import { countCancellations, findSubscription } from '../store/subscription-reads.ts';
import { giveBack } from './return-subscriptions.ts';

export interface CancelledSubscription {
  readonly id: string;
  readonly noteId: string;
  readonly amountSen: Sen;
  readonly source: 'manual' | 'auto';
  readonly balanceSen: Sen;
}

const CANCELLATION_WINDOW_DAYS = 30;

/** An investor takes a subscription back within its window, while the note is still listed (rules §4). */
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
  if (
    subscription.state !== 'active' ||
    note.state !== 'listed' ||
    ctx.businessNow > subscription.cancelUntil
  ) {
    throw new AppError('cancel_window_over');
  }
  const settings = await readSettings(ctx);
  const since = addDays(ctx.businessDate, -CANCELLATION_WINDOW_DAYS);
  if ((await countCancellations(ctx.tx, investorId, since)) >= settings.cancellationsPer30Days) {
    throw new AppError('cancel_limit');
  }
  const balanceSen = await giveBack(ctx, note, [subscription], 'cancelled');
  await recordAudit(ctx, { action: 'subscription.cancelled', subjectKind: 'subscription', subjectId: id });
  return { id, noteId: note.id, amountSen: subscription.amountSen, source: subscription.source, balanceSen };
}
