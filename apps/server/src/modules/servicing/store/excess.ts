import type { Day } from '@titian/finance/calendar';
import type { Insertable, Selectable } from 'kysely';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import type { ExcessReturns } from '../../../platform/db/schema.ts';

export async function insertExcessReturn(tx: Tx, row: Insertable<ExcessReturns>): Promise<void> {
  await tx.db.insertInto('excess_returns').values(row).execute();
}

export async function findExcessReturn(
  reader: Reader,
  id: string,
): Promise<Selectable<ExcessReturns> | null> {
  const row = await reader.db
    .selectFrom('excess_returns')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
  return row ?? null;
}

/** The bank paid it; or a further attempt to pay it is made. */
export async function changeExcessReturn(
  tx: Tx,
  id: string,
  change: { readonly paid_on: Day | null; readonly payout_id?: string },
): Promise<void> {
  await tx.db.updateTable('excess_returns').set(change).where('id', '=', id).execute();
}
