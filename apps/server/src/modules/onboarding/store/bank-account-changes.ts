import type { Reader, Tx } from '../../../platform/db/database.ts';
import type { FieldPlace, SealedField } from '../../../platform/keys/sealed-columns.ts';
import type { BankAccountChange, ChangeRejection, ChangeState } from '../domain/bank-account-change.ts';
import type { NameCheck } from '../domain/payer-name.ts';

export interface NewBankAccountChange {
  readonly id: string;
  readonly userId: string;
  readonly bic: string;
  readonly numberEnc: Buffer;
  readonly numberHash: Buffer;
  readonly last4: string;
  readonly holderName: string;
  readonly requestedAt: Date;
}

const columns = [
  ...(['id', 'user_id', 'bic', 'number_last4', 'holder_name', 'bank_holder_name'] as const),
  ...(['name_check', 'state', 'refusal', 'version', 'requested_at'] as const),
] as const;

interface Row {
  readonly id: string;
  readonly user_id: string;
  readonly bic: string;
  readonly number_last4: string;
  readonly holder_name: string;
  readonly bank_holder_name: string | null;
  readonly name_check: string | null;
  readonly state: string;
  readonly refusal: string | null;
  readonly version: number;
  readonly requested_at: Date;
}

function changeOf(row: Row): BankAccountChange {
  return {
    id: row.id,
    userId: row.user_id,
    bic: row.bic,
    last4: row.number_last4,
    holderName: row.holder_name,
    bankHolderName: row.bank_holder_name,
    nameCheck: row.name_check as NameCheck | null,
    state: row.state as ChangeState,
    refusal: row.refusal as ChangeRejection | null,
    version: row.version,
    requestedAt: row.requested_at,
  };
}

/** Where the number of a request stands. */
export function changeNumberPlace(id: string): FieldPlace {
  return { table: 'bank_account_changes', column: 'number_enc', row: id };
}

export async function insertChange(tx: Tx, change: NewBankAccountChange): Promise<void> {
  await tx.db
    .insertInto('bank_account_changes')
    .values({
      id: change.id,
      user_id: change.userId,
      bic: change.bic,
      number_enc: change.numberEnc,
      number_hash: change.numberHash,
      number_last4: change.last4,
      holder_name: change.holderName,
      requested_at: change.requestedAt,
    })
    .execute();
}

/** Ends a customer's open request, which a new one replaces; there is at most one. */
export async function replaceOpenChange(tx: Tx, userId: string, now: Date): Promise<void> {
  await tx.db
    .updateTable('bank_account_changes')
    .set((eb) => ({ state: 'replaced', decided_at: now, version: eb('version', '+', 1) }))
    .where('user_id', '=', userId)
    .where('state', 'in', ['enquiring', 'review'])
    .execute();
}

export async function lockChange(tx: Tx, id: string): Promise<BankAccountChange | null> {
  const row = await tx.db
    .selectFrom('bank_account_changes')
    .select(columns)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row === undefined ? null : changeOf(row);
}

export async function findChange(reader: Reader, id: string): Promise<BankAccountChange | null> {
  const row = await reader.db
    .selectFrom('bank_account_changes')
    .select(columns)
    .where('id', '=', id)
    .executeTakeFirst();
  return row === undefined ? null : changeOf(row);
}

export async function findOpenChange(reader: Reader, userId: string): Promise<BankAccountChange | null> {
  const row = await reader.db
    .selectFrom('bank_account_changes')
    .select(columns)
    .where('user_id', '=', userId)
    .where('state', 'in', ['enquiring', 'review'])
    .executeTakeFirst();
  return row === undefined ? null : changeOf(row);
}

/** The encrypted number of a request and its keyed hash. */
export async function findChangeNumber(
  reader: Reader,
  id: string,
): Promise<{ readonly numberEnc: SealedField; readonly numberHash: Buffer }> {
  const row = await reader.db
    .selectFrom('bank_account_changes')
    .select(['number_enc', 'number_hash'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return { numberEnc: { ...changeNumberPlace(id), bytes: row.number_enc }, numberHash: row.number_hash };
}

export interface ChangeOutcome {
  readonly state: ChangeState;
  readonly decidedAt: Date | null;
  readonly nameCheck?: NameCheck | null;
  readonly bankHolderName?: string | null;
  readonly refusal?: ChangeRejection;
  readonly bankAccountId?: string;
  readonly approvalId?: string;
}

export async function settleChange(tx: Tx, id: string, outcome: ChangeOutcome): Promise<void> {
  await tx.db
    .updateTable('bank_account_changes')
    .set((eb) => ({
      state: outcome.state,
      decided_at: outcome.decidedAt,
      version: eb('version', '+', 1),
      ...(outcome.nameCheck === undefined ? {} : { name_check: outcome.nameCheck }),
      ...(outcome.bankHolderName === undefined ? {} : { bank_holder_name: outcome.bankHolderName }),
      ...(outcome.refusal === undefined ? {} : { refusal: outcome.refusal }),
      ...(outcome.bankAccountId === undefined ? {} : { bank_account_id: outcome.bankAccountId }),
      ...(outcome.approvalId === undefined ? {} : { approval_id: outcome.approvalId }),
    }))
    .where('id', '=', id)
    .execute();
}

/** Requests that wait for a person, newest first. @param beforeId of the row before the page, or null */
export async function listReviews(
  reader: Reader,
  { beforeId, limit }: { readonly beforeId: string | null; readonly limit: number },
): Promise<BankAccountChange[]> {
  const rows = await reader.db
    .selectFrom('bank_account_changes')
    .select(columns)
    .where('state', '=', 'review')
    .$if(beforeId !== null, (query) => query.where('id', '<', beforeId ?? ''))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(changeOf);
}

export async function countReviews(reader: Reader): Promise<number> {
  const { waiting } = await reader.db
    .selectFrom('bank_account_changes')
    .select((eb) => eb.fn.countAll<string>().as('waiting'))
    .where('state', '=', 'review')
    .executeTakeFirstOrThrow();
  return Number(waiting);
}
