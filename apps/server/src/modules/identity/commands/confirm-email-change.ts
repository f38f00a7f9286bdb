import { message } from '@titian/contracts/messages/message';
import { recordAudit } from '../../../platform/audit.ts';
import type { Ctx } from '../../../platform/context.ts';
import { isUniqueViolation } from '../../../platform/db/database.ts';
import { fieldError, invariant } from '../../../platform/errors.ts';
import { tokenHash } from '../../../platform/field-encryption.ts';
import { newId } from '../../../platform/ids.ts';
import type { MailQueue } from '../domain/mail.ts';
import type { User } from '../domain/user.ts';
import { findEmailChangeOwner, setEmail, takeEmailChange } from '../store/email-changes.ts';
import { lockCredentials } from '../store/users.ts';
import { endPendingAccess } from './end-pending-access.ts';
import { recordSecurityChange } from './record-security-change.ts';

const TAKEN = message('email_taken_since');

/**
 * Changes an address whose owner has opened the link: both addresses are notified, everything begun before ends
 * (`endPendingAccess`) except the requesting sign-in, and withdrawals wait (ACC-11). Null when the token is unknown, used
 * or expired. The caller makes the authenticator forget the customer.
 * @throws FieldError on `token` where the address has been taken in the meantime
 */
export async function confirmEmailChange(
  ctx: Ctx,
  queueEmail: MailQueue,
  token: string,
): Promise<User | null> {
  const owner = await findEmailChangeOwner(ctx.reader, tokenHash(token), ctx.now);
  if (owner === null) {
    return null;
  }
  const locked = await lockCredentials(ctx.tx, owner);
  invariant(locked, 'a change of address belongs to a customer');
  // Taken under the lock: what changed the sign-in in the meantime has ended it.
  const change = await takeEmailChange(ctx.tx, tokenHash(token), ctx.now);
  if (change === null) {
    return null;
  }
  const { user } = locked;
  await endPendingAccess(ctx, queueEmail, user, { eventUuid: change.eventUuid, notMe: true });
  try {
    await setEmail(ctx.tx, user.id, change.newEmail);
  } catch (error) {
    throw isUniqueViolation(error, 'users_email_key') ? fieldError('token', TAKEN) : error;
  }
  await recordSecurityChange(ctx, user.id, 'email_changed');
  await recordAudit(ctx, { action: 'user.email_changed', subjectKind: 'user', subjectId: user.id });
  for (const to of [user.email, change.newEmail]) {
    await queueEmail(ctx, {
      userId: user.id,
      to,
      name: user.firstName,
      template: 'email_changed',
      params: {},
      dedupeKey: `email_changed:${newId()}`,
    });
  }
  return { ...user, email: change.newEmail };
}
