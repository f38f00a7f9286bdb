import type { EkycSide, PictureCheck, PictureVerdict } from '../../../gateways/ekyc/port.ts';
import { recordAudit } from '../../../platform/audit.ts';
import type { Ctx } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors.ts';
import { enqueue } from '../../../platform/jobs.ts';
import { dropFiles, hasSameContent, recordUploads, type StoredUpload } from '../../files/public.ts';
import { type EkycSession, isAccepted, isComplete, MOST_TRIES } from '../domain/session.ts';
import { type Access, mayUse, rejectWrongOrder } from '../policy.ts';
import { NOT_YOURS } from '../queries/read-session.ts';
import { lockSession, updateSession } from '../store/sessions.ts';
import { sessionAfterDecision } from './settle-session.ts';

interface NewPicture {
  readonly access: Access;
  readonly sessionId: string;
  readonly side: EkycSide;
  readonly upload: StoredUpload;
  readonly verdict: PictureVerdict;
}

/** The outcome of a picture: stored, or to be retaken for the reasons in its checks. */
export interface AssessedPicture {
  readonly session: EkycSession;
  readonly accepted: boolean;
  readonly checks: PictureVerdict['checks'];
}

/**
 * Stores an assessed picture in the session, or counts the attempt. With the last picture the hand-off ends and the
 * provider is queried for its result.
 *
 * @throws AppError `not_found`, `wrong_state` where another device was faster
 */
export async function recordPicture(ctx: Ctx, picture: NewPicture): Promise<AssessedPicture> {
  const { access, sessionId, side } = picture;
  const session = await lockSession(ctx.tx, ctx.fieldEncryption, sessionId);
  if (session === null || !mayUse(access, session, ctx.now)) {
    throw new AppError('not_found', {}, NOT_YOURS);
  }
  rejectWrongOrder(session, side);
  const repeated = await hasSameContent(ctx, otherFiles(session, side), picture.upload.sha256);
  const checks = repeated ? [...picture.verdict.checks, SAME_PICTURE] : picture.verdict.checks;
  const accepted = isAccepted(checks);
  const next = accepted
    ? await accept(ctx, session, { ...picture, verdict: { ...picture.verdict, checks } })
    : countTry(ctx, session, side);
  await updateSession(ctx.tx, ctx.fieldEncryption, next);
  if (next.state === 'retry') {
    await recordAudit(ctx, {
      ...{ action: 'ekyc.given_up', subjectKind: 'ekyc_session', subjectId: session.id },
      after: { reasons: [...next.reasons] },
    });
  }
  return { session: next, accepted, checks };
}

const SAME_PICTURE: PictureCheck = { check: 'same_picture', result: 'fail', score: null };

function otherFiles(session: EkycSession, side: EkycSide): string[] {
  const sides: readonly EkycSide[] = ['front', 'back', 'selfie'];
  return sides.filter((one) => one !== side).flatMap((one) => session.files[one] ?? []);
}

async function accept(ctx: Ctx, session: EkycSession, picture: NewPicture): Promise<EkycSession> {
  const { side, upload, verdict } = picture;
  const owner = { userId: session.userId, purpose: `ekyc_${side}` as const };
  // Cameras call every picture the same; operators see which is which.
  const name = `${side}.${upload.contentType.split('/')[1] ?? 'jpeg'}`;
  const [stored] = await recordUploads(ctx, [{ ...upload, name }], owner);
  const before = session.files[side];
  if (before !== null) {
    await dropFiles(ctx, [before]);
  }
  const next: EkycSession = {
    ...session,
    files: { ...session.files, [side]: stored?.id ?? null },
    verdicts: new Map([...session.verdicts, [side, verdict]]),
  };
  await recordAudit(ctx, {
    action: 'ekyc.picture_taken',
    subjectKind: 'ekyc_session',
    subjectId: session.id,
    after: { side, by_handoff: picture.access.handoffToken !== null },
  });
  if (!isComplete(next)) {
    return next;
  }
  await enqueue(ctx, 'ekyc_result', { session_id: session.id }, { key: `ekyc_result:${session.id}` });
  return { ...next, handoffHash: null, handoffUntil: null, submittedAt: ctx.now };
}

function countTry(ctx: Ctx, session: EkycSession, side: EkycSide): EkycSession {
  const tries = { ...session.tries, [side]: (session.tries[side] ?? 0) + 1 };
  return (tries[side] ?? 0) >= MOST_TRIES
    ? sessionAfterDecision(ctx, { ...session, tries }, { decision: 'retry', reasons: ['too_many_tries'] })
    : { ...session, tries };
}
