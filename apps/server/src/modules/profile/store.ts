import { sql } from 'kysely';
import type { Reader, Tx } from '../../platform/db/database.ts';

type DataExportState = 'collecting' | 'ready' | 'failed' | 'purged';

/** One request of a customer for their data. */
export interface DataExport {
  readonly id: string;
  readonly userId: string;
  readonly ref: string;
  readonly state: DataExportState;
  readonly fileId: string | null;
  readonly requestedAt: Date;
  readonly expiresAt: Date | null;
}

const columns = ['id', 'user_id', 'ref', 'state', 'file_id', 'requested_at', 'expires_at'] as const;

interface Row {
  readonly id: string;
  readonly user_id: string;
  readonly ref: string;
  readonly state: string;
  readonly file_id: string | null;
  readonly requested_at: Date;
  readonly expires_at: Date | null;
}

function exportOf(row: Row): DataExport {
  return {
    id: row.id,
    userId: row.user_id,
    ref: row.ref,
    // The CHECK list of the table holds these four.
    state: row.state as DataExportState,
    fileId: row.file_id,
    requestedAt: row.requested_at,
    expiresAt: row.expires_at,
  };
}

/** Writes a request unless one is being worked on; answers whether it was written. */
export async function insertExport(
  tx: Tx,
  request: Pick<DataExport, 'id' | 'userId' | 'ref' | 'requestedAt'>,
): Promise<boolean> {
  const written = await tx.db
    .insertInto('data_exports')
    .values({ id: request.id, user_id: request.userId, ref: request.ref, requested_at: request.requestedAt })
    .onConflict((conflict) => conflict.column('user_id').where('state', '=', 'collecting').doNothing())
    .returning('id')
    .executeTakeFirst();
  return written !== undefined;
}

export async function findExport(reader: Reader, id: string): Promise<DataExport | null> {
  const row = await reader.db
    .selectFrom('data_exports')
    .select(columns)
    .where('id', '=', id)
    .executeTakeFirst();
  return row === undefined ? null : exportOf(row);
}

/** The newest request of a customer, or null. */
export async function findNewestExport(reader: Reader, userId: string): Promise<DataExport | null> {
  const row = await reader.db
    .selectFrom('data_exports')
    .select(columns)
    .where('user_id', '=', userId)
    .orderBy('requested_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row === undefined ? null : exportOf(row);
}

/** Marks a request as fulfilled; false when another worker was first. */
export async function setReady(
  tx: Tx,
  id: string,
  made: { readonly fileId: string; readonly at: Date; readonly expiresAt: Date },
): Promise<boolean> {
  const row = await tx.db
    .updateTable('data_exports')
    .set({ state: 'ready', file_id: made.fileId, ready_at: made.at, expires_at: made.expiresAt })
    .where('id', '=', id)
    .where('state', '=', 'collecting')
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Counts a try that failed and answers how many there are; null when nothing is under way. */
export async function countExportFailure(tx: Tx, id: string): Promise<number | null> {
  const row = await tx.db
    .updateTable('data_exports')
    .set({ attempts: sql<number>`attempts + 1` })
    .where('id', '=', id)
    .where('state', '=', 'collecting')
    .returning('attempts')
    .executeTakeFirst();
  return row?.attempts ?? null;
}

export async function setExportState(tx: Tx, id: string, state: DataExportState): Promise<void> {
  await tx.db.updateTable('data_exports').set({ state }).where('id', '=', id).execute();
}

/** Locks exports whose time is over, without waiting for those that another worker holds. */
export async function lockOutdatedExports(tx: Tx, now: Date, limit: number): Promise<DataExport[]> {
  const rows = await tx.db
    .selectFrom('data_exports')
    .select(columns)
    .where('state', '=', 'ready')
    .where('expires_at', '<=', now)
    .orderBy('expires_at')
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute();
  return rows.map(exportOf);
}
