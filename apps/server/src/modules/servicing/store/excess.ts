import type { Day } from '@titian/finance/calendar';
import type { Sen } from '@titian/finance/sen';
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

/** What went back to an issuer, as its payout stands. */
export interface RefundedExcess {
  readonly amountSen: Sen;
  readonly on: Day;
  readonly state: 'queued' | 'paid' | 'returned';
  readonly reason: string | null;
}

/** What of a note went back to its issuer, the newest first. */
export async function listExcessReturns(reader: Reader, noteId: string): Promise<RefundedExcess[]> {
  const rows = await reader.db
    .selectFrom('excess_returns')
    .innerJoin('payouts', 'payouts.id', 'excess_returns.payout_id')
    .select(['excess_returns.amount_sen', 'payouts.business_date', 'payouts.state', 'payouts.return_reason'])
    .where('note_id', '=', noteId)
    .orderBy('excess_returns.id', 'desc')
    .execute();
  return rows.map((row) => ({
    amountSen: row.amount_sen,
    on: row.business_date,
    state: row.state === 'paid' || row.state === 'returned' ? row.state : 'queued',
    reason: row.return_reason,
  }));
}

/** How often excess of a note came, was used or went back: a version of what waits. */
export async function countExcessChanges(reader: Reader, noteId: string): Promise<number> {
  const row = await reader.db
    .selectFrom('excesses')
    .leftJoin('excess_uses', 'excess_uses.excess_id', 'excesses.id')
    .select(({ fn }) => [
      fn.count<bigint>('excesses.id').distinct().as('received'),
      fn.count<bigint>('excess_uses.reference_id').as('used'),
    ])
    .where('note_id', '=', noteId)
    .executeTakeFirstOrThrow();
  return Number(row.received) + Number(row.used);
}
