import type { Selectable, Updateable } from 'kysely';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import { oneOf } from '../../../platform/db/one-of.ts';
import type { Payouts } from '../../../platform/db/schema.ts';
import type { FieldPlace } from '../../../platform/keys/sealed-columns.ts';
import type { Payout, PayoutInput, PayoutPurpose, PayoutState, StoredPayee } from '../domain/payout.ts';

/** An account that is no customer's, with the number encrypted for its payout. */
export interface NewPayee {
  readonly bic: string;
  readonly numberEnc: Buffer;
  readonly numberHash: Buffer;
  readonly last4: string;
}

/** Where the number of a payout's payee stands. */
export function payeeNumberPlace(payoutId: string): FieldPlace {
  return { table: 'payouts', column: 'payee_number_enc', row: payoutId };
}

export type NewPayout = Omit<PayoutInput, 'payee'> & {
  readonly payee: NewPayee | null;
  readonly id: string;
  readonly endToEndId: string;
  readonly attempt: number;
  readonly businessDate: Payouts['business_date'];
};

export async function insertPayout(tx: Tx, payout: NewPayout): Promise<void> {
  await tx.db
    .insertInto('payouts')
    .values({
      id: payout.id,
      end_to_end_id: payout.endToEndId,
      purpose: payout.purpose,
      purpose_id: payout.purposeId,
      attempt: payout.attempt,
      user_id: payout.userId,
      bank_account_id: payout.bankAccountId ?? null,
      payee_bic: payout.payee?.bic ?? null,
      payee_number_enc: payout.payee?.numberEnc ?? null,
      payee_number_hash: payout.payee?.numberHash ?? null,
      payee_last4: payout.payee?.last4 ?? null,
      beneficiary: payout.beneficiary,
      amount_sen: payout.amountSen,
      usable_from: payout.usableFrom,
      business_date: payout.businessDate,
    })
    .execute();
}

/** The number of payouts of a row so far. */
export async function countAttempts(
  reader: Reader,
  purpose: PayoutPurpose,
  purposeId: string,
): Promise<number> {
  const row = await reader.db
    .selectFrom('payouts')
    .select(({ fn }) => fn.max('attempt').as('last'))
    .where('purpose', '=', purpose)
    .where('purpose_id', '=', purposeId)
    .executeTakeFirst();
  return row?.last ?? 0;
}

/** Locks payouts in id order, to avoid deadlocks. */
export async function lockPayouts(tx: Tx, ids: readonly string[]): Promise<Payout[]> {
  const rows = await tx.db
    .selectFrom('payouts')
    .selectAll()
    .where('id', '=', oneOf(ids))
    .orderBy('id')
    .forUpdate()
    .execute();
  return rows.map(payoutOf);
}

/** A customer's payouts that no batch has yet, locked in id order. */
export async function lockQueuedOf(tx: Tx, userId: string): Promise<Payout[]> {
  const rows = await tx.db
    .selectFrom('payouts')
    .selectAll()
    .where('user_id', '=', userId)
    .where('state', '=', 'queued')
    .orderBy('id')
    .forUpdate()
    .execute();
  return rows.map(payoutOf);
}

export async function lockPayout(tx: Tx, id: string): Promise<Payout | null> {
  const [payout] = await lockPayouts(tx, [id]);
  return payout ?? null;
}

/** The payouts of a batch, locked in id order. */
export async function lockBatchPayouts(tx: Tx, batchId: string): Promise<Payout[]> {
  const rows = await tx.db
    .selectFrom('payouts')
    .selectAll()
    .where('batch_id', '=', batchId)
    .orderBy('id')
    .forUpdate()
    .execute();
  return rows.map(payoutOf);
}

export async function listBatchPayouts(reader: Reader, batchId: string): Promise<Payout[]> {
  const rows = await reader.db
    .selectFrom('payouts')
    .selectAll()
    .where('batch_id', '=', batchId)
    .orderBy('id')
    .execute();
  return rows.map(payoutOf);
}

export async function changePayouts(
  tx: Tx,
  ids: readonly string[],
  change: Updateable<Payouts>,
): Promise<void> {
  await tx.db.updateTable('payouts').set(change).where('id', '=', oneOf(ids)).execute();
}

/** A customer's payouts that were released and that the bank has neither paid nor returned, by batch. */
export async function listUnderWay(reader: Reader, userId: string): Promise<Payout[]> {
  const rows = await reader.db
    .selectFrom('payouts')
    .selectAll()
    .where('user_id', '=', userId)
    .where('state', '=', 'in_batch')
    .orderBy('batch_id')
    .orderBy('id')
    .execute();
  return rows.map(payoutOf);
}

/** The payout that a bank's statement or answer names. */
export async function findByEndToEndId(reader: Reader, endToEndId: string): Promise<Payout | null> {
  const row = await reader.db
    .selectFrom('payouts')
    .selectAll()
    .where('end_to_end_id', '=', endToEndId)
    .executeTakeFirst();
  return row === undefined ? null : payoutOf(row);
}

export async function findPayout(reader: Reader, id: string): Promise<Payout | null> {
  const row = await reader.db.selectFrom('payouts').selectAll().where('id', '=', id).executeTakeFirst();
  return row === undefined ? null : payoutOf(row);
}

export async function countQueued(reader: Reader): Promise<number> {
  const row = await reader.db
    .selectFrom('payouts')
    .select(({ fn }) => fn.countAll<bigint>().as('queued'))
    .where('state', '=', 'queued')
    .executeTakeFirstOrThrow();
  return Number(row.queued);
}

/** The latest payout of a row, locked. */
export async function lockLatestPayout(
  tx: Tx,
  purpose: PayoutPurpose,
  purposeId: string,
): Promise<Payout | null> {
  const row = await tx.db
    .selectFrom('payouts')
    .selectAll()
    .where('purpose', '=', purpose)
    .where('purpose_id', '=', purposeId)
    .orderBy('attempt', 'desc')
    .limit(1)
    .forUpdate()
    .executeTakeFirst();
  return row === undefined ? null : payoutOf(row);
}

function payeeOf(row: Selectable<Payouts>): StoredPayee | null {
  const { payee_bic: bic, payee_number_enc: bytes, payee_number_hash: numberHash, payee_last4: last4 } = row;
  return bic === null || bytes === null || last4 === null
    ? null
    : { bic, numberEnc: { ...payeeNumberPlace(row.id), bytes }, numberHash, last4 };
}

export function payoutOf(row: Selectable<Payouts>): Payout {
  return {
    id: row.id,
    endToEndId: row.end_to_end_id,
    purpose: row.purpose as PayoutPurpose,
    purposeId: row.purpose_id,
    attempt: row.attempt,
    userId: row.user_id,
    bankAccountId: row.bank_account_id,
    payee: payeeOf(row),
    beneficiary: row.beneficiary,
    amountSen: row.amount_sen,
    batchId: row.batch_id,
    state: row.state as PayoutState,
    usableFrom: row.usable_from,
    paidTransferId: row.paid_transfer_id,
    settledOn: row.settled_on,
    returnReason: row.return_reason,
    createdAt: row.created_at,
  };
}

/** Whether the bank has neither paid nor returned a payout to a customer. */
export async function hasUnsettledPayout(reader: Reader, userId: string): Promise<boolean> {
  const row = await reader.db
    .selectFrom('payouts')
    .select('id')
    .where('user_id', '=', userId)
    .where('state', 'in', ['queued', 'approved', 'in_batch'])
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
