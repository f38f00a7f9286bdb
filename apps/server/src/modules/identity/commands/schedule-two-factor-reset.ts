import { message } from '@titian/contracts/messages/message';
import { recordAudit } from '../../../platform/audit.ts';
import { later } from '../../../platform/clock.ts';
import type { Ctx } from '../../../platform/context.ts';
import { AppError, fieldError } from '../../../platform/errors.ts';
import { tokenHash } from '../../../platform/field-encryption.ts';
import type { MailQueue } from '../domain/mail.ts';
import type { User } from '../domain/user.ts';
import { deleteAttempts } from '../store/attempts.ts';
import { findEmailToken } from '../store/email-tokens.ts';
import { scheduleReset } from '../store/two-factor-resets.ts';
import { findUsers } from '../store/users.ts';
import { mailOwner } from './mail-owner.ts';
import { spendOwnersToken } from './spend-email-token.ts';
import { verifyOwnPassword, wrongPassword } from './verify-own-password.ts';
import type { Proof, Steps } from './verify-sign-in.ts';

/** Long enough for an owner to read the notice and stop a reset that they did not request. */
const WAIT_MS = 24 * 60 * 60 * 1000;

/**
 * Schedules the reset of a lost second factor with the mailed token and the password, which is throttled as at
 * sign-in. The owner is notified at once; giving the second factor stops it (contract Account).
 * @returns when it takes effect: a business instant, the first one where it was scheduled already
 * @throws FieldError on `token` or `password`; AppError `wrong_state` when it is off by now, `rate_limited`
 */
export async function scheduleTwoFactorReset(
  steps: Steps,
  queueEmail: MailQueue,
  form: { readonly token: string; readonly password: string; readonly ip: string },
): Promise<Date> {
  const owner = await steps.read(async (ctx) => {
    const userId = await findEmailToken(ctx.reader, tokenHash(form.token), 'two_factor', ctx.now);
    return userId === null ? undefined : (await findUsers(ctx.reader, [userId]))[0];
  });
  if (!owner) {
    throw usedToken();
  }
  const proof = await verifyOwnPassword(steps, { ...form, email: owner.email }, 'password');
  return steps.command((ctx) => schedule(ctx, queueEmail, form.token, proof));
}

async function schedule(ctx: Ctx, queueEmail: MailQueue, token: string, proof: Proof<User>): Promise<Date> {
  const locked = await spendOwnersToken(ctx, token, 'two_factor');
  if (locked?.user.id !== proof.subject.id) {
    throw usedToken();
  }
  const userId = locked.user.id;
  if (locked.passwordHash !== proof.passwordHash) {
    throw wrongPassword('password');
  }
  await deleteAttempts(ctx.tx, proof.triesKey);
  const takesEffectAt = await scheduleReset(ctx.tx, userId, later(ctx.businessNow, WAIT_MS));
  if (takesEffectAt === null) {
    throw new AppError('wrong_state', {}, message('two_factor_off_sign_in'));
  }
  const at = takesEffectAt.toISOString();
  const subject = { subjectKind: 'user', subjectId: userId };
  await recordAudit(ctx, {
    action: 'two_factor.reset_requested',
    ...subject,
    after: { takes_effect_at: at },
  });
  await mailOwner(ctx, queueEmail, locked.user, {
    template: 'two_factor_reset_requested',
    params: { takesEffectAt: at },
  });
  return takesEffectAt;
}

function usedToken() {
  return fieldError('token', message('link_used_or_expired'));
}
