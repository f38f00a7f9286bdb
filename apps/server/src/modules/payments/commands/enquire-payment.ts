import { later } from '../../../platform/clock.ts';
import { bankActor, type Scope } from '../../../platform/context.ts';
import { orderOf } from '../domain/order-of.ts';
import type { PaymentDeps } from '../domain/payment-deps.ts';
import type { PaymentIntent, SentOrder } from '../domain/payment-intent.ts';
import { findIntents } from '../store/intents.ts';
import { insertMessage, lastEnquiryAt } from '../store/messages.ts';
import { findOrder } from '../store/orders.ts';
import { applyTo } from './receive-answer.ts';

/** Minimum interval of enquiries: a waiting screen polls more often than the bank is queried. */
const ENQUIRY_INTERVAL_MS = 5_000;

export interface KnownOrder {
  readonly intent: PaymentIntent;
  readonly order: SentOrder;
}

/** An order that the bank may still approve without a confirmation. */
export function isUnsettled(order: Pick<SentOrder, 'state'>): boolean {
  return order.state === 'sent' || order.state === 'pending';
}

export async function readOrder(deps: PaymentDeps, exchangeOrderNo: string): Promise<KnownOrder | null> {
  return deps.work.query(scopeOf(null, null), async (ctx) => {
    const order = await findOrder(ctx.reader, exchangeOrderNo);
    const [intent] = order === null ? [] : await findIntents(ctx.reader, [order.intentId]);
    return order === null || intent === undefined ? null : { intent, order };
  });
}

/**
 * Enquires about an order, a collection by sending it again, and applies a verified answer. Silence and error texts are
 * stored and change nothing, because the outcome is unknown (FPX-11).
 */
export async function enquirePayment(
  deps: PaymentDeps,
  { intent, order }: KnownOrder,
  requestId: string | null,
): Promise<void> {
  const sent = orderOf(intent, order);
  const isCollection = 'mandateNumber' in sent;
  const answer = isCollection ? await deps.rail.collect(sent) : await deps.rail.enquire(sent);
  const isVerified = answer.kind === 'event';
  const raw = isVerified ? answer.raw : { cause: answer.cause, detail: answer.detail };
  await deps.work.command(scopeOf(intent, requestId), (ctx) =>
    insertMessage(ctx.tx, {
      intentId: intent.intentId,
      direction: 'in',
      kind: isCollection ? 'CFT' : 'AE',
      raw,
      verified: isVerified,
      at: ctx.now,
    }),
  );
  if (isVerified) {
    await applyTo(deps, intent, requestId, answer);
  }
}

/** Queries a payment whose outcome is open or that has expired at once, unless it was queried just now. */
export async function checkPayment(deps: PaymentDeps, scope: Scope, intentId: string): Promise<void> {
  const known = await deps.work.query(scope, async (ctx) => {
    const [intent] = await findIntents(ctx.reader, [intentId]);
    const orderNo = intent?.exchangeOrderNo;
    if (intent === undefined || orderNo === null || orderNo === undefined) {
      return null;
    }
    const order = await findOrder(ctx.reader, orderNo);
    const enquiredAt = await lastEnquiryAt(ctx.reader, intentId);
    const isEarly = enquiredAt !== null && later(enquiredAt, ENQUIRY_INTERVAL_MS) > ctx.now;
    const isOpen = order !== null && (isUnsettled(order) || order.state === 'expired');
    return order !== null && isOpen && !isEarly ? { intent, order } : null;
  });
  if (known !== null) {
    await enquirePayment(deps, known, scope.requestId);
  }
}

/** Enquiries are the bank's doing, at the payment's own business date. */
export function scopeOf(
  intent: Pick<PaymentIntent, 'dateShiftDays'> | null,
  requestId: string | null,
): Scope {
  return { actor: bankActor, dateShiftDays: intent?.dateShiftDays ?? 0, requestId };
}
