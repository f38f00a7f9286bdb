import type { Channel } from '../../../gateways/rail/port.ts';
import { recordAudit } from '../../../platform/audit.ts';
import type { Ctx } from '../../../platform/context.ts';
import { enqueue } from '../../../platform/jobs.ts';
import { nextEnquiryAt } from '../domain/enquiry-schedule.ts';
import { type PaymentDeps, purposeHandler } from '../domain/payment-deps.ts';
import { changeIntent, type IntentRow, lockIntent, paymentOf } from '../store/intents.ts';
import { changeOrder, countOrders, findOrder } from '../store/orders.ts';
import { isUnsettled, type KnownOrder } from './enquire-payment.ts';

/** Plans the next enquiry about an order that is still open, or expires it at the end of the schedule (FPX-20). */
export async function planEnquiry(ctx: Ctx, deps: PaymentDeps, known: KnownOrder): Promise<void> {
  const intent = await lockIntent(ctx.tx, known.intent.id);
  const order = await findOrder(ctx.tx, known.order.exchange_order_no);
  if (order === null || !isUnsettled(order)) {
    return;
  }
  const isCurrent = intent.exchange_order_no === order.exchange_order_no;
  // Nobody has to approve a collection at the bank, so it is given up as soon as a personal payment.
  const pace = intent.purpose === 'collection' ? 'b2c' : (order.channel as Channel);
  const askAt = nextEnquiryAt(pace, order.made_at, ctx.now);
  if (askAt === null) {
    await changeOrder(ctx.tx, order.exchange_order_no, { state: 'expired', settled_at: ctx.now });
    if (isCurrent && intent.state !== 'succeeded') {
      await expire(ctx, deps, intent);
    }
    return;
  }
  const key = `enquiry:${order.exchange_order_no}`;
  await enqueue(ctx, 'payment_enquiry', { order_no: order.exchange_order_no }, { key, runAt: askAt });
  if (isCurrent) {
    await changeIntent(ctx.tx, intent.id, { next_enquiry_at: askAt, enquiries: intent.enquiries + 1 });
  }
}

/** A page that nobody paid from before its time ended: there is nothing to ask the bank about. */
export async function expireUnstarted(ctx: Ctx, deps: PaymentDeps, intentId: string): Promise<void> {
  const intent = await lockIntent(ctx.tx, intentId);
  const isOver = ctx.now >= intent.page_expires_at;
  if (intent.state === 'created' && isOver && (await countOrders(ctx.tx, intentId)) === 0) {
    await expire(ctx, deps, intent);
  }
}

async function expire(ctx: Ctx, deps: PaymentDeps, intent: IntentRow): Promise<void> {
  const change = { state: 'expired', settled_at: ctx.now, next_enquiry_at: null };
  await changeIntent(ctx.tx, intent.id, change);
  await recordAudit(ctx, { action: 'payment.expired', subjectKind: 'payment', subjectId: intent.id });
  await purposeHandler(deps, intent.purpose).onFailed(ctx, paymentOf({ ...intent, ...change }));
}
