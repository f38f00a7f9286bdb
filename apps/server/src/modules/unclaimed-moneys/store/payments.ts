import type { Day } from '@titian/finance/calendar';
import type { Sen } from '@titian/finance/sen';
import type { Insertable, Selectable, Updateable } from 'kysely';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import type { UnclaimedPayments } from '../../../platform/db/schema.ts';
import { invariant } from '../../../platform/errors.ts';

/** Unclaimed cash that two operators let leave for the Registrar (CMP-11). */
export interface UnclaimedPayment {
  readonly id: string;
  readonly customerId: string;
  readonly amountSen: Sen;
  readonly unclaimedOn: Day;
  readonly returnYear: number;
  readonly state: string;
  readonly paidOn: Day | null;
  readonly payoutId: string;
}

export async function insertPayment(tx: Tx, row: Insertable<UnclaimedPayments>): Promise<void> {
  await tx.db.insertInto('unclaimed_payments').values(row).execute();
}

export async function changePayment(
  tx: Tx,
  id: string,
  change: Updateable<UnclaimedPayments>,
): Promise<void> {
  await tx.db.updateTable('unclaimed_payments').set(change).where('id', '=', id).execute();
}

/** A payment by id; null where there is none. */
export async function findPayment(reader: Reader, id: string): Promise<UnclaimedPayment | null> {
  const row = await reader.db
    .selectFrom('unclaimed_payments')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
  return row === undefined ? null : paymentOf(row);
}

/** Locks a payment for a change of its state. */
export async function lockPayment(tx: Tx, id: string): Promise<UnclaimedPayment> {
  const row = await tx.db
    .selectFrom('unclaimed_payments')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  invariant(row, `payment ${id} of unclaimed money exists`);
  return paymentOf(row);
}

/** Whether a payment of a customer for the return of a year is under way or made. */
export async function isPaidForYear(reader: Reader, customerId: string, year: number): Promise<boolean> {
  const row = await reader.db
    .selectFrom('unclaimed_payments')
    .select('id')
    .where('customer_id', '=', customerId)
    .where('return_year', '=', year)
    .where('state', '<>', 'returned')
    .executeTakeFirst();
  return row !== undefined;
}

/** Every payment of a customer's unclaimed cash, oldest first. */
export async function listPaymentsOf(reader: Reader, customerId: string): Promise<UnclaimedPayment[]> {
  const rows = await reader.db
    .selectFrom('unclaimed_payments')
    .selectAll()
    .where('customer_id', '=', customerId)
    .orderBy('id')
    .execute();
  return rows.map(paymentOf);
}

function paymentOf(row: Selectable<UnclaimedPayments>): UnclaimedPayment {
  return {
    id: row.id,
    customerId: row.customer_id,
    amountSen: row.amount_sen,
    unclaimedOn: row.unclaimed_on,
    returnYear: row.return_year,
    state: row.state,
    paidOn: row.paid_on,
    payoutId: row.payout_id,
  };
}
