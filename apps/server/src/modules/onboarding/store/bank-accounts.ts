import type { Reader, Tx } from '../../../platform/db/database.ts';
import { oneOf } from '../../../platform/db/one-of.ts';
import type { FieldPlace, SealedField } from '../../../platform/keys/sealed-columns.ts';
import type { BankAccount } from '../domain/bank-account.ts';

type StoredAccount = Omit<BankAccount, 'bankName'>;

const columns = ['id', 'bic', 'number_last4', 'holder_name', 'usable_from'] as const;

/** The account that a customer is paid to now, or null. */
export async function findCurrent(reader: Reader, userId: string): Promise<StoredAccount | null> {
  const row = await reader.db
    .selectFrom('bank_accounts')
    .select(columns)
    .where('user_id', '=', userId)
    .where('replaced_at', 'is', null)
    .executeTakeFirst();
  return row === undefined ? null : accountOf(row);
}

/** Accounts by id, also those that were replaced. */
export async function findAccounts(reader: Reader, ids: readonly string[]): Promise<StoredAccount[]> {
  if (ids.length === 0) {
    return [];
  }
  const rows = await reader.db
    .selectFrom('bank_accounts')
    .select(columns)
    .where('id', '=', oneOf(ids))
    .execute();
  return rows.map(accountOf);
}

function accountOf(row: {
  id: string;
  bic: string;
  number_last4: string;
  holder_name: string;
  usable_from: Date;
}): StoredAccount {
  return {
    id: row.id,
    bic: row.bic,
    last4: row.number_last4,
    holderName: row.holder_name,
    usableFrom: row.usable_from,
  };
}

/** Where the number of a bank account stands. */
export function numberPlace(bankAccountId: string): FieldPlace {
  return { table: 'bank_accounts', column: 'number_enc', row: bankAccountId };
}

/** The encrypted number of an account, also of one that was replaced. */
export async function findNumber(reader: Reader, bankAccountId: string): Promise<SealedField | null> {
  const row = await reader.db
    .selectFrom('bank_accounts')
    .select('number_enc')
    .where('id', '=', bankAccountId)
    .executeTakeFirst();
  return row === undefined ? null : { ...numberPlace(bankAccountId), bytes: row.number_enc };
}

export interface NewBankAccount {
  readonly id: string;
  readonly userId: string;
  readonly bic: string;
  readonly numberEnc: Buffer;
  readonly numberHash: Buffer;
  readonly last4: string;
  readonly holderName: string;
  readonly verifiedBy: 'enquiry' | 'operator';
  readonly usableFrom: Date;
  /** When the bank confirmed the account; null before the enquiry. */
  readonly verifiedAt: Date | null;
}

export async function insertBankAccount(tx: Tx, account: NewBankAccount): Promise<void> {
  await tx.db
    .insertInto('bank_accounts')
    .values({
      id: account.id,
      user_id: account.userId,
      bic: account.bic,
      number_enc: account.numberEnc,
      number_hash: account.numberHash,
      number_last4: account.last4,
      holder_name: account.holderName,
      verified_by: account.verifiedBy,
      usable_from: account.usableFrom,
      verified_at: account.verifiedAt,
    })
    .execute();
}

/** Whether this number is the account that the customer is paid to now. */
export async function hasCurrentNumber(reader: Reader, userId: string, numberHash: Buffer): Promise<boolean> {
  const row = await reader.db
    .selectFrom('bank_accounts')
    .select('id')
    .where('user_id', '=', userId)
    .where('number_hash', '=', numberHash)
    .where('replaced_at', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}

/** Ends the use of the present account; what was paid or queued to it stays as it is. */
export async function replaceCurrent(tx: Tx, userId: string, now: Date): Promise<void> {
  await tx.db
    .updateTable('bank_accounts')
    .set({ replaced_at: now })
    .where('user_id', '=', userId)
    .where('replaced_at', 'is', null)
    .execute();
}

/** The current account where it is not verified at its bank yet, or null. */
export async function findUnverified(
  reader: Reader,
  userId: string,
): Promise<{ readonly id: string; readonly bic: string; readonly numberEnc: SealedField } | null> {
  const row = await reader.db
    .selectFrom('bank_accounts')
    .select(['id', 'bic', 'number_enc'])
    .where('user_id', '=', userId)
    .where('replaced_at', 'is', null)
    .where('verified_at', 'is', null)
    .executeTakeFirst();
  return row === undefined
    ? null
    : { id: row.id, bic: row.bic, numberEnc: { ...numberPlace(row.id), bytes: row.number_enc } };
}

export async function markVerified(tx: Tx, bankAccountId: string, now: Date): Promise<void> {
  await tx.db
    .updateTable('bank_accounts')
    .set({ verified_at: now })
    .where('id', '=', bankAccountId)
    .where('verified_at', 'is', null)
    .execute();
}

/** When an account became its customer's, or null. */
export async function findAccountSince(reader: Reader, bankAccountId: string): Promise<Date | null> {
  const row = await reader.db
    .selectFrom('bank_accounts')
    .select('created_at')
    .where('id', '=', bankAccountId)
    .executeTakeFirst();
  return row?.created_at ?? null;
}
