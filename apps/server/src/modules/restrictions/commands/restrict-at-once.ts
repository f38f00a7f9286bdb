import { message } from '@titian/contracts/messages/message';
import { addDays, nextBusinessDay } from '@titian/finance/calendar';
import type { Ctx } from '../../../platform/context.ts';
import { AppError, invariant } from '../../../platform/errors.ts';
import { type Approvals, proposeChange } from '../../approvals/public.ts';
import { lockAccount } from '../../identity/public.ts';
import { readHolidays } from '../../settings/public.ts';
import { isStricter } from '../domain/money-policy.ts';
import type { Restriction } from '../domain/restriction.ts';
import { findCurrent } from '../store/restrictions.ts';
import { changeLevel } from './change-level.ts';

export interface AtOnce {
  readonly userId: string;
  readonly level: Restriction['level'];
  readonly reason: string;
  readonly operatorId: string;
}

/**
 * One person of compliance restricts a customer's money at once; it counts from now on, and a second one confirms it
 * by the end of the next business day (decision 032). It only ever stops more than before: less is for two.
 *
 * @throws AppError `not_found`, `wrong_state` where as much is stopped already
 */
export async function restrictAtOnce(ctx: Ctx, approvals: Approvals, wanted: AtOnce): Promise<void> {
  const { userId, level, reason } = wanted;
  await lockAccount(ctx, userId);
  const current = await findCurrent(ctx.tx, userId);
  if (!isStricter(level, current?.level ?? 'none')) {
    throw new AppError('wrong_state', {}, message('customer_already_restricted'));
  }
  const confirmBy = nextBusinessDay(addDays(ctx.businessDate, 1), await readHolidays(ctx, 'federal'));
  const id = await changeLevel(ctx, {
    ...{ userId, level, reason, cause: 'compliance', by: wanted.operatorId },
    ...{ confirmBy, confirmedBy: null, approvalId: null },
  });
  invariant(id, `customer ${userId} is restricted`);
  await proposeChange(ctx, approvals, {
    ...{ kind: 'money_restriction_confirmation', subjectId: id, after: { level }, reason },
  });
}
