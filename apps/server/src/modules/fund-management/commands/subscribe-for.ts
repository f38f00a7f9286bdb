import { senToText } from '@titian/finance/sen';
import type { Ctx } from '../../../platform/context.ts';
import { AppError, invariant } from '../../../platform/errors.ts';
import { subscribeBatch } from '../../notes/public.ts';
import { notifyUsers } from '../../notifications/public.ts';
import { type LoadedOrder, subscriptionOf } from '../queries/load-order.ts';

/**
 * Subscribes for an investor as the queue does for investors themselves, under the locks of note and cash, and notifies
 * them: the money is theirs.
 * @returns the subscription's id
 */
export async function subscribeFor(ctx: Ctx, loaded: LoadedOrder): Promise<string> {
  const { order, note } = loaded;
  invariant(note !== null, 'a subscription has its note');
  const [outcome] = await subscribeBatch(ctx, note.id, [subscriptionOf(loaded)]);
  if (outcome === undefined || !outcome.ok) {
    throw outcome?.error ?? new AppError('internal');
  }
  const { subscriptionId, amountSen, balanceSen } = outcome.value;
  await notifyUsers(ctx, [
    {
      userId: order.investorId,
      dedupeKey: `managed_subscription:${order.id}`,
      template: 'managed_subscription',
      params: { amount: senToText(amountSen), noteNumber: note.number, balance: senToText(balanceSen) },
    },
  ]);
  return subscriptionId;
}
