import { recordAudit } from '../../../platform/audit.ts';
import type { Ctx } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors.ts';
import type { CustomerPrincipal } from '../../../platform/http/principal.ts';
import { endAllSessions } from '../store/open-sessions.ts';
import { endSession, type SubjectKind } from '../store/sessions.ts';

/**
 * Ends one of a subject's own sign-ins from the list of them, this one included.
 * @throws AppError `not_found` when it is unknown, another's, or ended
 */
export async function endSignIn(
  ctx: Ctx,
  subjectKind: SubjectKind,
  subjectId: string,
  eventUuid: string,
): Promise<void> {
  if (!(await endSession(ctx.tx, subjectId, eventUuid, { at: ctx.now, reason: 'signed_out_elsewhere' }))) {
    throw new AppError('not_found');
  }
  await recordAudit(ctx, {
    action: `${subjectKind}.sign_in_ended`,
    subjectKind,
    subjectId,
    after: { event_uuid: eventUuid },
  });
}

/**
 * Ends every sign-in of a customer but the one that requests it.
 * @returns how many there were
 */
export async function endOtherSignIns(
  ctx: Ctx,
  { id, eventUuid }: Pick<CustomerPrincipal, 'id' | 'eventUuid'>,
): Promise<number> {
  const end = { at: ctx.now, reason: 'signed_out_elsewhere' } as const;
  const ended = await endAllSessions(ctx.tx, 'user', id, end, eventUuid);
  await recordAudit(ctx, {
    action: 'user.other_sign_ins_ended',
    subjectKind: 'user',
    subjectId: id,
    after: { ended },
  });
  return ended;
}
