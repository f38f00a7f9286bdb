import type { Message } from '@titian/contracts/messages/definition';
import { message } from '@titian/contracts/messages/message';
import { later } from '../../../platform/clock.ts';
import type { Ctx } from '../../../platform/context.ts';
import { AppError, fieldError } from '../../../platform/errors.ts';
import { newToken, tokenHash } from '../../../platform/field-encryption.ts';
import type { CustomerPrincipal } from '../../../platform/http/principal.ts';
import { newId } from '../../../platform/ids.ts';
import type { GivenCode, OtpType } from '../domain/given-code.ts';
import type { MailQueue } from '../domain/mail.ts';
import { passTwoFactor } from '../store/sessions.ts';
import { deleteDevice, insertDevice } from '../store/trusted-devices.ts';
import { findTwoFactor } from '../store/two-factors.ts';
import { lockCredentials } from '../store/users.ts';
import { acceptSecondFactor } from './accept-second-factor.ts';
import { finishEnrolment } from './finish-enrolment.ts';

const REMEMBER_MS = 30 * 24 * 60 * 60 * 1000;

export interface TwoFactorPassed {
  /** For the header `X-Two-Factor-Token`; shown once. */
  readonly token: string;
  readonly expiresAt: Date;
  /** Only after an enrolment. */
  readonly recoveryCodes: readonly string[] | null;
}

/**
 * Accepts a code: of the active second factor, or the first one of a new factor. Before the second factor was given
 * it is always validated as the former, whatever secret the browser names.
 * @throws FieldError on `otp_code` when wrong or used, on `secret_key` when it names no enrolment of this person;
 * AppError `rate_limited` after too many wrong ones
 */
export async function authenticateTwoFactor(
  ctx: Ctx,
  queueEmail: MailQueue,
  principal: CustomerPrincipal,
  given: GivenCode,
): Promise<TwoFactorPassed> {
  // Two codes of one person are checked one after the other.
  const locked = await lockCredentials(ctx.tx, principal.id);
  if (!locked) {
    throw new AppError('unauthorized');
  }
  const factor = await findTwoFactor(ctx.reader, 'user', principal.id);
  const mayEnrol = factor === null || principal.twoFactorPassed;
  const enrols =
    mayEnrol &&
    (given.otpType === 'email'
      ? factor?.method !== 'email'
      : given.otpType === 'totp' && (factor === null || given.secretKey !== null));
  const recoveryCodes = enrols
    ? await finishEnrolment(ctx, queueEmail, locked.user, given, principal.eventUuid)
    : null;
  if (!enrols && !(await acceptSecondFactor(ctx, queueEmail, locked.user, given))) {
    throw fieldError('otp_code', wrongCode[given.otpType]);
  }
  return { ...(await trustDevice(ctx, principal, given)), recoveryCodes };
}

const wrongCode: Readonly<Record<OtpType, Message>> = {
  totp: message('code_wrong_or_used'),
  email: message('code_wrong_or_expired'),
  recovery: message('recovery_code_wrong'),
};

/**
 * Gives a device the token of the second factor, in the place of the one that it had.
 * @throws AppError `unauthorized` where the sign-in has ended
 */
export async function trustDevice(
  ctx: Ctx,
  principal: Pick<CustomerPrincipal, 'id' | 'eventUuid' | 'deviceId'>,
  given: Pick<GivenCode, 'remembersDevice' | 'device'>,
): Promise<Pick<TwoFactorPassed, 'token' | 'expiresAt'>> {
  const sessionEndsAt = await passTwoFactor(ctx.tx, principal.id, principal.eventUuid, ctx.now);
  if (!sessionEndsAt) {
    throw new AppError('unauthorized');
  }
  if (principal.deviceId !== null) {
    await deleteDevice(ctx.tx, principal.id, principal.deviceId);
  }
  const expiresAt = given.remembersDevice ? later(ctx.now, REMEMBER_MS) : sessionEndsAt;
  const token = newToken();
  await insertDevice(ctx.tx, {
    id: newId(),
    tokenHash: tokenHash(token),
    subjectKind: 'user',
    subjectId: principal.id,
    name: given.device,
    trustedAt: ctx.now,
    expiresAt,
    eventUuid: given.remembersDevice ? null : principal.eventUuid,
  });
  return { token, expiresAt };
}
