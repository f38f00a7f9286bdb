import type { Selectable } from 'kysely';
import type { Reader } from '../../../platform/db/database.ts';
import type { PaymentIntents, Payouts } from '../../../platform/db/schema.ts';
import type { Payout } from '../domain/payout.ts';
import { payoutOf } from './payouts.ts';
import { type FoundPayment, foundPayment } from './search.ts';

const PAYMENTS = {
  name: 'payments_of_customer',
  text: `select * from payment_intents where user_id = $1 and ($2::uuid is null or id < $2)
    order by id desc limit $3`,
};

/** A customer's payments in, newest first. */
export async function listPaymentsOf(
  reader: Reader,
  userId: string,
  beforeId: string | null,
  limit: number,
): Promise<FoundPayment[]> {
  const rows = await reader.run<Selectable<PaymentIntents>>(PAYMENTS, [userId, beforeId, limit]);
  return rows.map(foundPayment);
}

const PAYOUTS = {
  name: 'payouts_of_customer',
  text: 'select * from payouts where user_id = $1 and ($2::uuid is null or id < $2) order by id desc limit $3',
};

/** What was paid out to a customer, newest first. */
export async function listPayoutsOf(
  reader: Reader,
  userId: string,
  beforeId: string | null,
  limit: number,
): Promise<Payout[]> {
  const rows = await reader.run<Selectable<Payouts>>(PAYOUTS, [userId, beforeId, limit]);
  return rows.map(payoutOf);
}
