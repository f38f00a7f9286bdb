import { recordAudit } from '../../../platform/audit.ts';
import type { Ctx } from '../../../platform/context.ts';
import { enqueue } from '../../../platform/jobs.ts';
import { nextEnquiryAt } from '../domain/enquiry-schedule.ts';
import { type PaymentDeps, purposeHandler } from '../domain/payment-deps.ts';
import { type PaymentIntent, paymentOf } from '../domain/payment-intent.ts';
import { changeIntent, lockIntent } from '../store/intents.ts';
import { changeOrder, countOrders, findOrder } from '../store/orders.ts';
import { isUnsettled, type KnownOrder } from './enquire-payment.ts';

/** Plans the next enquiry about an order that is still open, or expires it at the end of the schedule (FPX-20). */
export async function planEnquiry(ctx: Ctx, deps: PaymentDeps, known: KnownOrder): Promise<void> {
  const intent = await lockIntent(ctx.tx, known.intent.intentId);
  const order = await findOrder(ctx.tx, known.order.exchangeOrderNo);
  if (order === null || !isUnsettled(order)) {
    return;
  }
  const isCurrent = intent.exchangeOrderNo === order.exchangeOrderNo;
  // A collection needs no approval at the bank, so it expires as soon as a personal payment.
  const pace = intent.purpose === 'collection' ? 'b2c' : order.channel;
  const enquireAt = nextEnquiryAt(pace, order.madeAt, ctx.now);
  if (enquireAt === null) {
    await changeOrder(ctx.tx, order.exchangeOrderNo, { state: 'expired', settled_at: ctx.now });
    if (isCurrent && intent.state !== 'succeeded') {
      await expire(ctx, deps, intent);
    }
    return;
  }
  const key = `enquiry:${order.exchangeOrderNo}`;
  await enqueue(ctx, 'payment_enquiry', { order_no: order.exchangeOrderNo }, { key, runAt: enquireAt });
  if (isCurrent) {
    await changeIntent(ctx.tx, intent.intentId, {
      next_enquiry_at: enquireAt,
      enquiries: intent.enquiries + 1,
    });
  }
}

/** An expired page without a started payment: there is nothing to query at the bank. */
export async function expireUnstarted(ctx: Ctx, deps: PaymentDeps, intentId: string): Promise<void> {
  const intent = await lockIntent(ctx.tx, intentId);
  const isOver = ctx.now >= intent.pageExpiresAt;
  if (intent.state === 'created' && isOver && (await countOrders(ctx.tx, intentId)) === 0) {
    await expire(ctx, deps, intent);
  }
}

async function expire(ctx: Ctx, deps: PaymentDeps, intent: PaymentIntent): Promise<void> {
  await changeIntent(ctx.tx, intent.intentId, {
    ...{ state: 'expired', settled_at: ctx.now, next_enquiry_at: null },
  });
  await recordAudit(ctx, { action: 'payment.expired', subjectKind: 'payment', subjectId: intent.intentId });
  await purposeHandler(deps, intent.purpose).onFailed(ctx, {
    ...paymentOf(intent),
    ...{ state: 'expired', settledAt: ctx.now, awaitsAuthoriser: false },
  });
}
