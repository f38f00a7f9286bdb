import { message } from '@titian/contracts/messages/message';
import { malaysiaDay } from '@titian/finance/calendar';
import type { ClosingCheck } from '../../../platform/account-closing.ts';
import type { Ctx } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors.ts';
import { closeAccount, lockAccount } from '../../identity/public.ts';
import { notifyUsers } from '../../notifications/public.ts';
import { closingReasons } from '../queries/closing-reasons.ts';

/**
 * Closes the account of a customer who has nothing left with us, and confirms it by mail (ACC-27).
 * @throws AppError `wrong_state` while something stands in the way, `step_up_required`; FieldError on `otp_code`
 */
export async function closeOwnAccount(
  ctx: Ctx,
  userId: string,
  checks: readonly ClosingCheck[],
  otpCode: string | null,
): Promise<void> {
  const { version } = await lockAccount(ctx, userId);
  if ((await closingReasons(ctx, userId, checks)).length > 0) {
    throw new AppError('wrong_state', {}, message('account_not_closable'));
  }
  await closeAccount(ctx, userId, otpCode);
  await notifyUsers(ctx, [
    {
      ...{ userId, template: 'account_closed', dedupeKey: `account_closed:${userId}:${version}` },
      params: { on: malaysiaDay(ctx.businessNow) },
    },
  ]);
}
