import type { Insertable, Selectable, Updateable } from 'kysely';
import type { Channel, ReasonGroup } from '../../../gateways/rail/port.ts';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import type { PaymentIntents } from '../../../platform/db/schema.ts';
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
  return tx.db
    .selectFrom('payment_intents')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();
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
