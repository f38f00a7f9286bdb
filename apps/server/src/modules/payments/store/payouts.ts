import type { Selectable } from 'kysely';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import type { Payouts } from '../../../platform/db/schema.ts';
import type { Payout, PayoutInput, PayoutPurpose, PayoutState } from '../domain/payout.ts';

export interface NewPayout extends PayoutInput {
  readonly id: string;
  readonly endToEndId: string;
  readonly attempt: number;
  readonly businessDate: Payouts['business_date'];
}

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
      bank_account_id: payout.bankAccountId,
      beneficiary: payout.beneficiary,
      amount_sen: payout.amountSen,
      usable_from: payout.usableFrom,
      business_date: payout.businessDate,
    })
    .execute();
}

/** How many payouts a row has asked for so far. */
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

export function payoutOf(row: Selectable<Payouts>): Payout {
  return {
    id: row.id,
    endToEndId: row.end_to_end_id,
    purpose: row.purpose as PayoutPurpose,
    purposeId: row.purpose_id,
    attempt: row.attempt,
    userId: row.user_id,
    bankAccountId: row.bank_account_id,
    beneficiary: row.beneficiary,
    amountSen: row.amount_sen,
    batchId: row.batch_id,
    state: row.state as PayoutState,
    settledOn: row.settled_on,
    createdAt: row.created_at,
  };
}
