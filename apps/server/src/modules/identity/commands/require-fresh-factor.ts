import { later } from '../../../platform/clock.ts';
import type { QueryCtx } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors.ts';
import type { CustomerPrincipal, OperatorPrincipal } from '../../../platform/http/principal.ts';
import { listPasskeys } from '../store/passkeys.ts';
import { twoFactorGivenAt } from '../store/sessions.ts';
import { findTwoFactor } from '../store/two-factors.ts';

const FRESH_MS = 10 * 60_000;

/**
 * Changing to another second factor demands a code of the present one, or a recovery code, in this sign-in and within
 * ten minutes: so a lost telephone is replaced with a recovery code, and an open browser alone changes nothing.
 * @throws AppError `step_up_required` with `otp_types`
 */
export async function requireFreshFactor(ctx: QueryCtx, principal: CustomerPrincipal): Promise<void> {
  const factor = await findTwoFactor(ctx.reader, 'user', principal.id);
  if (factor === null) {
    return;
  }
  const givenAt = await twoFactorGivenAt(ctx.reader, principal.id, principal.eventUuid);
  if (givenAt === null || givenAt < later(ctx.now, -FRESH_MS)) {
    throw new AppError('step_up_required', { otp_types: [factor.method, 'recovery'] });
  }
}

/**
 * The same for an operator: a code of the authenticator app, or a passkey, in this sign-in and within ten minutes.
 * @throws AppError `step_up_required` with `otp_types`: `passkey` where there is one
 */
export async function requireFreshOperator(
  ctx: QueryCtx,
  { id, eventUuid }: Pick<OperatorPrincipal, 'id' | 'eventUuid'>,
): Promise<void> {
  const givenAt = await twoFactorGivenAt(ctx.reader, id, eventUuid);
  if (givenAt === null || givenAt < later(ctx.now, -FRESH_MS)) {
    const own = await listPasskeys(ctx.reader, { subjectKind: 'operator', subjectId: id });
    throw new AppError('step_up_required', { otp_types: own.length > 0 ? ['passkey', 'totp'] : ['totp'] });
  }
}
