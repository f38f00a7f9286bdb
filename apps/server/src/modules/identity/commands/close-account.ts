import { recordAudit } from '../../../platform/audit.ts';
import type { Ctx } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors.ts';
import { moveAccount } from '../store/users.ts';
import { requireStepUp } from './require-step-up.ts';

/**
 * Closes an Active account for its owner, with a fresh code (ACC-27). Nothing is deleted: its records are kept, its
 * owner may sign in and read that it is closed, and operators may enable it again.
 * @throws AppError `wrong_state` where it is not Active, `step_up_required`; FieldError on `otp_code`
 */
export async function closeAccount(ctx: Ctx, userId: string, otpCode: string | null): Promise<void> {
  await requireStepUp(ctx, userId, { action: 'account_closing', amountSen: null }, otpCode);
  if (
    !(await moveAccount(ctx.tx, userId, 'Active', 'Inactive', {
      inactiveReason: null,
      closedAt: ctx.businessNow,
    }))
  ) {
    throw new AppError('wrong_state');
  }
  await recordAudit(ctx, {
    action: 'user.closed',
    subjectKind: 'user',
    subjectId: userId,
    before: { account_status: 'Active' },
    after: { account_status: 'Inactive' },
  });
}
