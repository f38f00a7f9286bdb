import type { Actor, Ctx, QueryCtx } from './context.ts';
import type { JsonValue } from './db/schema.ts';
import { newId } from './ids.ts';

export interface AuditEntry {
  /** What was done, as verb in the past: 'application.submitted'. */
  readonly action: string;
  readonly subjectKind: string;
  readonly subjectId: string | null;
  readonly before?: JsonValue;
  readonly after?: JsonValue;
  readonly reason?: string;
}

const INSERT_EVENT = {
  name: 'audit_event',
  text: `insert into audit_events (id, stream, actor_kind, actor_id, action, subject_kind, subject_id, before, after, reason, request_id)
    values ($1, 'main', $2, $3, $4, $5, $6, $7::jsonb, $8::jsonb, $9, $10)`,
};

/** Writes to the append-only log in the causing transaction; a job seals the hash chain later (OPS-5). */
export async function recordAudit(ctx: Ctx, entry: AuditEntry): Promise<void> {
  await ctx.tx.run(INSERT_EVENT, [
    newId(),
    ctx.actor.kind,
    ctx.actor.id,
    entry.action,
    entry.subjectKind,
    entry.subjectId,
    entry.before === undefined ? null : JSON.stringify(entry.before),
    entry.after === undefined ? null : JSON.stringify(entry.after),
    entry.reason ?? null,
    ctx.requestId,
  ]);
}

const INSERT_EVENTS = {
  name: 'audit_events',
  text: `insert into audit_events (id, stream, actor_kind, actor_id, action, subject_kind, subject_id, before, after, reason, request_id)
    select id, 'main', $1, $2, action, subject_kind, subject_id, before, after, reason, request_id
    from unnest($3::uuid[], $4::text[], $5::text[], $6::uuid[], $7::jsonb[], $8::jsonb[], $9::text[], $10::text[])
      as row (id, action, subject_kind, subject_id, before, after, reason, request_id)`,
};

/** As `recordAudit`, for what several requests caused in one transaction. */
export async function recordAudits(
  ctx: Ctx,
  entries: readonly (AuditEntry & { readonly requestId: string | null })[],
): Promise<void> {
  if (entries.length === 0) {
    return;
  }
  await ctx.tx.run(INSERT_EVENTS, [
    ctx.actor.kind,
    ctx.actor.id,
    entries.map(() => newId()),
    entries.map((one) => one.action),
    entries.map((one) => one.subjectKind),
    entries.map((one) => one.subjectId),
    entries.map((one) => (one.before === undefined ? null : JSON.stringify(one.before))),
    entries.map((one) => (one.after === undefined ? null : JSON.stringify(one.after))),
    entries.map((one) => one.reason ?? null),
    entries.map((one) => one.requestId),
  ]);
}

/** One event of a subject's history. */
export interface HistoryEvent {
  readonly at: Date;
  readonly actorKind: Actor['kind'];
  readonly actorId: string | null;
  readonly action: string;
  readonly reason: string | null;
  /** What was recorded beside it. */
  readonly after: unknown;
}

const HISTORY_LENGTH = 200;

/** What happened to a subject, newest first, at most 200 events; without read events. */
export async function readHistory(
  ctx: QueryCtx,
  subjectKind: string,
  subjectId: string,
): Promise<HistoryEvent[]> {
  const rows = await ctx.reader.db
    .selectFrom('audit_events')
    .select(['created_at', 'actor_kind', 'actor_id', 'action', 'reason', 'after'])
    .where('subject_kind', '=', subjectKind)
    .where('subject_id', '=', subjectId)
    .where('action', 'not like', '%.viewed')
    .orderBy('id', 'desc')
    .limit(HISTORY_LENGTH)
    .execute();
  return rows.map((row) => ({
    at: row.created_at,
    actorKind: row.actor_kind as Actor['kind'],
    actorId: row.actor_id,
    action: row.action,
    reason: row.reason,
    after: row.after,
  }));
}
