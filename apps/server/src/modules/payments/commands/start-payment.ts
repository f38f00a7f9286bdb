import { message } from '@titian/contracts/messages/message';
import {
  type BankList,
  type Channel,
  OrderRejected,
  type PaymentStart,
} from '../../../gateways/rail/port.ts';
import type { Ctx } from '../../../platform/context.ts';
import { AppError, fieldError } from '../../../platform/errors.ts';
import { enqueue } from '../../../platform/jobs.ts';
import { nextEnquiryAt } from '../domain/enquiry-schedule.ts';
import { orderOf, type RailOrder } from '../domain/order-of.ts';
import { type PaymentDeps, purposeHandler } from '../domain/payment-deps.ts';
import { type PaymentIntent, paymentOf, type SentOrder } from '../domain/payment-intent.ts';
import { limitedAmount } from '../domain/rail-terms.ts';
import { orderNumberOf } from '../domain/references.ts';
import { changeIntent, lockIntent } from '../store/intents.ts';
import { insertMessage } from '../store/messages.ts';
import { countOrders, insertOrder } from '../store/orders.ts';

const MAX_ORDERS = 20;
const OTHER_BANK = message('bank_not_listed');

export interface StartInput {
  readonly intentId: string;
  readonly channel: Channel;
  readonly bankId: string;
  /** The banks of the channel; null where the rail gave no list, and assesses the bank itself. */
  readonly banks: BankList | null;
}

/**
 * Whether a page may still start a payment: its order is undecided, or the last attempt failed (FPX-22). A mandate that
 * was not authorised is over, and its owner requests another.
 */
export function isPayable(
  intent: Pick<PaymentIntent, 'state' | 'pageExpiresAt' | 'purpose'>,
  now: Date,
): boolean {
  const mayRetry = intent.state === 'failed' && intent.purpose !== 'mandate';
  return (intent.state === 'created' || mayRetry) && now < intent.pageExpiresAt;
}

/**
 * Redirects the payer to the bank: the rail's request is stored before the browser leaves. Another attempt is a new
 * order.
 *
 * @throws AppError `payment_closed`; FieldError on channel or bank_id
 */
export async function startPayment(ctx: Ctx, deps: PaymentDeps, input: StartInput): Promise<PaymentStart> {
  const intent = await lockIntent(ctx.tx, input.intentId);
  if (!isPayable(intent, ctx.now)) {
    throw new AppError('payment_closed');
  }
  rejectInvalid(deps, intent, input);
  const attempt = (await countOrders(ctx.tx, intent.intentId)) + 1;
  if (attempt > MAX_ORDERS) {
    throw new AppError('payment_closed');
  }
  const order = {
    ...{ intentId: intent.intentId, attempt, madeAt: ctx.now },
    exchangeOrderNo: deps.rail.newOrderNumber(ctx.now),
    orderNo: orderNumberOf(intent.refNumber, attempt),
    ...{ channel: input.channel, bankCode: input.bankId },
  };
  const start = startAt(deps, orderOf(intent, order));
  await purposeHandler(deps, intent.purpose).onStarted?.(ctx, paymentOf(intent));
  await insertOrder(ctx.tx, order);
  await rememberStart(ctx, intent, order, start);
  return start;
}

function rejectInvalid(
  deps: PaymentDeps,
  intent: PaymentIntent,
  { channel, bankId, banks }: StartInput,
): void {
  const limits = deps.rail.capabilities().channels.find((one) => one.channel === channel);
  if (intent.purpose === 'mandate' && (intent.channel !== channel || intent.bankCode !== bankId)) {
    throw fieldError('bank_id', message('bank_not_as_chosen'));
  }
  const amountSen = limitedAmount(intent);
  if (!limits || amountSen < limits.minSen || amountSen > limits.maxSen) {
    throw fieldError('channel', message('amount_outside_account_limits'));
  }
  const bank = banks?.banks.find((one) => one.id === bankId);
  if (banks !== null && bank === undefined) {
    throw fieldError('bank_id', OTHER_BANK);
  }
  if (bank?.online === false) {
    throw fieldError('bank_id', message('bank_offline', { bank: bank.name }));
  }
}

function startAt(deps: PaymentDeps, order: RailOrder): PaymentStart {
  try {
    return 'terms' in order ? deps.rail.startMandate(order) : deps.rail.startPayment(order);
  } catch (error) {
    throw error instanceof OrderRejected ? fieldError('bank_id', OTHER_BANK) : error;
  }
}

async function rememberStart(
  ctx: Ctx,
  intent: PaymentIntent,
  order: Omit<SentOrder, 'state'>,
  start: PaymentStart,
): Promise<void> {
  const enquireAt = nextEnquiryAt(order.channel, order.madeAt, ctx.now);
  await changeIntent(ctx.tx, intent.intentId, {
    state: 'created',
    failure_reason: null,
    settled_at: null,
    channel: order.channel,
    bank_code: order.bankCode,
    exchange_order_no: order.exchangeOrderNo,
    order_no: order.orderNo,
    txn_time: order.madeAt.toISOString(),
    started_at: order.madeAt,
    next_enquiry_at: enquireAt,
    enquiries: 0,
  });
  await insertMessage(ctx.tx, {
    intentId: intent.intentId,
    direction: 'out',
    kind: intent.purpose === 'mandate' ? 'AD' : 'AR',
    raw: start.kind === 'form-post' ? start.fields : { url: start.url },
    verified: null,
    at: ctx.now,
  });
  const options = { key: `enquiry:${order.exchangeOrderNo}`, ...(enquireAt ? { runAt: enquireAt } : {}) };
  await enqueue(ctx, 'payment_enquiry', { order_no: order.exchangeOrderNo }, options);
}
