import type { Reader } from './db/database.ts';
import type { JsonValue } from './db/schema.ts';

/** One line of the audit log as operators read it. */
export interface AuditLine {
  readonly id: string;
  readonly at: Date;
  readonly actorKind: string;
  readonly actorId: string | null;
  readonly action: string;
  readonly subjectKind: string;
  readonly subjectId: string | null;
  readonly before: JsonValue;
  readonly after: JsonValue;
  readonly reason: string | null;
  readonly isSealed: boolean;
}

/** A page of the audit log, newest first. */
export async function readAuditTrail(
  reader: Reader,
  beforeId: string | null,
  limit: number,
): Promise<AuditLine[]> {
  let query = reader.db.selectFrom('audit_events').selectAll();
  if (beforeId !== null) {
    query = query.where('id', '<', beforeId);
  }
  const rows = await query.orderBy('id', 'desc').limit(limit).execute();
  return rows.map((row) => ({
    id: row.id,
    at: row.created_at,
    actorKind: row.actor_kind,
    actorId: row.actor_id,
    action: row.action,
    subjectKind: row.subject_kind,
    subjectId: row.subject_id,
    before: row.before ?? null,
    after: row.after ?? null,
    reason: row.reason,
    isSealed: row.sealed_seq !== null,
  }));
}
