import { recordAudit } from '../../../platform/audit.ts';
import type { Ctx } from '../../../platform/context.ts';
import type { Authenticator } from '../../../platform/http/principal.ts';
import { newId } from '../../../platform/ids.ts';
import { deviceName } from '../domain/device-name.ts';
import type { MailQueue } from '../domain/mail.ts';
import type { User } from '../domain/user.ts';
import { setPasswordHash } from '../store/passwords.ts';
import { deleteDevices } from '../store/trusted-devices.ts';
import { endAllPasskeys } from './end-all-passkeys.ts';
import { endPendingAccess } from './end-pending-access.ts';
import { recordSecurityChange } from './record-security-change.ts';

export interface PasswordDeps {
  readonly authenticator: Authenticator;
  readonly queueEmail: MailQueue;
}

export interface Replacement {
  readonly user: User;
  readonly passwordHash: string;
  /** Which of the two ways led here. */
  readonly how: 'changed' | 'reset';
  readonly device: string;
}

/**
 * Gives a customer, whose row is locked, another password: every sign-in, every remembered device and everything that
 * was begun before (`endPendingAccess`) ends with the old one, and the owner is notified by mail (ACC-12). A reset ends
 * the passkeys too, because each opens the account alone (decision 065).
 */
export async function replacePassword(ctx: Ctx, deps: PasswordDeps, replacement: Replacement): Promise<void> {
  const { user, how } = replacement;
  await setPasswordHash(ctx.tx, user.id, replacement.passwordHash);
  await endPendingAccess(ctx, deps.queueEmail, user, { eventUuid: null, reason: 'password_changed' });
  await deleteDevices(ctx.tx, 'user', user.id);
  if (how === 'reset') {
    await endAllPasskeys(ctx, { subjectKind: 'user', subjectId: user.id });
  }
  await recordSecurityChange(ctx, user.id, `password_${how}`);
  await recordAudit(ctx, { action: `user.password_${how}`, subjectKind: 'user', subjectId: user.id });
  await deps.queueEmail(ctx, {
    userId: user.id,
    to: user.email,
    name: user.firstName,
    template: 'password_changed',
    params: { how, at: ctx.now.toISOString(), device: deviceName(replacement.device) },
    dedupeKey: `password_changed:${newId()}`,
  });
  ctx.afterCommit(() => deps.authenticator.forget(user.id));
}
