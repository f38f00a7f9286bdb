import { recordAudit } from '../../../platform/audit.ts';
import type { Ctx } from '../../../platform/context.ts';
import type { MailQueue } from '../domain/mail.ts';
import { findReset } from '../store/two-factor-resets.ts';
import { lockCredentials } from '../store/users.ts';
import { endAllPasskeys } from './end-all-passkeys.ts';
import { endPendingAccess } from './end-pending-access.ts';
import { mailOwner } from './mail-owner.ts';
import { recordSecurityChange } from './record-security-change.ts';
import { removeFactor } from './remove-factor.ts';

/**
 * Carries out a reset whose day of notice is over: the second factor, passkeys, devices and everything begun
 * before (`endPendingAccess`) end, and withdrawals wait another day (contract Account). Does nothing where it was stopped, or done before.
 * @returns whether it was carried out; then the authenticator forgets the customer once this has committed
 */
export async function applyTwoFactorReset(ctx: Ctx, queueEmail: MailQueue, userId: string): Promise<boolean> {
  const locked = await lockCredentials(ctx.tx, userId);
  const resetAt = locked && (await findReset(ctx.reader, userId));
  if (!resetAt || resetAt > ctx.businessNow) {
    return false;
  }
  await removeFactor(ctx, userId);
  await endAllPasskeys(ctx, { subjectKind: 'user', subjectId: userId });
  await endPendingAccess(ctx, queueEmail, locked.user, { eventUuid: null });
  await recordSecurityChange(ctx, userId, 'two_factor_reset');
  await recordAudit(ctx, { action: 'two_factor.reset', subjectKind: 'user', subjectId: userId });
  await mailOwner(ctx, queueEmail, locked.user, { template: 'two_factor_reset_done', params: {} });
  return true;
}
