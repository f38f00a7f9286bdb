import { type RawBuilder, type SqlBool, sql } from 'kysely';
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

/** What narrows the log; what is undefined or null narrows nothing. */
export interface AuditFilter {
  readonly actorKind?: string | undefined;
  readonly actorId?: string | undefined;
  readonly action?: string | undefined;
  readonly subjectKind?: string | undefined;
  readonly subjectId?: string | undefined;
  readonly since: Date | null;
  /** About these subjects, of these kinds. */
  readonly subjectKinds?: readonly string[];
  readonly subjectIds?: readonly string[];
  /** Only entries before this instant. */
  readonly until: Date | null;
}

/** A page of the audit log, newest first. */
export async function readAuditTrail(
  reader: Reader,
  filter: AuditFilter,
  beforeId: string | null,
  limit: number,
): Promise<AuditLine[]> {
  const rows = await reader.db
    .selectFrom('audit_events')
    .selectAll()
    .where(matching(filter))
    .$if(beforeId !== null, (query) => query.where('id', '<', beforeId ?? ''))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
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

/** How many entries match a filter; counting ends at `most`. */
export async function countAuditTrail(reader: Reader, filter: AuditFilter, most: number): Promise<number> {
  const matched = reader.db.selectFrom('audit_events').select('id').where(matching(filter)).limit(most);
  const { count } = await reader.db
    .selectFrom(matched.as('matched'))
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** How often an actor did something about a subject since an instant. */
export async function countDone(
  reader: Reader,
  done: { readonly action: string; readonly subjectKind: string; readonly subjectId: string },
  since: Date,
): Promise<number> {
  const { count } = await reader.db
    .selectFrom('audit_events')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('subject_kind', '=', done.subjectKind)
    .where('subject_id', '=', done.subjectId)
    .where('action', '=', done.action)
    .where('created_at', '>=', since)
    .executeTakeFirstOrThrow();
  return count;
}

function matching(filter: AuditFilter): RawBuilder<SqlBool> {
  const { actorKind, actorId, action, subjectKind, subjectId, since, until } = filter;
  const { subjectKinds, subjectIds } = filter;
  const conditions = [
    sql`true`,
    ...(actorKind === undefined ? [] : [sql`actor_kind = ${actorKind}`]),
    ...(actorId === undefined ? [] : [sql`actor_id = ${actorId}::uuid`]),
    ...(action === undefined ? [] : [sql`action = ${action}`]),
    ...(subjectKind === undefined ? [] : [sql`subject_kind = ${subjectKind}`]),
    ...(subjectKinds === undefined ? [] : [sql`subject_kind = any(${[...subjectKinds]}::text[])`]),
    ...(subjectIds === undefined ? [] : [sql`subject_id = any(${[...subjectIds]}::uuid[])`]),
    ...(subjectId === undefined ? [] : [sql`subject_id = ${subjectId}::uuid`]),
    // Ids carry the time at which they were made: the range is found along the primary key.
    ...(since === null
      ? []
      : [sql`created_at >= ${since}`, sql`id >= ${idAt(since, -CLOCKS_APART_MS)}::uuid`]),
    ...(until === null ? [] : [sql`created_at < ${until}`, sql`id < ${idAt(until, CLOCKS_APART_MS)}::uuid`]),
  ];
  return sql<SqlBool>`(${sql.join(conditions, sql` and `)})`;
}

/** More than the clocks of a server and of its database differ, or than a transaction lasts. */
const CLOCKS_APART_MS = 86_400_000;
const DIGITS_OF_TIME = 12;

/** The smallest id that could have been made at an instant. */
function idAt(at: Date, shiftMs: number): string {
  const time = Math.max(0, at.getTime() + shiftMs)
    .toString(16)
    .padStart(DIGITS_OF_TIME, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}-0000-0000-000000000000`;
}
