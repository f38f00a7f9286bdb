import type { Actor, QueryCtx } from './context.ts';

/** One line of what happened to a subject. */
export interface HistoryRow {
  readonly at: Date;
  readonly actorKind: Actor['kind'];
  readonly actorId: string | null;
  readonly action: string;
  readonly reason: string | null;
}

const MAX_ROWS = 200;

/** What the audit log says of one subject, newest first. */
export async function readHistory(
  ctx: QueryCtx,
  subjectKind: string,
  subjectId: string,
): Promise<HistoryRow[]> {
  const rows = await ctx.reader.db
    .selectFrom('audit_events')
    .select(['created_at', 'actor_kind', 'actor_id', 'action', 'reason'])
    .where('subject_kind', '=', subjectKind)
    .where('subject_id', '=', subjectId)
    .orderBy('id', 'desc')
    .limit(MAX_ROWS)
    .execute();
  return rows.map((row) => ({
    at: row.created_at,
    actorKind: row.actor_kind as Actor['kind'],
    actorId: row.actor_id,
    action: row.action,
    reason: row.reason,
  }));
}
