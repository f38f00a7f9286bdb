import type { Ctx } from '../../../platform/context.ts';
import { networkAddress } from '../../../platform/http/network-address.ts';
import { newId } from '../../../platform/ids.ts';
import { enqueue } from '../../../platform/jobs.ts';
import { resetMailBackOff, resetNetworkBackOff } from '../domain/back-off.ts';
import type { MailQueue } from '../domain/mail.ts';
import { requestPlace } from '../domain/request-place.ts';
import { findCredentials } from '../store/users.ts';
import { countAttempt, takeAttempt } from './count-attempt.ts';
import { issueEmailToken } from './issue-email-token.ts';

const LINK_MINUTES = 60;

/**
 * Takes a request for a link that sets a new password. Whether the address has an account is looked up by a job, so
 * that answer and timing are the same for every address; an address that was written to a moment ago is not written to
 * again, with the same answer too (contract Account).
 * @throws AppError `rate_limited` after too many requests from one network address
 */
export async function requestPasswordReset(ctx: Ctx, email: string, ip: string): Promise<void> {
  const fromNetwork = ctx.fieldEncryption.keyedHash('password mails from an address', networkAddress(ip));
  await countAttempt(ctx, fromNetwork, resetNetworkBackOff);
  if (await takeAttempt(ctx, ctx.fieldEncryption.keyedHash('password mails', email), resetMailBackOff)) {
    const id = newId();
    const sealed = ctx.fieldEncryption.seal(email, requestPlace(id)).toString('base64');
    await enqueue(ctx, 'mail_password_reset', { request_id: id, email_enc: sealed });
  }
}

/**
 * Mails the link to the owner of an address, if there is one: one use, an hour. One whose address is unverified yet
 * is notified that the link verifies it as well.
 */
export async function mailPasswordReset(
  ctx: Ctx,
  queueEmail: MailQueue,
  request: { readonly id: string; readonly emailEnc: string },
): Promise<void> {
  const bytes = Buffer.from(request.emailEnc, 'base64');
  const found = await findCredentials(
    ctx.reader,
    ctx.fieldEncryption.open({ ...requestPlace(request.id), bytes }),
  );
  if (!found) {
    return;
  }
  const { user } = found;
  const token = await issueEmailToken(ctx, user.id, 'password', LINK_MINUTES * 60_000);
  await queueEmail(ctx, {
    userId: user.id,
    to: user.email,
    name: user.firstName,
    template: user.accountStatus === 'Pending' ? 'password_reset_unverified' : 'password_reset',
    params: { token, minutes: LINK_MINUTES },
    dedupeKey: `password_reset:${request.id}`,
  });
}
