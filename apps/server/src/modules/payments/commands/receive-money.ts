import { senToText } from '@titian/finance/sen';
import type { VerifiedEvent } from '../../../gateways/rail/port.ts';
import { recordAudit } from '../../../platform/audit.ts';
import type { Ctx } from '../../../platform/context.ts';
import { newId } from '../../../platform/ids.ts';
import { noAccounts, platformAccount, postTransfers } from '../../ledger/public.ts';
import type { Effect } from '../domain/decide-answer.ts';
import { type PaymentParts, purposeHandler } from '../domain/parts.ts';
import type { SettledPayment } from '../domain/payment.ts';
import { changeIntent, type IntentRow, paymentOf } from '../store/intents.ts';
import { changeOrder, type OrderRow } from '../store/orders.ts';

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
  await postTransfers(ctx, noAccounts, [
    {
      id: transferId,
      debitAccountId: platformAccount('trust_bank'),
      creditAccountId: platformAccount('payments_received'),
      amountSen: event.amountSen,
      kind: 'payment_received',
      referenceId: intent.id,
      noteId: null,
    },
  ]);
  const answer = {
    auth_code: event.debitAuthCode,
    bank_reference: event.bankReference,
    payer_name: event.payerName,
    settled_at: ctx.now,
  };
  const received = { ...answer, state: 'succeeded', received_transfer_id: transferId };
  await changeOrder(ctx.tx, order.exchange_order_no, { ...received, received_sen: event.amountSen });
  await audit(ctx, answered, receipt);
  if (intent.state === 'succeeded') {
    await changeIntent(ctx.tx, intent.id, { review_reason: receipt.reviewReason });
    ctx.log.warn({ paymentId: intent.id }, 'a payment was paid twice');
    return;
  }
  const change = {
    ...received,
    channel: order.channel,
    bank_code: order.bank_code,
    exchange_order_no: order.exchange_order_no,
    order_no: order.order_no,
    failure_reason: null,
    review_reason: receipt.reviewReason ?? intent.review_reason,
    next_enquiry_at: null,
  };
  await changeIntent(ctx.tx, intent.id, change);
  const payment = paymentOf({ ...intent, ...change });
  await handOver(ctx, parts, receipt, {
    ...payment,
    state: 'succeeded',
    settledAt: ctx.now,
    receivedSen: event.amountSen,
  });
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
