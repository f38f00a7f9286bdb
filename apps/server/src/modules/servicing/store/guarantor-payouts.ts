import type { Insertable } from 'kysely';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import type { GuarantorPayouts } from '../../../platform/db/schema.ts';
import type { GuarantorPayout } from '../domain/guarantor-payout.ts';

/** Every payout to the guarantor of a note, oldest first. */
export async function listGuarantorPayouts(reader: Reader, noteId: string): Promise<GuarantorPayout[]> {
  const rows = await reader.db
    .selectFrom('guarantor_payouts')
    .select(['id', 'note_id', 'amount_sen', 'overpaid_sen', 'state'])
    .where('note_id', '=', noteId)
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    noteId: row.note_id,
    amountSen: row.amount_sen,
    overpaidSen: row.overpaid_sen,
    state: row.state as GuarantorPayout['state'],
  }));
}

export async function insertGuarantorPayout(tx: Tx, row: Insertable<GuarantorPayouts>): Promise<void> {
  await tx.db.insertInto('guarantor_payouts').values(row).execute();
}

/**
 * What the bank did with one of them.
 * @returns the note whose guarantor it goes to; null for an unknown id
 */
export async function changeGuarantorPayout(
  tx: Tx,
  id: string,
  change: Pick<Insertable<GuarantorPayouts>, 'state' | 'paid_on'>,
): Promise<string | null> {
  const row = await tx.db
    .updateTable('guarantor_payouts')
    .set(change)
    .where('id', '=', id)
    .returning('note_id')
    .executeTakeFirst();
  return row?.note_id ?? null;
}
