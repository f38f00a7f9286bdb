import { recordAudit } from '../../../platform/audit.ts';
import type { Ctx, Scope } from '../../../platform/context.ts';
import { newToken, tokenHash } from '../../../platform/field-encryption.ts';
import { newId } from '../../../platform/ids.ts';
import { enqueue } from '../../../platform/jobs.ts';
import { nextEnquiryAt } from '../domain/enquiry-schedule.ts';
import type { CollectionInput, CreatedCollection } from '../domain/payment.ts';
import type { PaymentDeps } from '../domain/payment-deps.ts';
import { storedTerms } from '../domain/rail-terms.ts';
import { newRefNumber } from '../domain/references.ts';
import { findIntents, insertIntent } from '../store/intents.ts';
import { findOrder, insertOrder } from '../store/orders.ts';
import { enquirePayment, isUnsettled } from './enquire-payment.ts';

/**
 * Writes a collection with its one order, so that the request is stored before it is sent to the bank. The enquiries
 * resend it until the bank has answered: an order number is collected once.
 */
export async function createCollection(
  ctx: Ctx,
  deps: PaymentDeps,
  input: CollectionInput,
): Promise<CreatedCollection> {
  const intentId = newId();
  const order = {
    ...{ exchangeOrderNo: deps.rail.newOrderNumber(ctx.now), orderNo: newRefNumber('collection') },
    ...{ channel: input.channel, bankCode: input.bankId, madeAt: ctx.now },
  };
  const enquireAt = nextEnquiryAt('b2c', ctx.now, ctx.now);
  await insertIntent(ctx.tx, {
    ...{ exchange_order_no: order.exchangeOrderNo, order_no: order.orderNo },
    ...{ channel: order.channel, bank_code: order.bankCode },
    id: intentId,
    ref_number: order.orderNo,
    purpose: 'collection',
    purpose_id: input.purposeId,
    user_id: input.userId,
    // It has no payment page: the token is discarded and the page is expired from the start.
    page_token_hash: tokenHash(newToken()),
    page_expires_at: ctx.now,
    payer_hint: input.payerHint,
    description: input.description,
    amount_sen: input.amountSen,
    mandate_id: input.mandateId,
    rail_terms: JSON.stringify(
      storedTerms({ kind: 'collection', mandateNumber: input.mandateNumber, collectOn: ctx.businessDate }),
    ),
    txn_time: ctx.now.toISOString(),
    started_at: ctx.now,
    next_enquiry_at: enquireAt,
    idempotency_key: newId(),
    date_shift_days: ctx.dateShiftDays,
    business_date: ctx.businessDate,
  });
  await insertOrder(ctx.tx, { ...order, intentId, attempt: 1 });
  const options = { key: `enquiry:${order.exchangeOrderNo}`, ...(enquireAt ? { runAt: enquireAt } : {}) };
  await enqueue(ctx, 'payment_enquiry', { order_no: order.exchangeOrderNo }, options);
  await recordAudit(ctx, { action: 'payment.created', subjectKind: 'payment', subjectId: intentId });
  return { intentId, refNumber: order.orderNo };
}

/** Sends a collection that is not settled and applies the answer; silence leaves it to the enquiries. */
export async function submitCollection(deps: PaymentDeps, scope: Scope, intentId: string): Promise<void> {
  const known = await deps.work.query(scope, async (ctx) => {
    const [intent] = await findIntents(ctx.reader, [intentId]);
    const order = intent?.exchangeOrderNo ? await findOrder(ctx.reader, intent.exchangeOrderNo) : null;
    return intent === undefined || order === null || !isUnsettled(order) ? null : { intent, order };
  });
  if (known !== null) {
    await enquirePayment(deps, known, scope.requestId);
  }
}
