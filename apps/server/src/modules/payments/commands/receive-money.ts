import { type Day, malaysiaDay } from '@titian/finance/calendar';
import { senToText } from '@titian/finance/sen';
import type { VerifiedEvent } from '../../../gateways/rail/port.ts';
import { type AuditEntry, recordAudit } from '../../../platform/audit.ts';
import { later } from '../../../platform/clock.ts';
import type { Ctx } from '../../../platform/context.ts';
import { newId } from '../../../platform/ids.ts';
import { settleAll } from '../../../platform/settle-all.ts';
import { noAccounts, platformAccount, postNewTransfers, type Transfer } from '../../ledger/public.ts';
import type { Effect } from '../domain/decide-answer.ts';
import { paidAt } from '../domain/paid-at.ts';
import type { Payment, SettledPayment } from '../domain/payment.ts';
import { type PaymentDeps, purposeHandler } from '../domain/payment-deps.ts';
import { type PaymentIntent, paymentOf, type SentOrder } from '../domain/payment-intent.ts';
import { changeIntent, type Settlement, settleIntents } from '../store/intents.ts';
import { settleOrders } from '../store/orders.ts';
import { holdReceipt } from './hold-receipt.ts';

/** A verified answer with the rows it is about, both read under the payment's lock. */
export interface Answered {
  readonly intent: PaymentIntent;
  readonly order: SentOrder;
  readonly event: VerifiedEvent;
}

/** As much of it as approved money needs. */
export interface Approved {
  readonly intent: Payment;
  readonly order: SentOrder;
  readonly event: VerifiedEvent;
}

type Receipt = Extract<Effect, { kind: 'credit' | 'hold' }>;

/**
 * Books approved money into `receipts_clearing` and passes it to the payment's purpose, or holds it there. The
 * amount the bank approved counts, also where it contradicts the order.
 */
export async function receiveMoney(
  ctx: Ctx,
  deps: PaymentDeps,
  answered: Answered,
  receipt: Receipt,
): Promise<void> {
  const { intent } = answered;
  const transferId = newId();
  const settlement = settlementOf(answered, transferId, receipt.reviewReason ?? intent.reviewReason);
  // Writes that need nothing of each other travel together.
  const booked = [
    postNewTransfers(ctx, noAccounts, [receiptOf(answered, transferId)]),
    settleOrders(ctx.tx, [settlement], ctx.now),
    recordAudit(ctx, receivedEntry(answered, receipt)),
  ];
  if (intent.state === 'succeeded') {
    await settleAll([...booked, recordDuplicate(ctx, answered, receipt, transferId)]);
    return;
  }
  await settleAll([
    ...booked,
    settleIntents(ctx.tx, [settlement], ctx.now),
    handOver(ctx, deps, receipt, settledPayment(ctx, answered, settlement)),
  ]);
}

/** Another order of the payment was paid before: the duplicate is held until operators decide. */
async function recordDuplicate(
  ctx: Ctx,
  { intent, event }: Answered,
  receipt: Receipt,
  transferId: string,
): Promise<void> {
  const { payerName, amountSen } = event;
  await settleAll([
    changeIntent(ctx.tx, intent.intentId, { review_reason: receipt.reviewReason }),
    holdReceipt(ctx, { ...paymentOf(intent), payerName, transferId, amountSen, reason: 'paid_twice' }),
  ]);
  ctx.log.warn({ paymentId: intent.intentId }, 'a payment was paid twice');
}

/** What is stored of a payment and its order when approved money has come by this transfer. */
export function settlementOf(
  { intent, order, event }: Approved,
  transferId: string,
  reviewReason: string | null,
): Settlement {
  return {
    intentId: intent.intentId,
    exchangeOrderNo: order.exchangeOrderNo,
    orderNo: order.orderNo,
    channel: order.channel,
    bankCode: order.bankCode,
    authCode: event.debitAuthCode,
    bankReference: event.bankReference,
    payerName: event.payerName,
    receivedSen: event.amountSen,
    reviewReason,
    transferId,
  };
}

/** The bank has the money of a payment. */
export function receiptOf({ intent, event }: Approved, id: string): Transfer {
  return {
    id,
    debitAccountId: platformAccount('trust_bank'),
    creditAccountId: platformAccount('receipts_clearing'),
    amountSen: event.amountSen,
    kind: 'payment_received',
    referenceId: intent.intentId,
    noteId: null,
  };
}

/** The payment as its purpose sees it from now on. */
export function settledPayment(
  ctx: Ctx,
  { intent, order, event }: Approved,
  { reviewReason, transferId }: { readonly reviewReason: string | null; readonly transferId: string },
): SettledPayment {
  return {
    ...paymentOf(intent),
    state: 'succeeded',
    failureReason: null,
    reviewReason,
    channel: order.channel,
    bankCode: order.bankCode,
    payerName: event.payerName,
    awaitsAuthoriser: false,
    settledAt: ctx.now,
    paidOn: paidOn(ctx, { intent, order, event }),
    receivedSen: event.amountSen,
    receivedTransferId: transferId,
  };
}

/** Where the business date is moved, the bank's time moves with it. */
function paidOn(ctx: Ctx, { intent, order, event }: Approved): Day {
  const { awaitsAuthoriser: wasWaiting } = intent;
  const paid = paidAt({ bankTime: event.bankTime, madeAt: order.madeAt, now: ctx.now, wasWaiting });
  return malaysiaDay(later(ctx.businessNow, paid.getTime() - ctx.now.getTime()));
}

async function handOver(
  ctx: Ctx,
  deps: PaymentDeps,
  receipt: Receipt,
  payment: SettledPayment,
): Promise<void> {
  const handler = purposeHandler(deps, payment.purpose);
  if (receipt.kind === 'credit') {
    await handler.onSucceeded(ctx, payment);
  } else {
    ctx.log.warn({ paymentId: payment.intentId, reviewReason: payment.reviewReason }, 'a payment is held');
    await handler.onHeld(ctx, payment);
  }
}

/** What the log says of approved money. */
export function receivedEntry({ intent, order, event }: Approved, receipt: Receipt): AuditEntry {
  return {
    action: receipt.kind === 'credit' ? 'payment.succeeded' : 'payment.held',
    subjectKind: 'payment',
    subjectId: intent.intentId,
    after: {
      order_no: order.exchangeOrderNo,
      received: senToText(event.amountSen),
      review_reason: receipt.reviewReason,
    },
  };
}
