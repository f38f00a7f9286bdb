import { senToText } from '@titian/finance/sen';
import type { Ctx } from '../../../platform/context.ts';
import { invariant } from '../../../platform/errors.ts';
import { cancelSubscription } from '../../notes/public.ts';
import { notifyUsers } from '../../notifications/public.ts';
import type { LoadedOrder } from '../queries/load-order.ts';

/** Takes a subscription back as its investor would, under the locks of note and cash, and notifies them (FND-8). */
export async function cancelFor(ctx: Ctx, { order, note }: LoadedOrder): Promise<void> {
  invariant(note !== null && order.cancelledId !== null, 'a cancellation has its note and subscription');
  const { amountSen, balanceSen } = await cancelSubscription(ctx, order.investorId, order.cancelledId);
  await notifyUsers(ctx, [
    {
      userId: order.investorId,
      dedupeKey: `managed_cancellation:${order.id}`,
      template: 'managed_cancellation',
      params: { amount: senToText(amountSen), noteNumber: note.number, balance: senToText(balanceSen) },
    },
  ]);
}
