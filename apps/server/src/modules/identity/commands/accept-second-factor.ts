import { recordAudit } from '../../../platform/audit.ts';
import type { Ctx } from '../../../platform/context.ts';
import type { GivenCode } from '../domain/given-code.ts';
import type { MailQueue } from '../domain/mail.ts';
import { recoveryHash } from '../domain/one-time-code.ts';
import type { User } from '../domain/user.ts';
import { countRecoveryCodes, useRecoveryCode } from '../store/recovery-codes.ts';
import { findTwoFactor } from '../store/two-factors.ts';
import { acceptEmailCode } from './accept-email-code.ts';
import { acceptTotp } from './accept-totp.ts';
import { stopReset } from './end-pending-access.ts';
import { mailOwner } from './mail-owner.ts';
import { throttleAttempts } from './throttle-attempts.ts';

/**
 * Whether a code is valid for the active second factor. A valid code shows that the factor is not lost: a scheduled
 * reset is stopped.
 * @throws AppError `rate_limited` after too many wrong codes
 */
export async function acceptSecondFactor(
  ctx: Ctx,
  queueEmail: MailQueue,
  user: User,
  { otpType, otpCode }: Pick<GivenCode, 'otpType' | 'otpCode'>,
): Promise<boolean> {
  const accept = {
    totp: () => acceptTotp(ctx, 'user', user.id, otpCode),
    email: () => acceptSignInCode(ctx, user.id, otpCode),
    recovery: () => acceptRecoveryCode(ctx, queueEmail, user, otpCode),
  };
  if (!(await accept[otpType]())) {
    return false;
  }
  await stopReset(ctx, queueEmail, user);
  return true;
}

function acceptSignInCode(ctx: Ctx, userId: string, code: string): Promise<boolean> {
  return throttleAttempts(ctx, 'user', userId, async () => {
    const factor = await findTwoFactor(ctx.reader, 'user', userId);
    return factor?.method === 'email' && (await acceptEmailCode(ctx, userId, 'sign_in', code));
  });
}

async function acceptRecoveryCode(
  ctx: Ctx,
  queueEmail: MailQueue,
  user: User,
  code: string,
): Promise<boolean> {
  const hash = recoveryHash(ctx.fieldEncryption, user.id, code);
  const isRight = await throttleAttempts(ctx, 'user', user.id, () =>
    useRecoveryCode(ctx.tx, user.id, hash, ctx.now),
  );
  if (isRight) {
    const left = await countRecoveryCodes(ctx.reader, user.id);
    const subject = { subjectKind: 'user', subjectId: user.id };
    await recordAudit(ctx, { action: 'two_factor.recovery_code_used', ...subject, after: { left } });
    await mailOwner(ctx, queueEmail, user, { template: 'recovery_code_used', params: { left } });
  }
  return isRight;
}
