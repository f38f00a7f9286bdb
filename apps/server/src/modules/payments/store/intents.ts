import type { Insertable, Selectable, Updateable } from 'kysely';
import type { Channel, ReasonGroup } from '../../../gateways/rail/port.ts';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import { oneOf } from '../../../platform/db/one-of.ts';
import type { PaymentIntents } from '../../../platform/db/schema.ts';
import { invariant } from '../../../platform/errors.ts';
import type { Payment, PaymentState } from '../domain/payment.ts';
import type { OrderedPayment, PaymentIntent } from '../domain/payment-intent.ts';
import type { PaymentPurpose } from '../domain/payment-purpose.ts';
import { readTerms } from '../domain/rail-terms.ts';
import type { OrderSettlement } from './orders.ts';

type IntentRow = Selectable<PaymentIntents>;

/** FPX's code for a payment that a company's second person has to approve (FPX-21). */
const AWAITS_AUTHORISER = '99';

/** The columns that say what a payment is and how it stands. */
export type PaymentColumns = Pick<
  IntentRow,
  | 'id'
  | 'ref_number'
  | 'purpose'
  | 'purpose_id'
  | 'user_id'
  | 'amount_sen'
  | 'state'
  | 'failure_reason'
  | 'review_reason'
  | 'channel'
  | 'bank_code'
  | 'payer_name'
  | 'settled_at'
  | 'auth_code'
  | 'received_transfer_id'
>;

export function decodePayment(row: PaymentColumns): Payment {
  return {
    intentId: row.id,
    refNumber: row.ref_number,
    purpose: row.purpose as PaymentPurpose,
    purposeId: row.purpose_id,
    userId: row.user_id,
    amountSen: row.amount_sen,
    state: row.state as PaymentState,
    failureReason: row.failure_reason as ReasonGroup | null,
    reviewReason: row.review_reason,
    channel: row.channel as Channel | null,
    bankCode: row.bank_code,
    payerName: row.payer_name,
    settledAt: row.settled_at,
    awaitsAuthoriser: row.state === 'pending' && row.auth_code === AWAITS_AUTHORISER,
    receivedTransferId: row.received_transfer_id,
  };
}

function intentOf(row: IntentRow): PaymentIntent {
  return {
    ...decodePayment(row),
    merchantProfile: row.merchant_profile,
    dateShiftDays: row.date_shift_days,
    description: row.description,
    payerHint: row.payer_hint,
    railTerms: readTerms(row.rail_terms),
    exchangeOrderNo: row.exchange_order_no,
    pageExpiresAt: row.page_expires_at,
    enquiries: row.enquiries,
  };
}

export async function insertIntent(tx: Tx, intent: Insertable<PaymentIntents>): Promise<void> {
  await tx.db.insertInto('payment_intents').values(intent).execute();
}

/** Locks a payment: the row that causes all that its settlement does. */
export async function lockIntent(tx: Tx, id: string): Promise<PaymentIntent> {
  const [intent] = await tx.run<IntentRow>(LOCK_INTENT, [id]);
  invariant(intent, `payment ${id} exists`);
  return intentOf(intent);
}

const LOCK_INTENT = {
  name: 'lock_payment_intent',
  text: 'select * from payment_intents where id = $1 for update',
};

/** What settles a payment, by the order that succeeded. */
export interface Settlement extends OrderSettlement {
  readonly intentId: string;
  readonly orderNo: string;
  readonly channel: string;
  readonly bankCode: string;
  readonly reviewReason: string | null;
}

const SETTLE_INTENTS = {
  name: 'settle_payment_intents',
  text: `update payment_intents set state = 'succeeded', failure_reason = null, next_enquiry_at = null,
      exchange_order_no = row.exchange_order_no, order_no = row.order_no, channel = row.channel,
      bank_code = row.bank_code, auth_code = row.auth_code, bank_reference = row.bank_reference,
      payer_name = row.payer_name, review_reason = row.review_reason, received_transfer_id = row.transfer_id,
      settled_at = $11
    from unnest($1::uuid[], $2::text[], $3::text[], $4::text[], $5::text[], $6::text[], $7::text[], $8::text[],
        $9::text[], $10::uuid[])
      as row (id, exchange_order_no, order_no, channel, bank_code, auth_code, bank_reference, payer_name,
        review_reason, transfer_id)
    where payment_intents.id = row.id`,
};

/** The bank approved these payments, each by the named order. */
export async function settleIntents(tx: Tx, settled: readonly Settlement[], at: Date): Promise<void> {
  await tx.run(SETTLE_INTENTS, [
    settled.map((one) => one.intentId),
    settled.map((one) => one.exchangeOrderNo),
    settled.map((one) => one.orderNo),
    settled.map((one) => one.channel),
    settled.map((one) => one.bankCode),
    settled.map((one) => one.authCode),
    settled.map((one) => one.bankReference),
    settled.map((one) => one.payerName),
    settled.map((one) => one.reviewReason),
    settled.map((one) => one.transferId),
    at,
  ]);
}

const FIND_ORDERED = {
  name: 'ordered_payment',
  text: `select i.id, i.ref_number, i.purpose, i.date_shift_days from payment_orders o
    join payment_intents i on i.id = o.intent_id where o.exchange_order_no = $1`,
};

type OrderedRow = Pick<IntentRow, 'id' | 'ref_number' | 'purpose' | 'date_shift_days'>;

/** The payment of an order, without locking it; null for an order that is not the platform's. */
export async function findOrdered(reader: Reader, exchangeOrderNo: string): Promise<OrderedPayment | null> {
  const [row] = await reader.run<OrderedRow>(FIND_ORDERED, [exchangeOrderNo]);
  return row === undefined
    ? null
    : {
        intentId: row.id,
        refNumber: row.ref_number,
        purpose: row.purpose as PaymentPurpose,
        dateShiftDays: row.date_shift_days,
      };
}

export async function changeIntent(tx: Tx, id: string, change: Updateable<PaymentIntents>): Promise<void> {
  await tx.db.updateTable('payment_intents').set(change).where('id', '=', id).execute();
}

export async function findIntents(reader: Reader, ids: readonly string[]): Promise<PaymentIntent[]> {
  if (ids.length === 0) {
    return [];
  }
  const rows = await reader.db
    .selectFrom('payment_intents')
    .selectAll()
    .where('id', '=', oneOf(ids))
    .execute();
  return rows.map(intentOf);
}

/** The payment that a page's token opens. */
export async function findByPageToken(reader: Reader, tokenHash: Buffer): Promise<PaymentIntent | null> {
  const row = await reader.db
    .selectFrom('payment_intents')
    .selectAll()
    .where('page_token_hash', '=', tokenHash)
    .executeTakeFirst();
  return row === undefined ? null : intentOf(row);
}

/** Whether a payment of a customer is not decided yet. */
export async function hasUndecidedIntent(reader: Reader, userId: string): Promise<boolean> {
  const row = await reader.db
    .selectFrom('payment_intents')
    .select('id')
    .where('user_id', '=', userId)
    .where('state', 'in', ['created', 'pending'])
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
