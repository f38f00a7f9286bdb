import { recordAudit } from '../../../platform/audit.ts';
import type { Ctx } from '../../../platform/context.ts';
import { AppError, fieldError } from '../../../platform/errors.ts';
import type { OperatorPrincipal } from '../../../platform/http/principal.ts';
import { newId } from '../../../platform/ids.ts';
import { newToken, tokenHash } from '../../../platform/vault.ts';
import { passTwoFactor } from '../store/sessions.ts';
import { insertDevice } from '../store/trusted-devices.ts';
import { acceptTotp } from './accept-totp.ts';

/** The second half's answer: a token for the header `X-Two-Factor-Token`, for as long as the session can live. */
export interface OperatorDevice {
  readonly token: string;
  readonly expiresAt: Date;
}

/**
 * The second half of an operator's sign-in.
 * @throws FieldError on `otp_code` when wrong or used; AppError `rate_limited` after too many wrong ones
 */
export async function authenticateOperator(
  ctx: Ctx,
  principal: OperatorPrincipal,
  otpCode: string,
  device: string,
): Promise<OperatorDevice> {
  const subject = { subjectKind: 'operator', subjectId: principal.id } as const;
  if (!(await acceptTotp(ctx, 'operator', principal.id, otpCode))) {
    throw fieldError('otp_code', 'This code is wrong or was used already. Please wait for the next one.');
  }
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
