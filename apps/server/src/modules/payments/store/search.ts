import type { Day } from '@titian/finance/calendar';
import type { Sen } from '@titian/finance/sen';
import type { Selectable } from 'kysely';
import type { Reader } from '../../../platform/db/database.ts';
import { oneOf } from '../../../platform/db/one-of.ts';
import type { PaymentIntents, Payouts } from '../../../platform/db/schema.ts';
import type { Payout } from '../domain/payout.ts';
import { payoutOf } from './payouts.ts';

/** A payment with all that banks and statements call it by. */
export interface FoundPayment {
  readonly id: string;
  readonly purpose: string;
  readonly state: string;
  readonly amountSen: Sen;
  readonly userId: string;
  readonly payerName: string | null;
  readonly businessDate: Day;
  readonly createdAt: Date;
  /** Ours, the order's, FPX's and the bank's, those that it has. */
  readonly references: readonly string[];
}

const PAYMENTS_BY_REFERENCE = {
  name: 'payments_by_reference',
  text: `select * from payment_intents where ref_number = any($1) or order_no = any($1)
    or exchange_order_no = any($1) or bank_reference = any($1) order by id desc limit $2`,
};

/** Payments that one of these texts names: our reference, order, FPX's number or the bank's reference, newest first. */
export async function findPaymentsByReference(
  reader: Reader,
  references: readonly string[],
  limit: number,
): Promise<FoundPayment[]> {
  const rows = await reader.run<Selectable<PaymentIntents>>(PAYMENTS_BY_REFERENCE, [references, limit]);
  return rows.map(foundPayment);
}

const PAYMENTS_BY_AMOUNT = {
  name: 'payments_by_amount',
  text: 'select * from payment_intents where amount_sen = $1 order by id desc limit $2',
};

/** Payments of an amount, newest first. */
export async function findPaymentsByAmount(
  reader: Reader,
  amountSen: Sen,
  limit: number,
): Promise<FoundPayment[]> {
  const rows = await reader.run<Selectable<PaymentIntents>>(PAYMENTS_BY_AMOUNT, [amountSen, limit]);
  return rows.map(foundPayment);
}

/** A row as the domain type. */
export function foundPayment(row: Selectable<PaymentIntents>): FoundPayment {
  const names = [row.ref_number, row.order_no, row.exchange_order_no, row.bank_reference];
  return {
    id: row.id,
    purpose: row.purpose,
    state: row.state,
    amountSen: row.amount_sen,
    userId: row.user_id,
    payerName: row.payer_name,
    businessDate: row.business_date,
    createdAt: row.created_at,
    references: [...new Set(names.filter((one) => one !== null))],
  };
}

const PAYOUTS_FOUND = {
  name: 'payouts_found',
  text: `select * from payouts where end_to_end_id = any($1) or payee_number_hash = any($2)
    order by id desc limit $3`,
};

/** Payouts by their EndToEndId, or to one of these bank accounts, newest first. */
export async function findPayoutsByReference(
  reader: Reader,
  by: { readonly references: readonly string[]; readonly accountHashes: readonly Buffer[] },
  limit: number,
): Promise<Payout[]> {
  const rows = await reader.run<Selectable<Payouts>>(PAYOUTS_FOUND, [by.references, by.accountHashes, limit]);
  return rows.map(payoutOf);
}

const PAYOUTS_BY_AMOUNT = {
  name: 'payouts_by_amount',
  text: 'select * from payouts where amount_sen = $1 order by id desc limit $2',
};

/** Payouts of an amount, newest first. */
export async function findPayoutsByAmount(reader: Reader, amountSen: Sen, limit: number): Promise<Payout[]> {
  const rows = await reader.run<Selectable<Payouts>>(PAYOUTS_BY_AMOUNT, [amountSen, limit]);
  return rows.map(payoutOf);
}

/** Some payouts by id, in no order; unknown ids are left out. */
export async function findPayoutsById(reader: Reader, ids: readonly string[]): Promise<Payout[]> {
  const rows = await reader.db.selectFrom('payouts').selectAll().where('id', '=', oneOf(ids)).execute();
  return rows.map(payoutOf);
}
