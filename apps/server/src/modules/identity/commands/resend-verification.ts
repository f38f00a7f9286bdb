import type { Ctx, QueryCtx } from '../../../platform/context.ts';
import { tokenHash } from '../../../platform/field-encryption.ts';
import { newId } from '../../../platform/ids.ts';
import { mailBackOff } from '../domain/back-off.ts';
import type { MailQueue } from '../domain/mail.ts';
import { findEmailToken } from '../store/email-tokens.ts';
import { findUsers } from '../store/users.ts';
import { countAttempt } from './count-attempt.ts';
import { issueEmailToken } from './issue-email-token.ts';

const VERIFY_TOKEN_MS = 24 * 60 * 60 * 1000;

/** Mails a fresh link that verifies an address: one use, 24 hours. */
export async function mailVerification(
  ctx: Ctx,
  queueEmail: MailQueue,
  user: { readonly id: string; readonly email: string; readonly firstName: string },
): Promise<void> {
  const token = await issueEmailToken(ctx, user.id, 'verify', VERIFY_TOKEN_MS);
  await queueEmail(ctx, {
    userId: user.id,
    to: user.email,
    name: user.firstName,
    template: 'verify_email',
    params: { token },
    dedupeKey: `verify_email:${newId()}`,
  });
}

/** The key that holds mails for one registration to one a minute. */
export function resendKey(ctx: QueryCtx, userId: string): Buffer {
  return ctx.fieldEncryption.keyedHash('verification mails', userId);
}

/**
 * Mails the link again to a Pending customer. A token that is wrong, old, or of a user verified by now gets the same
 * answer and no mail (contract Account).
 * @throws AppError `rate_limited` within a minute of the last mail for this id, known or not
 */
export async function resendVerification(
  ctx: Ctx,
  queueEmail: MailQueue,
  claim: { readonly token: string; readonly userId: string },
): Promise<void> {
  await countAttempt(ctx, resendKey(ctx, claim.userId), mailBackOff);
  const owner = await findEmailToken(ctx.reader, tokenHash(claim.token), 'resend', ctx.now);
  const [user] = owner === claim.userId ? await findUsers(ctx.reader, [owner]) : [];
  if (user?.accountStatus === 'Pending') {
    await mailVerification(ctx, queueEmail, user);
  }
}
