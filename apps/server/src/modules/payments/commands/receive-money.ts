import { senToText } from '@titian/finance/sen';
import type { Channel, VerifiedEvent } from '../../../gateways/rail/port.ts';
import { recordAudit } from '../../../platform/audit.ts';
import type { Ctx } from '../../../platform/context.ts';
import { newId } from '../../../platform/ids.ts';
import { together } from '../../../platform/together.ts';
import { noAccounts, platformAccount, postNewTransfers, type Transfer } from '../../ledger/public.ts';
import type { Effect } from '../domain/decide-answer.ts';
import { type PaymentParts, purposeHandler } from '../domain/parts.ts';
import type { SettledPayment } from '../domain/payment.ts';
import { changeIntent, type IntentRow, paymentOf, settleIntent } from '../store/intents.ts';
import { type OrderRow, settleOrder } from '../store/orders.ts';

/** A verified answer with the rows it is about, both read under the payment's lock. */
export interface Answered {
  readonly intent: IntentRow;
  readonly order: OrderRow;
  readonly event: VerifiedEvent;
}

type Receipt = Extract<Effect, { kind: 'credit' | 'hold' }>;

/**
 * Takes approved money into `payments_received` and hands it to the payment's purpose, or keeps it there.
 * What the bank approved is what arrived, also where it contradicts the order.
 */
export async function receiveMoney(
  ctx: Ctx,
  parts: PaymentParts,
  answered: Answered,
  receipt: Receipt,
): Promise<void> {
  const { intent, order, event } = answered;
  const transferId = newId();
  const settled = {
    authCode: event.debitAuthCode,
    bankReference: event.bankReference,
    payerName: event.payerName,
    transferId,
    at: ctx.now,
  };
  // Writes that need nothing of each other travel together.
  const booked = [
    postNewTransfers(ctx, noAccounts, [receiptOf(answered, transferId)]),
    settleOrder(ctx.tx, order.exchange_order_no, { ...settled, receivedSen: event.amountSen }),
    audit(ctx, answered, receipt),
  ];
  if (intent.state === 'succeeded') {
    const change = changeIntent(ctx.tx, intent.id, { review_reason: receipt.reviewReason });
    await together([...booked, change]);
    ctx.log.warn({ paymentId: intent.id }, 'a payment was paid twice');
    return;
  }
  const reviewReason = receipt.reviewReason ?? intent.review_reason;
  const { channel, bank_code: bankCode, exchange_order_no: exchangeOrderNo, order_no: orderNo } = order;
  const names = { channel, bankCode, exchangeOrderNo, orderNo };
  await together([
    ...booked,
    settleIntent(ctx.tx, intent.id, { ...settled, ...names, reviewReason }),
    handOver(ctx, parts, receipt, settledPayment(ctx, answered, reviewReason)),
  ]);
}

function receiptOf({ intent, event }: Answered, id: string): Transfer {
  return {
    id,
    debitAccountId: platformAccount('trust_bank'),
    creditAccountId: platformAccount('payments_received'),
    amountSen: event.amountSen,
    kind: 'payment_received',
    referenceId: intent.id,
    noteId: null,
  };
}

/** The payment as its purpose sees it from now on. */
function settledPayment(
  ctx: Ctx,
  { intent, order, event }: Answered,
  reviewReason: string | null,
): SettledPayment {
  return {
    ...paymentOf(intent),
    state: 'succeeded',
    failureReason: null,
    reviewReason,
    channel: order.channel as Channel,
    bankCode: order.bank_code,
    payerName: event.payerName,
    awaitsAuthoriser: false,
    settledAt: ctx.now,
    receivedSen: event.amountSen,
  };
}

async function handOver(
  ctx: Ctx,
  parts: PaymentParts,
  receipt: Receipt,
  payment: SettledPayment,
): Promise<void> {
  const handler = purposeHandler(parts, payment.purpose);
  if (receipt.kind === 'credit') {
    await handler.onSucceeded(ctx, payment);
  } else {
    ctx.log.warn({ paymentId: payment.intentId, reviewReason: payment.reviewReason }, 'a payment is held');
    await handler.onHeld?.(ctx, payment);
  }
}

async function audit(ctx: Ctx, { intent, order, event }: Answered, receipt: Receipt): Promise<void> {
  await recordAudit(ctx, {
    action: receipt.kind === 'credit' ? 'payment.succeeded' : 'payment.held',
    subjectKind: 'payment',
    subjectId: intent.id,
    after: {
      order_no: order.exchange_order_no,
      received: senToText(event.amountSen),
      review_reason: receipt.reviewReason,
    },
  });
}
