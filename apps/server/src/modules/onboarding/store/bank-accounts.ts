import type { Reader } from '../../../platform/db/database.ts';
import type { BankAccount } from '../domain/bank-account.ts';

/** The account that a customer is paid to now, or null. */
export async function findCurrent(
  reader: Reader,
  userId: string,
): Promise<Omit<BankAccount, 'bankName'> | null> {
  const row = await reader.db
    .selectFrom('bank_accounts')
    .select(['id', 'bic', 'number_last4', 'holder_name', 'usable_from'])
    .where('user_id', '=', userId)
    .where('replaced_at', 'is', null)
    .executeTakeFirst();
  return row === undefined
    ? null
    : {
        id: row.id,
        bic: row.bic,
        last4: row.number_last4,
        holderName: row.holder_name,
        usableFrom: row.usable_from,
      };
}

/** The encrypted number of an account, also of one that was replaced. */
export async function findNumber(reader: Reader, bankAccountId: string): Promise<Buffer | null> {
  const row = await reader.db
    .selectFrom('bank_accounts')
    .select('number_enc')
    .where('id', '=', bankAccountId)
    .executeTakeFirst();
  return row?.number_enc ?? null;
}
