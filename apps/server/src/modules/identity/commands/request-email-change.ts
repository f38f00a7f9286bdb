import { recordAudit } from '../../../platform/audit.ts';
import { later } from '../../../platform/clock.ts';
import type { Ctx } from '../../../platform/context.ts';
import { newToken, tokenHash } from '../../../platform/field-encryption.ts';
import { mailBackOff } from '../domain/back-off.ts';
import type { MailQueue } from '../domain/mail.ts';
import type { User } from '../domain/user.ts';
import { putEmailChange } from '../store/email-changes.ts';
import { findCredentials } from '../store/users.ts';
import { countAttempt } from './count-attempt.ts';
import { issueEmailToken } from './issue-email-token.ts';
import { mailOwner } from './mail-owner.ts';

const HOUR_MS = 3_600_000;
const CHANGE_MS = 24 * HOUR_MS;
/** Longer than the change itself: the old address is read late, and the change may have been made by then. */
const NOT_ME_MS = 7 * CHANGE_MS;

/**
 * Stores a new address until its owner opens the mailed link: one use, 24 hours. An address of another user gets the
 * same response; its owner gets a mail instead of a link, at most one an hour (contract Account). The present address
 * is notified, with a link that ends everything (`rejectChange`).
 * @throws AppError `rate_limited` within a minute of the last request
 */
export async function requestEmailChange(
  ctx: Ctx,
  queueEmail: MailQueue,
  user: User,
  request: { readonly newEmail: string; readonly eventUuid: string },
): Promise<void> {
  await countAttempt(ctx, ctx.fieldEncryption.keyedHash('email changes', user.id), mailBackOff);
  const token = newToken();
  await putEmailChange(ctx.tx, {
    ...request,
    userId: user.id,
    tokenHash: tokenHash(token),
    expiresAt: later(ctx.now, CHANGE_MS),
  });
  await recordAudit(ctx, { action: 'user.email_change_asked', subjectKind: 'user', subjectId: user.id });
  await mailOwner(ctx, queueEmail, user, {
    template: 'email_change_asked',
    params: { token: await issueEmailToken(ctx, user.id, 'not_me', NOT_ME_MS) },
  });
  const known = await findCredentials(ctx.reader, request.newEmail);
  if (known === null) {
    await queueEmail(ctx, {
      userId: user.id,
      to: request.newEmail,
      name: user.firstName,
      template: 'verify_new_email',
      params: { token },
      dedupeKey: `verify_new_email:${tokenHash(token).toString('hex')}`,
    });
    return;
  }
  const hour = Math.floor(ctx.now.getTime() / HOUR_MS);
  await queueEmail(ctx, {
    userId: known.user.id,
    to: known.user.email,
    name: known.user.firstName,
    template: 'address_wanted',
    params: {},
    dedupeKey: `address_wanted:${known.user.id}:${hour}`,
  });
}
