import { message } from '@titian/contracts/messages/message';
import type { Ctx } from '../../../platform/context.ts';
import { AppError, fieldError } from '../../../platform/errors.ts';
import type { StepUpAct } from '../domain/step-up-act.ts';
import { deleteDemand, storeDemand } from '../store/step-up-demands.ts';
import { findTwoFactor } from '../store/two-factors.ts';
import { acceptEmailCode } from './accept-email-code.ts';
import { acceptTotp } from './accept-totp.ts';

/**
 * Demands a fresh code before money or a security setting moves: of the authenticator app where one is on, else of an
 * e-mail with purpose `step_up`. Call it last, in the transaction of what it protects: the code is used up only if that
 * commits, and of two requests with one code only one commits (ACC-10).
 * @param act what is protected: a mailed code names it and confirms nothing else (ACC-26)
 * @param otpCode six digits, or null when none was sent
 * @throws AppError `step_up_required` (with `otp_types`) without a code, `rate_limited` after too many wrong ones;
 * FieldError on `otp_code` when wrong, used or expired
 */
export async function requireStepUp(
  ctx: Ctx,
  userId: string,
  act: StepUpAct,
  otpCode: string | null,
): Promise<void> {
  const factor = await findTwoFactor(ctx.reader, 'user', userId);
  const method = factor?.method ?? 'email';
  if (method === 'email') {
    // The next code that is mailed confirms this act, also where the code of another was given.
    ctx.onRejection((after) => storeDemand(after.tx, userId, act, after.now));
  }
  if (otpCode === null) {
    throw new AppError('step_up_required', { otp_types: [method] });
  }
  const accepted =
    method === 'totp'
      ? await acceptTotp(ctx, 'user', userId, otpCode)
      : await acceptEmailCode(ctx, userId, 'step_up', otpCode, act);
  if (!accepted) {
    throw fieldError('otp_code', message('code_wrong_or_expired'));
  }
  await deleteDemand(ctx.tx, userId);
}
