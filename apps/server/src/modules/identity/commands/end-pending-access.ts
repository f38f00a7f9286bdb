import { recordAudit } from '../../../platform/audit.ts';
import type { Ctx } from '../../../platform/context.ts';
import type { MailQueue } from '../domain/mail.ts';
import type { EndReason } from '../domain/session-end.ts';
import type { User } from '../domain/user.ts';
import { deleteEmailChange } from '../store/email-changes.ts';
import { closeEmailTokens, type EmailTokenPurpose } from '../store/email-tokens.ts';
import { closeEnrolment } from '../store/enrolments.ts';
import { deleteFamiliarDevices } from '../store/familiar-devices.ts';
import { closeCodes } from '../store/one-time-codes.ts';
import { endAllSessions, findSignIns } from '../store/open-sessions.ts';
import { clearReset } from '../store/two-factor-resets.ts';
import { mailOwner } from './mail-owner.ts';

/** What stays when a sign-in is changed. */
export interface RetainedAccess {
  /** The sign-in that made the change and continues, or null when all end. */
  readonly eventUuid: string | null;
  /** Whether the link "this was not me" stays valid: the old address needs it once the address has changed. */
  readonly notMe?: boolean;
  /** Why the other sign-ins end, where it is no change of a factor or of the address. */
  readonly reason?: EndReason;
}

/** What was open and is not any more. */
export interface EndedAccess {
  readonly emailChange: boolean;
  readonly twoFactorReset: boolean;
  readonly links: number;
  readonly codes: number;
  readonly signIns: number;
}

/**
 * Ends what was begun with an account before its password, factor or address changed: the pending change of address,
 * a scheduled reset of the second factor, a pending enrolment, mailed links, one-time codes, familiar devices and the other
 * sign-ins
 * (decision 053). The caller locks the customer's row and evicts the customer from the authenticator's cache.
 * Links that only stop e-mails stay valid.
 */
export async function endPendingAccess(
  ctx: Ctx,
  queueEmail: MailQueue,
  user: User,
  retained: RetainedAccess,
): Promise<EndedAccess> {
  const open = await findSignIns(ctx.reader, 'user', user.id, ctx.now);
  await endAllSessions(
    ctx.tx,
    'user',
    user.id,
    { at: ctx.now, reason: retained.reason ?? 'security_changed' },
    retained.eventUuid,
  );
  await deleteFamiliarDevices(ctx.tx, user.id);
  await closeEnrolment(ctx.tx, 'user', user.id);
  const survivors: readonly EmailTokenPurpose[] = retained.notMe
    ? ['unsubscribe', 'not_me']
    : ['unsubscribe'];
  return {
    emailChange: await deleteEmailChange(ctx.tx, user.id, ctx.now),
    twoFactorReset: await stopReset(ctx, queueEmail, user),
    links: await closeEmailTokens(ctx.tx, user.id, survivors, ctx.now),
    codes: await closeCodes(ctx.tx, user.id, ctx.now),
    signIns: open.filter((one) => one.eventUuid !== retained.eventUuid).length,
  };
}

/** Stops the reset of a second factor that is scheduled, if one is, and notifies the owner; answers whether one was. */
export async function stopReset(ctx: Ctx, queueEmail: MailQueue, user: User): Promise<boolean> {
  const wasScheduled = await clearReset(ctx.tx, user.id);
  if (wasScheduled) {
    const subject = { subjectKind: 'user', subjectId: user.id };
    await recordAudit(ctx, { action: 'two_factor.reset_stopped', ...subject });
    await mailOwner(ctx, queueEmail, user, { template: 'two_factor_reset_stopped', params: {} });
  }
  return wasScheduled;
}
