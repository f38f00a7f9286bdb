import type { Selectable } from 'kysely';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import type { RefundAccounts } from '../../../platform/db/schema.ts';
import { newId } from '../../../platform/ids.ts';
import type { RefundAccount, RefundSource } from '../domain/refund-account.ts';

export interface KeptRefundAccount extends RefundAccount {
  readonly topupId: string;
  readonly isCurrent: boolean;
  readonly isReturned: boolean;
}

/** Every account that top-ups were or are to go back to, oldest first. */
export async function listRefundAccounts(
  reader: Reader,
  topupIds: readonly string[],
): Promise<KeptRefundAccount[]> {
  if (topupIds.length === 0) {
    return [];
  }
  const rows = await reader.db
    .selectFrom('refund_accounts')
    .selectAll()
    .where('topup_id', 'in', [...topupIds])
    .orderBy('id')
    .execute();
  return rows.map(accountOf);
}

/** Keeps an account as the one that a top-up goes back to; an earlier one ends. */
export async function setRefundAccount(
  tx: Tx,
  topupId: string,
  account: RefundAccount,
  proven: { readonly by: string | null; readonly at: Date },
): Promise<void> {
  await endRefundAccount(tx, topupId, { at: proven.at, returnedReason: null });
  await tx.db
    .insertInto('refund_accounts')
    .values({
      id: newId(),
      topup_id: topupId,
      source: account.source,
      bic: account.bic,
      number_enc: account.numberEnc,
      number_hash: account.numberHash,
      number_last4: account.last4,
      holder_name: account.holderName,
      name_check: account.nameCheck,
      proven_by: proven.by,
      proven_at: proven.at,
    })
    .execute();
}

/** Ends the use of a top-up's account; with a reason where the bank sent the money back. */
export async function endRefundAccount(
  tx: Tx,
  topupId: string,
  end: { readonly at: Date; readonly returnedReason: string | null },
): Promise<void> {
  await tx.db
    .updateTable('refund_accounts')
    .set({ replaced_at: end.at, returned_reason: end.returnedReason })
    .where('topup_id', '=', topupId)
    .where('replaced_at', 'is', null)
    .execute();
}

function accountOf(row: Selectable<RefundAccounts>): KeptRefundAccount {
  return {
    topupId: row.topup_id,
    source: row.source as RefundSource,
    bic: row.bic,
    numberEnc: row.number_enc,
    numberHash: row.number_hash,
    last4: row.number_last4,
    holderName: row.holder_name,
    nameCheck: row.name_check as RefundAccount['nameCheck'],
    isCurrent: row.replaced_at === null,
    isReturned: row.returned_reason !== null,
  };
}
