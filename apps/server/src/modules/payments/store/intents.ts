import type { Insertable, Selectable, Updateable } from 'kysely';
import type { Channel, ReasonGroup } from '../../../gateways/rail/port.ts';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import type { PaymentIntents } from '../../../platform/db/schema.ts';
import { assertOurs } from '../../../platform/errors.ts';
import type { Payment, PaymentPurpose, PaymentState } from '../domain/payment.ts';

export type IntentRow = Selectable<PaymentIntents>;

/** FPX's code for a payment that a company's second person has to approve (rails §1.11). */
const AWAITS_AUTHORISER = '99';

export function paymentOf(row: IntentRow): Payment {
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
  };
}

export async function insertIntent(tx: Tx, intent: Insertable<PaymentIntents>): Promise<void> {
  await tx.db.insertInto('payment_intents').values(intent).execute();
}

/** Locks a payment: the row that causes all that its settlement does. */
export async function lockIntent(tx: Tx, id: string): Promise<IntentRow> {
  const [intent] = await tx.run<IntentRow>(LOCK_INTENT, [id]);
  assertOurs(intent, `payment ${id} exists`);
  return intent;
}

const LOCK_INTENT = {
  name: 'lock_payment_intent',
  text: 'select * from payment_intents where id = $1 for update',
};

/** What settles a payment, in one prepared statement. */
export interface Settlement {
  readonly exchangeOrderNo: string;
  readonly orderNo: string;
  readonly channel: string;
  readonly bankCode: string;
  readonly authCode: string;
  readonly bankReference: string | null;
  readonly payerName: string | null;
  readonly reviewReason: string | null;
  readonly transferId: string;
  readonly at: Date;
}

const SETTLE_INTENT = {
  name: 'settle_payment_intent',
  text: `update payment_intents set state = 'succeeded', failure_reason = null, next_enquiry_at = null,
      exchange_order_no = $2, order_no = $3, channel = $4, bank_code = $5, auth_code = $6, bank_reference = $7,
      payer_name = $8, review_reason = $9, received_transfer_id = $10, settled_at = $11
    where id = $1`,
};

export async function settleIntent(tx: Tx, id: string, settled: Settlement): Promise<void> {
  await tx.run(SETTLE_INTENT, [
    id,
    settled.exchangeOrderNo,
    settled.orderNo,
    settled.channel,
    settled.bankCode,
    settled.authCode,
    settled.bankReference,
    settled.payerName,
    settled.reviewReason,
    settled.transferId,
    settled.at,
  ]);
}

/** Whose payment an order is, as whoever receives an answer needs it before anything is locked. */
export type OrderedPayment = Pick<IntentRow, 'id' | 'ref_number' | 'purpose' | 'date_shift_days'>;

const FIND_ORDERED = {
  name: 'ordered_payment',
  text: `select i.id, i.ref_number, i.purpose, i.date_shift_days from payment_orders o
    join payment_intents i on i.id = o.intent_id where o.exchange_order_no = $1`,
};

export async function findOrdered(reader: Reader, exchangeOrderNo: string): Promise<OrderedPayment | null> {
  const [found] = await reader.run<OrderedPayment>(FIND_ORDERED, [exchangeOrderNo]);
  return found ?? null;
}

export async function changeIntent(tx: Tx, id: string, change: Updateable<PaymentIntents>): Promise<void> {
  await tx.db.updateTable('payment_intents').set(change).where('id', '=', id).execute();
}

export async function findIntents(reader: Reader, ids: readonly string[]): Promise<IntentRow[]> {
  if (ids.length === 0) {
    return [];
  }
  return reader.db
    .selectFrom('payment_intents')
    .selectAll()
    .where('id', 'in', [...ids])
    .execute();
}

/** The payment that a page's token opens. */
export async function findByPageToken(reader: Reader, tokenHash: Buffer): Promise<IntentRow | null> {
  const row = await reader.db
    .selectFrom('payment_intents')
    .selectAll()
    .where('page_token_hash', '=', tokenHash)
    .executeTakeFirst();
  return row ?? null;
}
