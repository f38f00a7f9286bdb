import { message } from '@titian/contracts/messages/message';
import { recordAudit } from '../../../platform/audit.ts';
import type { Ctx } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors.ts';
import type { CustomerPrincipal } from '../../../platform/http/principal.ts';
import type { MailQueue } from '../domain/mail.ts';
import { findTwoFactor } from '../store/two-factors.ts';
import { lockCredentials } from '../store/users.ts';
import { issueRecoveryCodes } from './enable-factor.ts';
import { endPendingAccess } from './end-pending-access.ts';
import { mailOwner } from './mail-owner.ts';
import { requireStepUp } from './require-step-up.ts';

/**
 * Makes ten new recovery codes with a fresh code of the second factor; the ones before open nothing any more, and
 * everything else begun before ends but this sign-in.
 * @throws AppError `wrong_state` without a second factor, `step_up_required`, `rate_limited`; FieldError on `otp_code`
 */
export async function renewRecoveryCodes(
  ctx: Ctx,
  queueEmail: MailQueue,
  { id: userId, eventUuid }: Pick<CustomerPrincipal, 'id' | 'eventUuid'>,
  otpCode: string | null,
): Promise<readonly string[]> {
  const locked = await lockCredentials(ctx.tx, userId);
  if (!locked) {
    throw new AppError('unauthorized');
  }
  if ((await findTwoFactor(ctx.reader, 'user', userId)) === null) {
    throw new AppError('wrong_state', {}, message('two_factor_not_enabled'));
  }
  await requireStepUp(ctx, userId, { action: 'recovery_codes', amountSen: null }, otpCode);
  await endPendingAccess(ctx, queueEmail, locked.user, { eventUuid });
  const subject = { subjectKind: 'user', subjectId: userId };
  await recordAudit(ctx, { action: 'two_factor.recovery_codes_replaced', ...subject });
  await mailOwner(ctx, queueEmail, locked.user, { template: 'recovery_codes_replaced', params: {} });
  return issueRecoveryCodes(ctx, userId);
}
