import { message } from '@titian/contracts/messages/message';
import { recordAudit } from '../../../platform/audit.ts';
import { later } from '../../../platform/clock.ts';
import type { Ctx } from '../../../platform/context.ts';
import { AppError, fieldError } from '../../../platform/errors.ts';
import type { OperatorPrincipal } from '../../../platform/http/principal.ts';
import { newId } from '../../../platform/ids.ts';
import { newTotpSecret, totpStep, totpUri } from '../domain/totp.ts';
import { findEnrolment, pendingSecretPlace, writeEnrolment } from '../store/enrolments.ts';
import { endAllSessions } from '../store/open-sessions.ts';
import { lockEnabledOperator } from '../store/operators.ts';
import { enableTwoFactor, findTwoFactor, secretPlace } from '../store/two-factors.ts';
import { reportOperatorChange } from './record-security-change.ts';
import type { Enrolment } from './start-enrolment.ts';
import { throttleAttempts } from './throttle-attempts.ts';

const ENROL_MS = 10 * 60_000;

/**
 * Creates the secret of an operator's authenticator app; it is active after its first code. Only without an app:
 * one that is on is replaced by two administrators alone.
 * @throws AppError `wrong_state` where an authenticator app is on
 */
export async function startOperatorEnrolment(ctx: Ctx, principal: OperatorPrincipal): Promise<Enrolment> {
  const operator = await lockWithoutFactor(ctx, principal.id);
  const [key, secret, expiresAt] = [newId(), newTotpSecret(), later(ctx.now, ENROL_MS)];
  await writeEnrolment(ctx.tx, {
    subjectKind: 'operator',
    subjectId: operator.id,
    key,
    secretEnc: ctx.fieldEncryption.seal(secret, pendingSecretPlace('operator', operator.id)),
    until: expiresAt,
  });
  return { key, secret, uri: totpUri(secret, operator.email), expiresAt };
}

/**
 * Switches the authenticator app on by its first code. Every other sign-in of the operator ends.
 * @throws AppError `wrong_state` where one is on; FieldError on `secret_key` when expired, on `otp_code` when wrong;
 * AppError `rate_limited` after too many wrong codes
 */
export async function finishOperatorEnrolment(
  ctx: Ctx,
  principal: OperatorPrincipal,
  secretKey: string,
  otpCode: string,
): Promise<void> {
  const { id } = await lockWithoutFactor(ctx, principal.id);
  const secretEnc = await findEnrolment(ctx.reader, 'operator', id, secretKey, ctx.now);
  if (secretEnc === null) {
    throw fieldError('secret_key', message('qr_code_expired'));
  }
  const secret = ctx.fieldEncryption.open(secretEnc);
  const step = totpStep(secret, otpCode, ctx.now);
  const isRight = await throttleAttempts(ctx, 'operator', id, async () => step !== null);
  if (!isRight || step === null) {
    throw fieldError('otp_code', message('code_of_other_qr_code'));
  }
  const subject = { subjectKind: 'operator', subjectId: id } as const;
  await enableTwoFactor(ctx.tx, {
    ...subject,
    method: 'totp',
    secretEnc: ctx.fieldEncryption.seal(secret, secretPlace('operator', id)),
    lastStep: step,
    enabledAt: ctx.now,
  });
  await endAllSessions(
    ctx.tx,
    'operator',
    id,
    { at: ctx.now, reason: 'security_changed' },
    principal.eventUuid,
  );
  await recordAudit(ctx, { action: 'operator.second_factor_enrolled', ...subject });
  reportOperatorChange(ctx, id, 'two_factor_enabled');
}

async function lockWithoutFactor(ctx: Ctx, id: string) {
  const operator = await lockEnabledOperator(ctx.tx, id);
  if (operator === null) {
    throw new AppError('unauthorized');
  }
  if ((await findTwoFactor(ctx.reader, 'operator', id)) !== null) {
    throw new AppError('wrong_state', {}, message('authenticator_already_set_up'));
  }
  return operator;
}
