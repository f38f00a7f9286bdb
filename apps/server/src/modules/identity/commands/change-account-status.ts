import { recordAudit } from '../../../platform/audit.ts';
import type { Ctx } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors.ts';
import { findUsers, moveAccount } from '../store/users.ts';

/** What to do with an account, after a second operator agreed (ACC-4). */
export interface AccountStatusChange {
  readonly userId: string;
  readonly accountStatus: 'Active' | 'Inactive';
  readonly reason: string;
}

/**
 * Disables an Active account with a reason that its owner is shown, or enables it again (ACC-4). The
 * caller evicts the customer from the authenticator's cache once the change is committed.
 * @throws AppError `not_found`, `wrong_state` when it is Pending or has the state already
 */
export async function changeAccountStatus(ctx: Ctx, change: AccountStatusChange): Promise<void> {
  const { userId, accountStatus, reason } = change;
  const [user] = await findUsers(ctx.reader, [userId]);
  if (!user) {
    throw new AppError('not_found');
  }
  const from = accountStatus === 'Inactive' ? 'Active' : 'Inactive';
  const inactiveReason = accountStatus === 'Inactive' ? reason : null;
  if (!(await moveAccount(ctx.tx, userId, from, accountStatus, { inactiveReason, closedAt: null }))) {
    throw new AppError('wrong_state');
  }
  await recordAudit(ctx, {
    action: accountStatus === 'Inactive' ? 'user.disabled' : 'user.enabled',
    subjectKind: 'user',
    subjectId: userId,
    before: { account_status: from },
    after: { account_status: accountStatus },
    reason,
  });
}
