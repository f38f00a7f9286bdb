import type { Ctx } from './context.ts';
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

/** Writes to the append-only log in the causing transaction; a job seals the hash chain later (rules §8). */
export async function recordAudit(ctx: Ctx, entry: AuditEntry): Promise<void> {
  await ctx.tx.db
    .insertInto('audit_events')
    .values({
      id: newId(),
      stream: 'main',
      actor_kind: ctx.actor.kind,
      actor_id: ctx.actor.id,
      action: entry.action,
      subject_kind: entry.subjectKind,
      subject_id: entry.subjectId,
      before: entry.before === undefined ? null : JSON.stringify(entry.before),
      after: entry.after === undefined ? null : JSON.stringify(entry.after),
      reason: entry.reason ?? null,
      request_id: ctx.requestId,
    })
    .execute();
}
