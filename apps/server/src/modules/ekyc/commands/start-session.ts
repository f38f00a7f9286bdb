import { hasBack } from '@titian/contracts/identity-numbers';
import type { Message } from '@titian/contracts/messages/definition';
import { message } from '@titian/contracts/messages/message';
import { recordAudit } from '../../../platform/audit.ts';
import { later } from '../../../platform/clock.ts';
import type { Ctx, Scope } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors.ts';
import { newToken, tokenHash } from '../../../platform/field-encryption.ts';
import { newId } from '../../../platform/ids.ts';
import { lockAccount, recordConsent } from '../../identity/public.ts';
import { legalVersionInForce, readSettings } from '../../settings/public.ts';
import type { EkycDeps } from '../domain/ekyc-deps.ts';
import type { EkycSession } from '../domain/session.ts';
import { type Blocked, blockedBy, undoing } from '../queries/read-session.ts';
import { countStarted, insertSession, lockNewest, updateSession } from '../store/sessions.ts';

const HANDOFF_MS = 15 * 60_000;

/** A session with the token that hands it to a phone; the token is known only now. */
export interface StartedSession {
  readonly session: EkycSession;
  readonly handoffToken: string;
  readonly handoffUntil: Date;
  readonly attemptsLeft: number;
}

const rejections: Readonly<Record<Blocked, Message>> = {
  identity_missing: message('ekyc_application_incomplete'),
  attempts: message('ekyc_tries_used'),
  review: message('ekyc_under_review'),
  approved: message('ekyc_already_verified'),
  rejected: message('ekyc_rejected'),
};

/**
 * Begins an identity check, or continues with the open one, and makes a new hand-off token; the one before is void.
 * The provider is notified after the session's row is written, under its id, so that the request is idempotent.
 *
 * @throws AppError `wrong_state` with `blocked`, `rate_limited` when the tries of the day are used up, `unavailable`
 */
export async function startSession(
  deps: EkycDeps,
  scope: Scope,
  person: { readonly userId: string; readonly ip: string },
): Promise<StartedSession> {
  const started = await deps.work.command(scope, (ctx) => begin(ctx, deps, person));
  const claimed = await deps.work.query(scope, (ctx) => deps.readIdentity(ctx, person.userId));
  if (claimed !== null) {
    await deps.provider.startSession({ sessionId: started.session.id, claimed }).catch(() => {
      throw new AppError('unavailable');
    });
  }
  return started;
}

async function begin(
  ctx: Ctx,
  deps: EkycDeps,
  { userId, ip }: { readonly userId: string; readonly ip: string },
): Promise<StartedSession> {
  // Two at once would both find no open session.
  await lockAccount(ctx, userId);
  const identity = await deps.readIdentity(ctx, userId);
  if (identity === null) {
    throw rejection('identity_missing');
  }
  const { ekycAttemptsPerDay } = await readSettings(ctx);
  const used = await countStarted(ctx.reader, userId, ctx.businessDate);
  const newest = await lockNewest(ctx.tx, ctx.fieldEncryption, userId);
  const undoneBy = newest?.state === 'approved' ? undoing(ctx, newest, identity) : null;
  const blocked = blockedBy(newest, ekycAttemptsPerDay - used, undoneBy);
  if (blocked !== null) {
    throw rejection(blocked);
  }
  const version = await legalVersionInForce(ctx, 'consent');
  await recordConsent(ctx, { userId, document: 'biometric', version, ip });
  const handoffToken = newToken();
  const handoff = { handoffHash: tokenHash(handoffToken), handoffUntil: later(ctx.now, HANDOFF_MS) };
  const isOpen = newest?.state === 'open';
  // The document may be another than when an open check began.
  const now = { ...handoff, needsBack: hasBack(identity.type) };
  const session = isOpen
    ? { ...newest, ...now }
    : { ...blank(ctx, userId, deps.provider.name), ...now, attempt: used + 1 };
  await (isOpen ? updateSession(ctx.tx, ctx.fieldEncryption, session) : insertSession(ctx.tx, session));
  await recordAudit(ctx, {
    action: isOpen ? 'ekyc.handed_off' : 'ekyc.started',
    subjectKind: 'ekyc_session',
    subjectId: session.id,
    after: { attempt: session.attempt, consent: version },
  });
  return {
    session,
    handoffToken,
    handoffUntil: handoff.handoffUntil,
    attemptsLeft: Math.max(0, ekycAttemptsPerDay - used - (isOpen ? 0 : 1)),
  };
}

function rejection(blocked: Blocked): AppError {
  return blocked === 'attempts'
    ? new AppError('rate_limited', { blocked, retry_after: 3_600 }, rejections.attempts)
    : new AppError('wrong_state', { blocked }, rejections[blocked]);
}

function blank(ctx: Ctx, userId: string, provider: string): EkycSession {
  return {
    ...{ id: newId(), userId, provider, attempt: 1, startedOn: ctx.businessDate, state: 'open', version: 1 },
    ...{ needsBack: true, handoffHash: null, handoffUntil: null },
    files: { front: null, back: null, selfie: null },
    ...{ tries: {}, verdicts: new Map(), identityHash: null, reasons: [], message: null },
    ...{ submittedAt: null, decidedAt: null, purgedAt: null, createdAt: ctx.now },
  };
}
