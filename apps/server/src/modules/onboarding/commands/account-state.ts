import { message } from '@titian/contracts/messages/message';
import { accountState as change } from '@titian/contracts/schemas/operator-proposals';
import type { z } from 'zod';
import type { Ctx } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors.ts';
import {
  type ApprovalExecutor,
  type ApprovalOf,
  type ApprovalSubject,
  approvalExecutor,
} from '../../approvals/public.ts';
import { changeAccountStatus, lockAccount } from '../../identity/public.ts';
import { notifyUsers } from '../../notifications/public.ts';
import { freezeMoney } from '../../restrictions/public.ts';
import { customerName } from '../domain/customer-name.ts';
import { findInvestors } from '../store/investors.ts';
import type { DecisionDeps } from './decide-application.ts';

type StateChange = z.output<typeof change>;

/**
 * Disables an account with a reason that its owner reads, or enables it again (ACC-4). Its sign-ins continue:
 * they may read the reason and log out, and nothing else. Disabling for fraud freezes the money too, and enabling the
 * account again does not set it free (decision 032).
 */
export function accountState(deps: DecisionDeps): ApprovalExecutor {
  return approvalExecutor<StateChange>({
    kind: 'account_state',
    subjectKind: 'user',
    after: change,
    load: (ctx, subjectId, { after }) => loadAccount(ctx, subjectId, after),
    async binds(ctx, subjectId) {
      const { user } = await lockAccount(ctx, subjectId);
      const { accountStatus, inactiveReason, role, type } = user;
      return { account_status: accountStatus, reason: inactiveReason, role, type };
    },
    async apply(ctx, approval) {
      ctx.afterCommit(() => deps.forgetCustomer(approval.subjectId));
      await apply(ctx, approval);
    },
  });
}

async function loadAccount(ctx: Ctx, userId: string, after: StateChange): Promise<ApprovalSubject> {
  const { user, version } = await lockAccount(ctx, userId);
  if (user.accountStatus === 'Pending') {
    throw new AppError('wrong_state', {}, message('customer_email_unverified'));
  }
  if (user.accountStatus === after.account_status) {
    const now = user.accountStatus === 'Active' ? 'enabled' : 'disabled';
    throw new AppError('wrong_state', {}, message('account_state_unchanged', { state: now }));
  }
  const [investor] = await findInvestors(ctx.reader, [userId]);
  return {
    version,
    label: customerName(user, investor?.verifiedName),
    before: { account_status: user.accountStatus, reason: user.inactiveReason },
  };
}

async function apply(ctx: Ctx, approval: ApprovalOf<StateChange>): Promise<void> {
  const { account_status: accountStatus, reason } = approval.after;
  const userId = approval.subjectId;
  await changeAccountStatus(ctx, { userId, accountStatus, reason });
  if (accountStatus === 'Inactive' && approval.after.category === 'fraud') {
    await freezeMoney(ctx, { userId, cause: 'fraud', reason: approval.reason, approval });
  }
  const to = { userId, dedupeKey: `account_state:${approval.id}` };
  await notifyUsers(
    ctx,
    accountStatus === 'Inactive'
      ? [{ ...to, template: 'account_disabled', params: { reason } }]
      : [{ ...to, template: 'account_enabled', params: {} }],
  );
}
