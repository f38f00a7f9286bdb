import type { EkycIdentity, EkycResult } from '../../../gateways/ekyc/port.ts';
import { recordAudit } from '../../../platform/audit.ts';
import type { Ctx, Scope } from '../../../platform/context.ts';
import { notifyUsers } from '../../notifications/public.ts';
import type { EkycDeps } from '../domain/ekyc-deps.ts';
import { identityHashOf } from '../domain/identity-hash.ts';
import { type EkycSession, isComplete, isOneSided } from '../domain/session.ts';
import { reasonText } from '../domain/wording.ts';
import { findSession, lockSession, updateSession } from '../store/sessions.ts';

/** What may become of a session without an operator. */
interface Outcome {
  readonly decision: 'approved' | 'review' | 'retry';
  readonly reasons: readonly string[];
}

/**
 * Queries the provider for its decision and records it. Safe to run again and after a webhook: a session that an
 * operator or an earlier run has decided is left alone.
 */
export async function settleSession(deps: EkycDeps, scope: Scope, sessionId: string): Promise<void> {
  const job = await deps.work.query(scope, async (ctx) => {
    const session = await findSession(ctx.reader, ctx.fieldEncryption, sessionId);
    const claimed = session === null ? null : await deps.readIdentity(ctx, session.userId);
    return session !== null && claimed !== null && isWaiting(session) ? { session, claimed } : null;
  });
  if (job === null) {
    return;
  }
  const { session, claimed } = job;
  const result = await deps.provider.getResult({ sessionId, claimed, verdicts: session.verdicts });
  await deps.work.command(scope, (ctx) => applyResult(ctx, deps, sessionId, claimed, result));
}

function isWaiting(session: EkycSession): boolean {
  return isComplete(session) && (session.state === 'open' || session.state === 'review');
}

async function applyResult(
  ctx: Ctx,
  deps: EkycDeps,
  sessionId: string,
  assessed: EkycIdentity,
  result: EkycResult,
): Promise<void> {
  const session = await lockSession(ctx.tx, ctx.fieldEncryption, sessionId);
  if (session === null || !isWaiting(session)) {
    return;
  }
  const identityHash = identityHashOf(ctx.fieldEncryption, assessed);
  const now = await deps.readIdentity(ctx, session.userId);
  const unchanged = now !== null && identityHashOf(ctx.fieldEncryption, now).equals(identityHash);
  const outcome = outcomeNow(session, assessed, unchanged ? result : null);
  if (outcome.decision === session.state) {
    return;
  }
  await record(ctx, session, sessionAfterDecision(ctx, { ...session, identityHash }, outcome));
}

/** A card with one side taken, as a passport's, is not compared; an operator decides after a change in the meantime. */
function outcomeNow(session: EkycSession, assessed: EkycIdentity, result: EkycResult | null): Outcome {
  if (isOneSided(session, assessed)) {
    return { decision: 'retry', reasons: ['back_missing'] };
  }
  return result === null ? { decision: 'review', reasons: ['identity_changed'] } : outcomeOf(result);
}

/** A provider's negative result leads to a review, never to a rejection by itself (KYC-7). */
function outcomeOf({ decision, reasons }: EkycResult): Outcome {
  return decision === 'rejected'
    ? { decision: 'review', reasons: [...reasons, 'provider_doubts'] }
    : { decision, reasons };
}

/** The session with an outcome; decided ones say when. */
export function sessionAfterDecision(
  ctx: Ctx,
  session: EkycSession,
  { decision, reasons }: Outcome,
): EkycSession {
  return {
    ...session,
    state: decision,
    reasons,
    handoffHash: null,
    handoffUntil: null,
    decidedAt: decision === 'review' ? null : ctx.now,
  };
}

async function record(ctx: Ctx, before: EkycSession, next: EkycSession): Promise<void> {
  await updateSession(ctx.tx, ctx.fieldEncryption, next);
  await recordAudit(ctx, {
    action: `ekyc.${next.state}`,
    subjectKind: 'ekyc_session',
    subjectId: next.id,
    before: { state: before.state },
    after: { state: next.state, reasons: [...next.reasons] },
  });
  const to = { userId: next.userId, dedupeKey: `ekyc:${next.id}:${next.version}` };
  if (next.state === 'approved') {
    await notifyUsers(ctx, [{ ...to, template: 'ekyc_approved', params: {} }]);
  } else if (next.state === 'review') {
    await notifyUsers(ctx, [{ ...to, template: 'ekyc_review', params: {} }]);
  } else {
    const message = next.reasons.map(reasonText);
    await notifyUsers(ctx, [{ ...to, template: 'ekyc_retry', params: { message } }]);
  }
}
