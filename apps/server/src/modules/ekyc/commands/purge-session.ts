import { recordAudit } from '../../../platform/audit.ts';
import { later } from '../../../platform/clock.ts';
import type { Ctx, QueryCtx, Scope } from '../../../platform/context.ts';
import { dropFiles } from '../../files/public.ts';
import { readSettings } from '../../settings/public.ts';
import type { EkycDeps } from '../domain/ekyc-deps.ts';
import type { EkycSession } from '../domain/session.ts';
import { listAbandoned, listOverdue, lockSession, updateSession } from '../store/sessions.ts';
import { sessionAfterDecision } from './settle-session.ts';

const DAY_MS = 24 * 3_600_000;

/** The sessions whose biometric data has passed its retention period, and abandoned ones. */
export async function overdueSessions(
  ctx: QueryCtx,
): Promise<{ decided: readonly string[]; abandoned: readonly string[] }> {
  const { ekycSelfieRetentionDays } = await readSettings(ctx);
  const before = later(ctx.now, -ekycSelfieRetentionDays * DAY_MS);
  return {
    decided: await listOverdue(ctx.reader, before),
    abandoned: await listAbandoned(ctx.reader, before),
  };
}

/**
 * Removes the selfie and what was read by machine; the pictures of the document stay with the application's records
 * (KYC-5). The provider deletes first: a session is marked only when no copy is left.
 */
export async function purgeSession(deps: EkycDeps, scope: Scope, sessionId: string): Promise<void> {
  await deps.provider.purge(sessionId);
  await deps.work.command(scope, async (ctx) => {
    const session = await lockSession(ctx.tx, ctx.fieldEncryption, sessionId);
    if (session !== null && session.decidedAt !== null && session.purgedAt === null) {
      await forget(ctx, session);
    }
  });
}

async function forget(ctx: Ctx, session: EkycSession): Promise<void> {
  const { selfie, ...documents } = session.files;
  if (selfie !== null) {
    await dropFiles(ctx, [selfie]);
  }
  await updateSession(ctx.tx, ctx.fieldEncryption, {
    ...session,
    files: { ...documents, selfie: null },
    verdicts: new Map([...session.verdicts].map(([side, { checks }]) => [side, { checks, reading: null }])),
    purgedAt: ctx.now,
  });
  await recordAudit(ctx, { action: 'ekyc.purged', subjectKind: 'ekyc_session', subjectId: session.id });
}

/** Ends an abandoned session; its pictures are deleted. */
export async function endAbandoned(ctx: Ctx, sessionId: string): Promise<void> {
  const session = await lockSession(ctx.tx, ctx.fieldEncryption, sessionId);
  if (session === null || session.state !== 'open') {
    return;
  }
  await dropFiles(
    ctx,
    Object.values(session.files).filter((id) => id !== null),
  );
  const ended = sessionAfterDecision(ctx, session, { decision: 'retry', reasons: ['abandoned'] });
  await updateSession(ctx.tx, ctx.fieldEncryption, {
    ...ended,
    files: { front: null, back: null, selfie: null },
    verdicts: new Map(),
    purgedAt: ctx.now,
  });
  await recordAudit(ctx, { action: 'ekyc.abandoned', subjectKind: 'ekyc_session', subjectId: session.id });
}
