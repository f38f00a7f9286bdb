import { message } from '@titian/contracts/messages/message';
import { moneyRestrictionConfirmation as change } from '@titian/contracts/schemas/operator-proposals';
import type { z } from 'zod';
import { recordAudit } from '../../../platform/audit.ts';
import type { Ctx } from '../../../platform/context.ts';
import { AppError, invariant } from '../../../platform/errors.ts';
import { type ApprovalOf, approvalExecutor } from '../../approvals/public.ts';
import { lockAccount, userName } from '../../identity/public.ts';
import { awaitsConfirmation, type Restriction } from '../domain/restriction.ts';
import { lockRestriction, setConfirmed } from '../store/restrictions.ts';
import { changeLevel } from './change-level.ts';

type Confirmation = z.output<typeof change>;

/**
 * A second compliance operator confirms an immediate restriction, or ends it by rejecting the proposal (decision 032).
 * A proposal that runs out leaves the restriction in force; any compliance operator proposes its confirmation again.
 */
export const moneyRestrictionConfirmation = approvalExecutor<Confirmation>({
  kind: 'money_restriction_confirmation',
  subjectKind: 'money_restriction',
  after: change,
  async load(ctx, subjectId, { after }) {
    const restriction = await unconfirmed(ctx, subjectId);
    if (after.level !== restriction.level) {
      throw new AppError('wrong_state', { level: restriction.level });
    }
    const { user } = await lockAccount(ctx, restriction.userId);
    return {
      // A restriction is confirmed or ended once, which `unconfirmed` checks.
      version: 1,
      label: userName(user),
      before: { restriction_reason: restriction.reason, confirm_by: restriction.confirmBy },
    };
  },
  async binds(ctx, subjectId) {
    const { userId, level, setBy, reason } = await unconfirmed(ctx, subjectId);
    return { user_id: userId, level, set_by: setBy, reason };
  },
  apply: confirm,
  onRejected: endUnconfirmed,
});

async function unconfirmed(ctx: Ctx, id: string): Promise<Restriction> {
  const restriction = await lockRestriction(ctx.tx, id);
  if (restriction === null) {
    throw new AppError('not_found');
  }
  if (!awaitsConfirmation(restriction)) {
    throw new AppError('wrong_state', {}, message('restriction_confirmed_or_ended'));
  }
  return restriction;
}

async function confirm(ctx: Ctx, approval: ApprovalOf<Confirmation>): Promise<void> {
  const restriction = await unconfirmed(ctx, approval.subjectId);
  invariant(approval.checkerId, `approval ${approval.id} has a checker`);
  // The operator who set it may be the checker of another's proposal: then the other one is the second person.
  const by = approval.checkerId === restriction.setBy ? approval.makerId : approval.checkerId;
  await setConfirmed(ctx.tx, restriction.id, by, ctx.now);
  await recordAudit(ctx, {
    action: 'money_restriction.confirmed',
    subjectKind: 'user',
    subjectId: restriction.userId,
    after: { money_restriction: restriction.level },
    reason: restriction.reason,
  });
}

async function endUnconfirmed(ctx: Ctx, approval: ApprovalOf<Confirmation>): Promise<void> {
  const restriction = await lockRestriction(ctx.tx, approval.subjectId);
  if (restriction === null || !awaitsConfirmation(restriction)) {
    return;
  }
  await changeLevel(ctx, {
    ...{ userId: restriction.userId, level: 'none', cause: 'compliance', by: approval.checkerId },
    reason: approval.decisionReason ?? approval.reason,
    ...{ confirmedBy: null, confirmBy: null, approvalId: approval.id },
  });
}
