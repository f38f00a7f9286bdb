import type { Day } from '@titian/finance/calendar';
import type { Insertable } from 'kysely';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import type { Agreements, Disbursements, JsonValue } from '../../../platform/db/schema.ts';

export async function insertDisbursement(tx: Tx, row: Insertable<Disbursements>): Promise<void> {
  await tx.db.insertInto('disbursements').values(row).execute();
}

/** Locks a disbursement; null for an unknown id. */
export async function lockDisbursement(tx: Tx, id: string) {
  const row = await tx.db
    .selectFrom('disbursements')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row ?? null;
}

/** The day on which the bank paid it; null takes it back, because the bank returned the money. */
export async function setDisbursed(tx: Tx, id: string, on: Day | null): Promise<void> {
  await tx.db.updateTable('disbursements').set({ disbursed_on: on }).where('id', '=', id).execute();
}

/** A further attempt to pay it out. */
export async function replacePayout(tx: Tx, id: string, payoutId: string): Promise<void> {
  await tx.db
    .updateTable('disbursements')
    .set({ payout_id: payoutId, disbursed_on: null })
    .where('id', '=', id)
    .execute();
}

export async function insertAgreement(
  tx: Tx,
  row: Omit<Insertable<Agreements>, 'terms'> & { terms: JsonValue },
): Promise<void> {
  await tx.db
    .insertInto('agreements')
    .values({ ...row, terms: JSON.stringify(row.terms) })
    .execute();
}

/** The newest agreement of a note; its file is what was accepted. */
export async function findAgreement(
  reader: Reader,
  noteId: string,
): Promise<{ readonly version: number; readonly fileId: string | null } | null> {
  const row = await reader.db
    .selectFrom('agreements')
    .select(['version', 'file_id as fileId'])
    .where('note_id', '=', noteId)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
}
