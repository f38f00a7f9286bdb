import type { VerifiedEvent } from '../../../gateways/rail/port.ts';
import { recordAudit } from '../../../platform/audit.ts';
import type { Ctx } from '../../../platform/context.ts';
import { invariant } from '../../../platform/errors.ts';
import { decideAnswer, type Effect } from '../domain/decide-answer.ts';
import { orderOf } from '../domain/order-of.ts';
import { type PaymentDeps, purposeHandler } from '../domain/payment-deps.ts';
import { type PaymentIntent, paymentOf, type SentOrder } from '../domain/payment-intent.ts';
import { changeIntent, lockIntent } from '../store/intents.ts';
import { changeOrder, findOrder } from '../store/orders.ts';
import { type Answered, receiveMoney } from './receive-money.ts';

/**
 * The one function that applies what the bank says about an order, whether it came directly, through the
 * browser or as the answer to an enquiry (FPX-18): once, in one transaction with all that it causes.
 *
 * @param intentId the payment of the event's order
 * @param event its signature is checked and its order is known
 */
export async function applyAnswer(
  ctx: Ctx,
  deps: PaymentDeps,
  intentId: string,
  event: VerifiedEvent,
): Promise<void> {
  // Sent together, carried out in this order: the order is read when the lock is held.
  const [intent, order] = await Promise.all([
    lockIntent(ctx.tx, intentId),
    findOrder(ctx.tx, event.exchangeOrderNo),
  ]);
  invariant(order?.intentId === intentId, `order ${event.exchangeOrderNo} is of payment ${intentId}`);
  const disagreements = deps.rail.disagreements(orderOf(intent, order), event);
  const effect = decideAnswer(
    {
      orderState: order.state,
      paymentState: intent.state,
      reviewReason: intent.reviewReason,
    },
    { outcome: event.outcome, reason: event.reason, disagreements },
  );
  await carryOut(ctx, deps, { intent, order, event }, effect);
}

async function carryOut(ctx: Ctx, deps: PaymentDeps, answered: Answered, effect: Effect): Promise<void> {
  switch (effect.kind) {
    case 'ignore':
      return;
    case 'pending':
      return markPending(ctx, answered);
    case 'fail':
      return fail(ctx, deps, answered, effect.reason);
    case 'flag':
      return flag(ctx, answered, effect.reviewReason);
    default:
      return receiveMoney(ctx, deps, answered, effect);
  }
}

async function markPending(ctx: Ctx, { intent, order, event }: Answered): Promise<void> {
  await changeOrder(ctx.tx, order.exchangeOrderNo, {
    state: 'pending',
    auth_code: event.debitAuthCode,
    bank_reference: event.bankReference,
  });
  if (isCurrent(intent, order)) {
    await changeIntent(ctx.tx, intent.intentId, { state: 'pending', auth_code: event.debitAuthCode });
  }
}

async function fail(
  ctx: Ctx,
  deps: PaymentDeps,
  { intent, order, event }: Answered,
  reason: NonNullable<VerifiedEvent['reason']>,
): Promise<void> {
  await changeOrder(ctx.tx, order.exchangeOrderNo, {
    state: 'failed',
    auth_code: event.debitAuthCode,
    bank_reference: event.bankReference,
    settled_at: ctx.now,
  });
  if (!isCurrent(intent, order)) {
    return;
  }
  await changeIntent(ctx.tx, intent.intentId, {
    ...{ state: 'failed', failure_reason: reason, settled_at: ctx.now, next_enquiry_at: null },
    auth_code: event.debitAuthCode,
  });
  await recordAudit(ctx, {
    action: 'payment.failed',
    subjectKind: 'payment',
    subjectId: intent.intentId,
    after: { auth_code: event.debitAuthCode, reason },
  });
  await purposeHandler(deps, intent.purpose).onFailed(ctx, {
    ...paymentOf(intent),
    ...{ state: 'failed', failureReason: reason, settledAt: ctx.now, awaitsAuthoriser: false },
  });
}

/**
 * A contradiction without money received: it is flagged for review, and nothing is credited on this payment any more.
 */
async function flag(ctx: Ctx, { intent, event }: Answered, reviewReason: string): Promise<void> {
  await changeIntent(ctx.tx, intent.intentId, { review_reason: reviewReason });
  await recordAudit(ctx, {
    action: 'payment.flagged',
    subjectKind: 'payment',
    subjectId: intent.intentId,
    after: { review_reason: reviewReason, auth_code: event.debitAuthCode },
  });
  ctx.log.warn({ paymentId: intent.intentId, reviewReason }, 'the bank contradicts a payment');
}

/** Whether an order is the payment's latest, and not yet overtaken by another one's success. */
function isCurrent(intent: PaymentIntent, order: SentOrder): boolean {
  return intent.exchangeOrderNo === order.exchangeOrderNo && intent.state !== 'succeeded';
}
