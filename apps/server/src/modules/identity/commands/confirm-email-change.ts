import { recordAudit } from '../../../platform/audit.ts';
import type { Ctx } from '../../../platform/context.ts';
import { assertOurs } from '../../../platform/errors.ts';
import { newId } from '../../../platform/ids.ts';
import { tokenHash } from '../../../platform/vault.ts';
import type { MailQueue } from '../domain/mail.ts';
import type { User } from '../domain/user.ts';
import { endSessionsBut, setEmail, takeEmailChange } from '../store/email-changes.ts';
import { lockCredentials } from '../store/users.ts';
import { recordSecurityChange } from './record-security-change.ts';

/**
 * Changes an address whose owner has opened the link: both addresses are told, sign-ins other than the one that asked
 * end, and withdrawals wait (rules §3). Null when the token is unknown, used or expired, or somebody registered with
 * the address in the meantime. Whoever calls this has the authenticator forget the customer.
 */
export async function confirmEmailChange(
  ctx: Ctx,
  queueEmail: MailQueue,
  token: string,
): Promise<User | null> {
  const change = await takeEmailChange(ctx.tx, tokenHash(token), ctx.now);
  if (change === null) {
    return null;
  }
  const locked = await lockCredentials(ctx.tx, change.userId);
  assertOurs(locked, 'a change of address belongs to a customer');
  const { user } = locked;
  if (!(await setEmail(ctx.tx, user.id, change.newEmail))) {
    return null;
  }
  await endSessionsBut(ctx.tx, user.id, change.eventUuid, ctx.now);
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
