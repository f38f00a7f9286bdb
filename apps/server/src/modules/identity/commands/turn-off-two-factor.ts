import { message } from '@titian/contracts/messages/message';
import { recordAudit } from '../../../platform/audit.ts';
import { AppError } from '../../../platform/errors.ts';
import type { MailQueue } from '../domain/mail.ts';
import { deleteAttempts } from '../store/attempts.ts';
import { findTwoFactor } from '../store/two-factors.ts';
import { findUsers, lockCredentials } from '../store/users.ts';
import { endPendingAccess } from './end-pending-access.ts';
import { mailOwner } from './mail-owner.ts';
import { recordSecurityChange } from './record-security-change.ts';
import { removeFactor } from './remove-factor.ts';
import { requireStepUp } from './require-step-up.ts';
import { verifyOwnPassword, wrongPassword } from './verify-own-password.ts';
import type { Steps } from './verify-sign-in.ts';

export interface TurnOff {
  readonly userId: string;
  readonly password: string;
  readonly ip: string;
  readonly otpCode: string | null;
  /** The sign-in that makes the change and stays open. */
  readonly eventUuid: string;
}

/**
 * Switches the second factor off, with the password and a fresh code; everything begun before ends but this sign-in.
 * @throws AppError `wrong_state` when it is off, `step_up_required`, `rate_limited`; FieldError on `password`, `otp_code`
 */
export async function turnOffTwoFactor(steps: Steps, queueEmail: MailQueue, form: TurnOff): Promise<void> {
  const [user] = await steps.read((ctx) => findUsers(ctx.reader, [form.userId]));
  if (!user) {
    throw new AppError('unauthorized');
  }
  const proof = await verifyOwnPassword(steps, { ...form, email: user.email }, 'password');
  await steps.command(async (ctx) => {
    const userId = proof.subject.id;
    const locked = await lockCredentials(ctx.tx, userId);
    if (locked?.passwordHash !== proof.passwordHash) {
      throw wrongPassword('password');
    }
    if ((await findTwoFactor(ctx.reader, 'user', userId)) === null) {
      throw new AppError('wrong_state', {}, message('two_factor_off'));
    }
    await requireStepUp(ctx, userId, { action: 'two_factor_off', amountSen: null }, form.otpCode);
    await deleteAttempts(ctx.tx, proof.triesKey);
    await removeFactor(ctx, userId);
    await endPendingAccess(ctx, queueEmail, locked.user, { eventUuid: form.eventUuid });
    await recordSecurityChange(ctx, userId, 'two_factor_off');
    await recordAudit(ctx, { action: 'two_factor.turned_off', subjectKind: 'user', subjectId: userId });
    await mailOwner(ctx, queueEmail, locked.user, { template: 'two_factor_off', params: {} });
  });
}
