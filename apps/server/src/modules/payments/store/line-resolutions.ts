import type { Tx } from '../../../platform/db/database.ts';
import type { BankAccount } from '../domain/bank-account.ts';

/** Says that a person has explained a line that no transfer shows. */
export async function explainLine(tx: Tx, bankReference: string): Promise<void> {
  await tx.db
    .updateTable('bank_statement_lines')
    .set({ difference_state: 'explained' })
    .where('bank_reference', '=', bankReference)
    .where('difference_state', '=', 'open')
    .execute();
}

const MATCH = {
  name: 'match_line_by_hand',
  text: `update bank_statement_lines l
    set difference_state = 'matched', matched_kind = 'transfer', matched_id = m.transfer_id
    from bank_movements m
    where l.bank_reference = $1 and l.account = $2 and l.difference_state = 'open'
      and m.transfer_id = $3 and m.account = $4 and m.settled_on is null and m.amount_sen = l.amount_sen
    returning l.line_no`,
};

/** Explains a line by a transfer that waits for its line; false where they do not fit. */
export async function matchLineToMovement(
  tx: Tx,
  account: BankAccount,
  bankReference: string,
  transferId: string,
): Promise<boolean> {
  const rows = await tx.run(MATCH, [bankReference, account.accountNo, transferId, account.kind]);
  return rows.length === 1;
}
