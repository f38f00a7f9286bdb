import { message } from '@titian/contracts/messages/message';
import { moneyRestriction as change } from '@titian/contracts/schemas/operator-proposals';
import type { z } from 'zod';
import type { Ctx, QueryCtx } from '../../../platform/context.ts';
import { AppError, invariant } from '../../../platform/errors.ts';
import { type ApprovalExecutor, type ApprovalOf, approvalExecutor } from '../../approvals/public.ts';
import { lockAccount, userName } from '../../identity/public.ts';
import { findCurrent, listOf } from '../store/restrictions.ts';
import { changeLevel } from './change-level.ts';

/** Whether a name of the customer is confirmed to be a listed one; handed in by the module that knows. */
export type ConfirmedNameReader = (ctx: QueryCtx, userId: string) => Promise<boolean>;

/**
 * Two people of compliance restrict a customer's money, more or less than now, or set it free (decision 032). It is not
 * set free while a confirmed name is on the screening list.
 */
export function moneyRestriction(hasConfirmedName: ConfirmedNameReader): ApprovalExecutor {
  return approvalExecutor<z.output<typeof change>>({
    kind: 'money_restriction',
    subjectKind: 'user',
    after: change,
    async load(ctx, subjectId, { after }) {
      const { user } = await lockAccount(ctx, subjectId);
      const current = await findCurrent(ctx.tx, subjectId);
      if ((current?.level ?? 'none') === after.level) {
        throw new AppError('wrong_state', {}, message('restriction_in_force'));
      }
      if (after.level !== 'frozen' && (await hasConfirmedName(ctx, subjectId))) {
        throw new AppError('wrong_state', {}, message('screening_name_confirmed'));
      }
      return {
        version: 1 + (await listOf(ctx.tx, subjectId)).length,
        label: userName(user),
        before: {
          level: current?.level ?? 'none',
          cause: current?.cause ?? null,
          restriction_reason: current?.reason ?? null,
        },
      };
    },
    async binds(ctx, subjectId) {
      const current = await findCurrent(ctx.tx, subjectId);
      return {
        restriction: current?.id ?? null,
        level: current?.level ?? 'none',
        confirmed_name: await hasConfirmedName(ctx, subjectId),
      };
    },
    apply,
  });
}

async function apply(ctx: Ctx, approval: ApprovalOf<z.output<typeof change>>): Promise<void> {
  invariant(approval.checkerId, `approval ${approval.id} has a checker`);
  await changeLevel(ctx, {
    ...{
      userId: approval.subjectId,
      level: approval.after.level,
      cause: 'proposal',
      reason: approval.reason,
    },
    ...{ by: approval.makerId, confirmedBy: approval.checkerId, confirmBy: null, approvalId: approval.id },
  });
}
