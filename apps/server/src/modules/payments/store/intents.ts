import type { Selectable } from 'kysely';
import type { Channel, ReasonGroup } from '../../../gateways/rail/port.ts';
import type { Reader } from '../../../platform/db/database.ts';
import type { PaymentIntents } from '../../../platform/db/schema.ts';
import type { Payment, PaymentPurpose, PaymentState } from '../domain/payment.ts';

export type IntentRow = Selectable<PaymentIntents>;

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
  };
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
