import { addDays } from '@titian/finance/calendar';
import type { QueryCtx } from '../../../platform/context.ts';
import { readPayments } from '../../payments/public.ts';
import type { RecentPayment } from '../domain/duplicate-payment.ts';
import { listWaitingMoney } from '../store/held-money.ts';
import { listArrivedSince, listLatestOrders } from '../store/orders.ts';

/**
 * What was paid on a note of late: payments that the bank has not decided, money that is held, and what arrived today or
 * yesterday. Under the note's lock the answer holds.
 */
export async function recentPayments(ctx: QueryCtx, noteId: string): Promise<RecentPayment[]> {
  const since = addDays(ctx.businessDate, -1);
  const orders = await listLatestOrders(ctx.reader, noteId);
  const payments = await readPayments(
    ctx,
    orders.map((one) => one.intentId),
  );
  const underWay = orders.flatMap((order): RecentPayment[] => {
    const payment = payments.get(order.intentId);
    // A payment page that was left behind is not paid any more a day later.
    const isOpen = payment?.state === 'pending' || (payment?.state === 'created' && order.startedOn >= since);
    return payment !== undefined && isOpen
      ? [
          {
            state: 'under_way',
            amountSen: payment.amountSen,
            on: order.startedOn,
            refNumber: order.refNumber,
          },
        ]
      : [];
  });
  const held = (await listWaitingMoney(ctx.reader, noteId, ctx.businessDate)).map(
    ({ amountSen, arrivedOn }): RecentPayment => ({
      state: 'held',
      amountSen,
      on: arrivedOn,
      refNumber: null,
    }),
  );
  const arrived = (await listArrivedSince(ctx.reader, noteId, since)).map(
    (one): RecentPayment => ({ state: 'confirmed', ...one }),
  );
  return [...underWay, ...held, ...arrived];
}
