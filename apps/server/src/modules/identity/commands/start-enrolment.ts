import { later } from '../../../platform/clock.ts';
import type { Ctx } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors.ts';
import type { CustomerPrincipal } from '../../../platform/http/principal.ts';
import { newId } from '../../../platform/ids.ts';
import { newTotpSecret, totpUri } from '../domain/totp.ts';
import { pendingSecretPlace, writeEnrolment } from '../store/enrolments.ts';
import { lockCredentials } from '../store/users.ts';
import { requireFreshFactor } from './require-fresh-factor.ts';

const ENROL_MS = 10 * 60_000;

export interface Enrolment {
  /** Names the secret; the secret itself stays on the server until its first code has been given. */
  readonly key: string;
  readonly secret: string;
  /** What the QR code says. */
  readonly uri: string;
  readonly expiresAt: Date;
}

/**
 * Makes a secret for an authenticator app; it counts only once a code made with it was given (ACC-7).
 * @throws AppError `step_up_required` (with `otp_types`) where a second factor is on and no code was given lately
 */
export async function startEnrolment(ctx: Ctx, principal: CustomerPrincipal): Promise<Enrolment> {
  const locked = await lockCredentials(ctx.tx, principal.id);
  if (!locked) {
    throw new AppError('unauthorized');
  }
  await requireFreshFactor(ctx, principal);
  const key = newId();
  const secret = newTotpSecret();
  const expiresAt = later(ctx.now, ENROL_MS);
  await writeEnrolment(ctx.tx, {
    subjectKind: 'user',
    subjectId: principal.id,
    key,
    secretEnc: ctx.fieldEncryption.seal(secret, pendingSecretPlace('user', principal.id)),
    until: expiresAt,
  });
  return { key, secret, uri: totpUri(secret, locked.user.email), expiresAt };
}
