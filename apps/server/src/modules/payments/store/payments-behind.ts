import { sql } from 'kysely';
import type { Reader } from '../../../platform/db/database.ts';
import type { PaymentPurpose } from '../domain/payment-purpose.ts';

interface SourcePayment {
  readonly sourceId: string;
  readonly refNumber: string;
  readonly purpose: PaymentPurpose;
}

/** Payments by their own id, by that of a collection that succeeded, and by that of what was held of them. */
export async function listPaymentsBehind(
  reader: Reader,
  sourceIds: readonly string[],
): Promise<SourcePayment[]> {
  const ids = sql`${[...sourceIds]}::uuid[]`;
  const { rows } = await sql<SourcePayment>`
    select id as "sourceId", ref_number as "refNumber", purpose from payment_intents where id = any(${ids})
    union all
    select purpose_id, ref_number, purpose from payment_intents
      where purpose = 'collection' and state = 'succeeded' and purpose_id = any(${ids})
    union all
    select h.id, i.ref_number, i.purpose from held_receipts h
      join payment_intents i on i.id = h.intent_id where h.id = any(${ids})`.execute(reader.db);
  return rows;
}
