import { message } from '@titian/contracts/messages/message';
import { recordAudit } from '../../../platform/audit.ts';
import type { Ctx } from '../../../platform/context.ts';
import { AppError, fieldError } from '../../../platform/errors.ts';
import { newToken, tokenHash } from '../../../platform/field-encryption.ts';
import type { OperatorPrincipal } from '../../../platform/http/principal.ts';
import { newId } from '../../../platform/ids.ts';
import type { PasskeyRule } from '../queries/authenticate.ts';
import { listPasskeys } from '../store/passkeys.ts';
import { passTwoFactor } from '../store/sessions.ts';
import { insertDevice } from '../store/trusted-devices.ts';
import { acceptTotp } from './accept-totp.ts';
import { finishOperatorEnrolment } from './enrol-operator.ts';

/** The second half's answer: a token for the header `X-Two-Factor-Token`, for as long as the session can live. */
export interface OperatorDevice {
  readonly token: string;
  readonly expiresAt: Date;
}

/** The code of an authenticator app, as it came. */
export interface OperatorCode {
  readonly otpCode: string;
  /** Names the enrolment that this code completes; null where the app is set up. */
  readonly secretKey: string | null;
  readonly device: string;
}

/**
 * The second half of an operator's sign-in; the first time it switches the authenticator app on.
 * @throws FieldError on `otp_code` when wrong or used, or where the operator has to use a passkey; AppError
 * `rate_limited` after too many wrong ones; the errors of `finishOperatorEnrolment`
 */
export async function authenticateOperator(
  ctx: Ctx,
  principal: OperatorPrincipal,
  given: OperatorCode,
  requiresPasskey: PasskeyRule,
): Promise<OperatorDevice> {
  const { otpCode, secretKey, device } = given;
  await rejectBesidePasskey(ctx, principal.id, requiresPasskey);
  if (secretKey !== null) {
    await finishOperatorEnrolment(ctx, principal, secretKey, otpCode);
  } else if (!(await acceptTotp(ctx, 'operator', principal.id, otpCode))) {
    throw fieldError('otp_code', message('code_wrong_or_used'));
  }
  return trustOperatorDevice(ctx, principal, device);
}

/** Where passkeys are mandatory, a code only signs in an operator without a passkey, to add one. */
async function rejectBesidePasskey(ctx: Ctx, operatorId: string, requiresPasskey: PasskeyRule) {
  const own = await listPasskeys(ctx.reader, { subjectKind: 'operator', subjectId: operatorId });
  if (own.length > 0 && (await requiresPasskey(ctx))) {
    throw fieldError('otp_code', message('passkey_instead_of_code'));
  }
}

/**
 * Gives the token of the second factor for as long as the sign-in lasts.
 * @throws AppError `unauthorized` where the sign-in has ended
 */
export async function trustOperatorDevice(
  ctx: Ctx,
  principal: Pick<OperatorPrincipal, 'id' | 'eventUuid'>,
  device: string,
): Promise<OperatorDevice> {
  const subject = { subjectKind: 'operator', subjectId: principal.id } as const;
  const expiresAt = await passTwoFactor(ctx.tx, principal.id, principal.eventUuid, ctx.now);
  if (!expiresAt) {
    throw new AppError('unauthorized');
  }
  const token = newToken();
  await insertDevice(ctx.tx, {
    id: newId(),
    tokenHash: tokenHash(token),
    ...subject,
    name: device,
    trustedAt: ctx.now,
    expiresAt,
    eventUuid: principal.eventUuid,
  });
  await recordAudit(ctx, { action: 'operator.authenticated', ...subject });
  return { token, expiresAt };
}
