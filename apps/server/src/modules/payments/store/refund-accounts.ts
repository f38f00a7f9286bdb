import type { Selectable } from 'kysely';
import type { Ctx } from '../../../platform/context.ts';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import type { RefundAccounts } from '../../../platform/db/schema.ts';
import { newId } from '../../../platform/ids.ts';
import type { FieldPlace } from '../../../platform/keys/sealed-columns.ts';
import type { RefundAccount, RefundSource, RefundSubject } from '../domain/refund-account.ts';

export interface StoredRefundAccount extends RefundAccount {
  /** The top-up, receipt, guaranteed note or exception that it was verified for. */
  readonly subjectId: string;
  readonly isCurrent: boolean;
  readonly isReturned: boolean;
}

type Subject = Pick<RefundSubject, 'kind' | 'id'>;

const columnOf = {
  topup: 'topup_id',
  receipt: 'receipt_id',
  guarantor: 'guarantee_note_id',
  reconciliation_exception: 'exception_id',
} as const;

/** Every account that some held money was or is to go back to, oldest first. */
export async function listRefundAccounts(
  reader: Reader,
  subjects: readonly Subject[],
): Promise<StoredRefundAccount[]> {
  if (subjects.length === 0) {
    return [];
  }
  const ids = subjects.map(({ id }) => id);
  const rows = await reader.db
    .selectFrom('refund_accounts')
    .selectAll()
    .where((eb) => eb.or(Object.values(columnOf).map((column) => eb(column, 'in', ids))))
    .orderBy('id')
    .execute();
  return rows.map(accountOf);
}

/** An account with its number in plain text. */
export type NewRefundAccount = Omit<RefundAccount, 'numberEnc'> & { readonly number: string };

function numberPlace(id: string): FieldPlace {
  return { table: 'refund_accounts', column: 'number_enc', row: id };
}

/** Stores the account that a statement names, so that one which the bank rejects is not used a second time. */
export async function storeNamedAccount(ctx: Ctx, subject: Subject, account: RefundAccount): Promise<void> {
  const { numberEnc, ...named } = account;
  const number = ctx.fieldEncryption.open(numberEnc);
  await setRefundAccount(ctx, subject, { ...named, number }, { by: null, at: ctx.now });
}

/** Stores the account that some held money is returned to; an earlier one ends. */
export async function setRefundAccount(
  { tx, fieldEncryption }: Pick<Ctx, 'tx' | 'fieldEncryption'>,
  subject: Subject,
  { number, ...account }: NewRefundAccount,
  verification: { readonly by: string | null; readonly at: Date },
): Promise<void> {
  const id = newId();
  await endRefundAccount(tx, subject, { at: verification.at, returnedReason: null });
  await tx.db
    .insertInto('refund_accounts')
    .values({
      id,
      [columnOf[subject.kind]]: subject.id,
      source: account.source,
      bic: account.bic,
      number_enc: fieldEncryption.seal(number, numberPlace(id)),
      number_hash: account.numberHash,
      number_last4: account.last4,
      holder_name: account.holderName,
      name_check: account.nameCheck,
      evidence: account.evidence,
      verified_by: verification.by,
      verified_at: verification.at,
    })
    .execute();
}

/** Ends the use of an account; with a reason where the bank sent the money back. */
export async function endRefundAccount(
  tx: Tx,
  subject: Subject,
  end: { readonly at: Date; readonly returnedReason: string | null },
): Promise<void> {
  await tx.db
    .updateTable('refund_accounts')
    .set({ replaced_at: end.at, returned_reason: end.returnedReason })
    .where(columnOf[subject.kind], '=', subject.id)
    .where('replaced_at', 'is', null)
    .execute();
}

function accountOf(row: Selectable<RefundAccounts>): StoredRefundAccount {
  return {
    subjectId: row.topup_id ?? row.receipt_id ?? row.guarantee_note_id ?? row.exception_id ?? '',
    source: row.source as RefundSource,
    bic: row.bic,
    numberEnc: { ...numberPlace(row.id), bytes: row.number_enc },
    numberHash: row.number_hash,
    last4: row.number_last4,
    holderName: row.holder_name,
    nameCheck: row.name_check as RefundAccount['nameCheck'],
    evidence: row.evidence,
    isCurrent: row.replaced_at === null,
    isReturned: row.returned_reason !== null,
  };
}
