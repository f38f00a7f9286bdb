import { message } from '@titian/contracts/messages/message';
import type { Ctx } from '../../../platform/context.ts';
import { fieldError } from '../../../platform/errors.ts';
import type { GivenCode } from '../domain/given-code.ts';
import type { MailQueue } from '../domain/mail.ts';
import { totpStep } from '../domain/totp.ts';
import type { User } from '../domain/user.ts';
import { findEnrolment } from '../store/enrolments.ts';
import { acceptEmailCode } from './accept-email-code.ts';
import { enableFactor, type Factor } from './enable-factor.ts';
import { throttleAttempts } from './throttle-attempts.ts';

/**
 * Switches a factor on by its first code: of the app that the pending secret was typed into, or of a mail with
 * purpose `enrol`.
 * @returns the recovery codes
 * @throws FieldError on `secret_key` or `otp_code`; AppError `rate_limited` after too many wrong codes
 */
export async function finishEnrolment(
  ctx: Ctx,
  queueEmail: MailQueue,
  user: User,
  given: GivenCode,
  eventUuid: string,
): Promise<readonly string[]> {
  const factor =
    given.otpType === 'email'
      ? await mailboxFactor(ctx, user.id, given.otpCode)
      : await appFactor(ctx, user.id, given);
  return enableFactor(ctx, queueEmail, user, factor, eventUuid);
}

async function mailboxFactor(ctx: Ctx, userId: string, code: string): Promise<Factor> {
  const isRight = await throttleAttempts(ctx, 'user', userId, () =>
    acceptEmailCode(ctx, userId, 'enrol', code),
  );
  if (!isRight) {
    throw fieldError('otp_code', message('code_wrong_or_expired'));
  }
  return { method: 'email', secret: null, lastStep: 0n };
}

async function appFactor(ctx: Ctx, userId: string, given: GivenCode): Promise<Factor> {
  const secretEnc = isUuid(given.secretKey)
    ? await findEnrolment(ctx.reader, 'user', userId, given.secretKey, ctx.now)
    : null;
  if (secretEnc === null) {
    throw fieldError('secret_key', message('qr_code_expired'));
  }
  const secret = ctx.fieldEncryption.open(secretEnc);
  const step = totpStep(secret, given.otpCode, ctx.now);
  const isRight = await throttleAttempts(ctx, 'user', userId, async () => step !== null);
  if (!isRight || step === null) {
    throw fieldError('otp_code', message('code_of_other_qr_code'));
  }
  return { method: 'totp', secret, lastStep: step };
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

function isUuid(key: string | null): key is string {
  return key !== null && UUID.test(key);
}
