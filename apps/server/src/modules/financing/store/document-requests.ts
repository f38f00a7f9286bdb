import type { Day } from '@titian/finance/calendar';
import type { Insertable, Selectable } from 'kysely';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import { oneOf } from '../../../platform/db/one-of.ts';
import type { DocumentRequests } from '../../../platform/db/schema.ts';

export type RequestState = 'open' | 'answered' | 'closed';

/** A document request of credit to an issuer, during the review or the term of the note. */
export interface DocumentRequest {
  readonly id: string;
  readonly applicationId: string;
  readonly text: string;
  readonly dueOn: Day;
  readonly state: RequestState;
  readonly comment: string | null;
  readonly fileIds: readonly string[];
  readonly requestedBy: string | null;
  readonly requestedAt: Date;
  readonly answeredAt: Date | null;
}

export async function insertRequest(tx: Tx, row: Insertable<DocumentRequests>): Promise<void> {
  await tx.db.insertInto('document_requests').values(row).execute();
}

export async function lockRequest(tx: Tx, id: string): Promise<DocumentRequest | null> {
  const row = await tx.db
    .selectFrom('document_requests')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row ? toRequest(row) : null;
}

/** All requests about some applications, the newest first. */
export async function listRequests(
  reader: Reader,
  applicationIds: readonly string[],
): Promise<DocumentRequest[]> {
  if (applicationIds.length === 0) {
    return [];
  }
  const rows = await reader.db
    .selectFrom('document_requests')
    .selectAll()
    .where('application_id', '=', oneOf(applicationIds))
    .orderBy('id', 'desc')
    .execute();
  return rows.map(toRequest);
}

export async function changeRequest(
  tx: Tx,
  id: string,
  change: {
    readonly state: RequestState;
    readonly comment?: string | null;
    readonly file_ids?: string[];
    readonly answered_at?: Date;
  },
): Promise<void> {
  await tx.db
    .updateTable('document_requests')
    .set((eb) => ({ ...change, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

function toRequest(row: Selectable<DocumentRequests>): DocumentRequest {
  return {
    id: row.id,
    applicationId: row.application_id,
    text: row.what,
    dueOn: row.due_on,
    state: row.state as RequestState,
    comment: row.comment,
    fileIds: row.file_ids,
    requestedBy: row.requested_by,
    requestedAt: row.created_at,
    answeredAt: row.answered_at,
  };
}
