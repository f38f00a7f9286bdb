import type { QueryCtx } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors.ts';
import { accountBalance } from '../../ledger/public.ts';
import { readInvestor } from '../../onboarding/public.ts';
import { isAllowed, readMoneyRestriction } from '../../restrictions/public.ts';
import { readSettings } from '../../settings/public.ts';
import type { QueuedSubscription } from '../domain/decide-batch.ts';
import { decideSubscription } from '../domain/decide-subscription.ts';
import { nothingOfPresets, subscriberOf } from '../domain/subscriber-of.ts';
import { findNote } from '../store/notes.ts';
import { noPosition, readPositions } from '../store/positions.ts';

/**
 * Whether a subscription would be accepted now, for one that is decided later: without locks, by the rule that decides
 * under them (SUB-1).
 * @throws AppError `not_found`, `not_approved`, and what the subscription would be rejected with
 */
export async function checkSubscription(
  ctx: QueryCtx,
  noteId: string,
  subscription: QueuedSubscription,
): Promise<void> {
  const { investorId } = subscription;
  const [note, investor, settings, restrictions, positions] = await Promise.all([
    findNote(ctx.reader, noteId),
    readInvestor(ctx, investorId),
    readSettings(ctx),
    readMoneyRestriction(ctx, [investorId]),
    readPositions(ctx.reader, [investorId]),
  ]);
  if (note === null) {
    throw new AppError('not_found');
  }
  if (investor === null) {
    throw new AppError('not_approved');
  }
  const subscriber = subscriberOf(investor, subscription.isIndividual, {
    cashSen: await accountBalance(ctx, investor.cashAccountId),
    ...(positions.get(investorId) ?? noPosition),
    ...nothingOfPresets,
    isFrozen: !isAllowed(restrictions.get(investorId) ?? 'none', 'subscription'),
  });
  const decision = decideSubscription(note, subscriber, subscription, settings, ctx.businessNow);
  if (!decision.accepted) {
    throw decision.error;
  }
}
