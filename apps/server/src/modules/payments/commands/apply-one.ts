import { bankActor, type Scope } from '../../../platform/context.ts';
import { settleAll } from '../../../platform/settle-all.ts';
import type { CallbackResult, Confirmation } from '../domain/confirmation.ts';
import { type PaymentDeps, purposeHandler } from '../domain/payment-deps.ts';
import type { OrderedPayment } from '../domain/payment-intent.ts';
import { findOrdered } from '../store/intents.ts';
import { insertMessage, type RailMessage } from '../store/messages.ts';
import { applyAnswer } from './apply-answer.ts';

type StoredMessage = Omit<RailMessage, 'at'>;

/** Stores one verified confirmation of an order of the platform and applies it, in a separate transaction. */
export async function applyOne(deps: PaymentDeps, confirmation: Confirmation): Promise<CallbackResult> {
  const { event, kind } = confirmation;
  const message = { direction: 'in', kind, raw: event.raw, verified: true } as const;
  const payment = await orderedPayment(deps, event.exchangeOrderNo);
  if (payment === null) {
    deps.log.warn({ orderNo: event.exchangeOrderNo }, 'the bank confirmed an order that is not ours');
    return { kind: 'unknown_order' };
  }
  await storeAndApply(deps, payment, confirmation, { ...message, intentId: payment.intentId });
  return { kind: 'applied', returnPath: returnPathOf(deps, payment) };
}

/** The payment of an order, without locking it; null for an order that is not the platform's. */
export function orderedPayment(deps: PaymentDeps, exchangeOrderNo: string): Promise<OrderedPayment | null> {
  return deps.work.query(bankScope, (ctx) => findOrdered(ctx.reader, exchangeOrderNo));
}

/** Where the payer's browser goes after the bank. */
export function returnPathOf(deps: PaymentDeps, payment: OrderedPayment): string {
  return purposeHandler(deps, payment.purpose).returnPath(payment.refNumber);
}

/** Stores and applies in one transaction; an answer that cannot be applied is stored all the same. */
async function storeAndApply(
  deps: PaymentDeps,
  payment: OrderedPayment,
  { event, requestId }: Confirmation,
  message: StoredMessage,
): Promise<void> {
  const scope: Scope = { actor: bankActor, dateShiftDays: payment.dateShiftDays, requestId };
  await deps.work.command(scope, async (ctx) => {
    ctx.onRejection((again) => insertMessage(again.tx, { ...message, at: again.now }));
    // In this order: the message refers to the payment, and a share of its row before the lock of it is a deadlock.
    await settleAll([
      applyAnswer(ctx, deps, payment.intentId, event),
      insertMessage(ctx.tx, { ...message, at: ctx.now }),
    ]);
  });
}

const bankScope: Scope = { actor: bankActor, dateShiftDays: 0, requestId: null };
