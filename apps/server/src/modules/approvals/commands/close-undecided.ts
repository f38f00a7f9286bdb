import { recordAudit } from '../../../platform/audit.ts';
import type { Ctx } from '../../../platform/context.ts';
import type { Approval } from '../domain/approval.ts';
import type { Approvals } from '../domain/table.ts';
import { closeApproval } from '../store/approvals.ts';

/**
 * Closes a locked proposal that can no longer be decided; its executor undoes the effects of proposing.
 * @param staleBecause the parts that changed since it was proposed, by name
 */
export async function closeUndecided(
  ctx: Ctx,
  approvals: Approvals,
  approval: Approval,
  state: 'expired' | 'stale',
  staleBecause: readonly string[] = [],
): Promise<Approval> {
  const closing = { state, checkerId: null, decisionReason: null, decidedAt: ctx.now, staleBecause };
  await closeApproval(ctx.tx, approval.id, closing, ctx.businessDate);
  const closed: Approval = { ...approval, ...closing };
  await approvals.executorOf(approval.kind).onExpired(ctx, closed);
  await recordAudit(ctx, {
    action: `approval.${state}`,
    subjectKind: approval.subjectKind,
    subjectId: approval.subjectId,
    after: {
      approval_id: approval.id,
      kind: approval.kind,
      ...(staleBecause.length === 0 ? {} : { changed: [...staleBecause] }),
    },
  });
  return closed;
}
