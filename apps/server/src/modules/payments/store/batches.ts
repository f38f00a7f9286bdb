import type { Insertable, Selectable, Updateable } from 'kysely';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import type { PayoutBatches } from '../../../platform/db/schema.ts';
import type { FieldPlace } from '../../../platform/keys/sealed-columns.ts';
import type { Batch, BatchState } from '../domain/batch.ts';

export async function insertBatch(tx: Tx, batch: Insertable<PayoutBatches>): Promise<void> {
  await tx.db.insertInto('payout_batches').values(batch).execute();
}

export async function changeBatch(tx: Tx, id: string, change: Updateable<PayoutBatches>): Promise<void> {
  await tx.db.updateTable('payout_batches').set(change).where('id', '=', id).execute();
}

export async function findBatch(reader: Reader, id: string): Promise<Batch | null> {
  const row = await reader.db
    .selectFrom('payout_batches')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
  return row === undefined ? null : batchOf(row);
}

export async function lockBatch(tx: Tx, id: string): Promise<Batch | null> {
  const row = await tx.db
    .selectFrom('payout_batches')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row === undefined ? null : batchOf(row);
}

/** The batch that a proposal made, locked. */
export async function lockBatchOf(tx: Tx, approvalId: string): Promise<Batch | null> {
  const row = await tx.db
    .selectFrom('payout_batches')
    .selectAll()
    .where('approval_id', '=', approvalId)
    .forUpdate()
    .executeTakeFirst();
  return row === undefined ? null : batchOf(row);
}

/** Batches, newest first. */
export async function listBatches(reader: Reader, beforeId: string | null, limit: number): Promise<Batch[]> {
  let query = reader.db.selectFrom('payout_batches').selectAll();
  if (beforeId !== null) {
    query = query.where('id', '<', beforeId);
  }
  const rows = await query.orderBy('id', 'desc').limit(limit).execute();
  return rows.map(batchOf);
}

/** Batches at the bank of which a payout is neither paid nor returned yet. */
export async function listOpenBatches(reader: Reader): Promise<Batch[]> {
  const rows = await reader.db
    .selectFrom('payout_batches')
    .selectAll()
    .where('state', 'in', ['submitted', 'accepted'])
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('payouts')
          .select('payouts.id')
          .whereRef('payouts.batch_id', '=', 'payout_batches.id')
          .where('payouts.state', '=', 'in_batch'),
      ),
    )
    .execute();
  return rows.map(batchOf);
}

/** Batches whose file was stopped before it was sent, and those that the bank has refused. */
export async function listFailedBatches(reader: Reader): Promise<Batch[]> {
  const rows = await reader.db
    .selectFrom('payout_batches')
    .selectAll()
    .where((eb) =>
      eb.or([
        eb('state', '=', 'refused'),
        eb.and([eb('state', '=', 'released'), eb('bank_answer', 'is not', null)]),
      ]),
    )
    .orderBy('id')
    .execute();
  return rows.map(batchOf);
}

/** Where the payment file of a batch stands. */
export function documentPlace(batchId: string): FieldPlace {
  return { table: 'payout_batches', column: 'document_enc', row: batchId };
}

function batchOf(row: Selectable<PayoutBatches>): Batch {
  return {
    id: row.id,
    messageId: row.message_id,
    state: row.state as BatchState,
    payouts: row.payouts,
    totalSen: row.total_sen,
    makerId: row.maker_id,
    sealedDocument: row.document_enc && { ...documentPlace(row.id), bytes: row.document_enc },
    documentSha256: row.document_sha256,
    releasedAt: row.released_at,
    businessDate: row.business_date,
    dateShiftDays: row.date_shift_days,
    createdAt: row.created_at,
  };
}
