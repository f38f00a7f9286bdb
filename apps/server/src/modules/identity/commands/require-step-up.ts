import { timingSafeEqual } from 'node:crypto';
import type { Ctx } from '../../../platform/context.ts';
import { AppError, fieldError } from '../../../platform/errors.ts';
import { codeHash } from '../domain/one-time-code.ts';
import { deleteAttempts } from '../store/attempts.ts';
import { countGuess } from '../store/guesses.ts';
import {
  type CodePurpose,
  countCodeTry,
  findOpenCode,
  MAX_CODE_TRIES,
  type OpenCode,
  useCode,
} from '../store/one-time-codes.ts';
import { findTwoFactor } from '../store/two-factors.ts';
import { acceptTotp } from './accept-totp.ts';
import { codeMailKey } from './send-email-code.ts';

/**
 * Demands a fresh code before money or a security setting moves: of the authenticator app where one is on, else of an
 * e-mail with purpose `step_up`. Ask last, in the transaction of what it protects: the code is used up only if that
 * commits, and of two requests with one code only one commits (architecture §4).
 * @param otpCode six digits, or null when none was sent
 * @throws AppError `step_up_required` (with `otp_types`) without a code, `rate_limited` after too many wrong ones;
 *   FieldError on `otp_code` when wrong, used or expired
 */
export async function requireStepUp(ctx: Ctx, userId: string, otpCode: string | null): Promise<void> {
  const factor = await findTwoFactor(ctx.reader, 'user', userId);
  const method = factor?.method ?? 'email';
  if (otpCode === null) {
    throw new AppError('step_up_required', { otp_types: [method] });
  }
  const accepted =
    method === 'totp'
      ? await acceptTotp(ctx, 'user', userId, otpCode)
      : await acceptEmailCode(ctx, userId, 'step_up', otpCode);
  if (!accepted) {
    throw fieldError('otp_code', 'This code is wrong or has expired. Please check it or ask for a new one.');
  }
}

async function acceptEmailCode(
  ctx: Ctx,
  userId: string,
  purpose: CodePurpose,
  given: string,
): Promise<boolean> {
  const open = await findOpenCode(ctx.reader, userId, purpose, ctx.now);
  if (!open) {
    return false;
  }
  if (!isRight(open, codeHash(ctx.vault, userId, purpose, given))) {
    ctx.onRefusal((after) => countCodeTry(after.tx, open.id));
    return false;
  }
  await deleteAttempts(ctx.tx, codeMailKey(ctx, userId, purpose));
  return useCode(ctx.tx, open.id, ctx.now);
}

function isRight(open: OpenCode, given: Buffer): boolean {
  return countGuess(`code:${open.id}`) <= MAX_CODE_TRIES && timingSafeEqual(open.codeHash, given);
}
