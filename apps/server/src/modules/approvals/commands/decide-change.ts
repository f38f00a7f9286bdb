import { recordAudit } from '../../../platform/audit.ts';
import type { Ctx } from '../../../platform/context.ts';
import { AppError, type ErrorCode } from '../../../platform/errors.ts';
import { readEnabledOperator } from '../../identity/public.ts';
import type { Approval } from '../domain/approval.ts';
import { changedParts } from '../domain/binding.ts';
import type { ApprovalExecutor } from '../domain/executor.ts';
import type { Approvals } from '../domain/table.ts';
import { isExpired, mayCheck, mayPropose } from '../policy.ts';
import { closeApproval, lockApproval } from '../store.ts';
import { actingOperator } from './acting-operator.ts';
import { bindingNow } from './binding-now.ts';
import { closeUndecided } from './close-undecided.ts';
import { refuseConflict } from './refuse-conflict.ts';

export interface Decision {
  readonly approvalId: string;
  readonly decision: 'approved' | 'rejected';
  readonly reason: string | null;
}

/** A proposal after a decision; `refusal` says that it was closed undecided, which has to be committed first. */
export interface Decided {
  readonly approval: Approval;
  readonly refusal: ErrorCode | null;
}

/**
 * Decides a proposal once: the row is locked, the decision written and the change made in one transaction.
 *
 * @throws AppError `not_found`, `role`, `same_operator`, `own_account`, `own_customer_account`, `approval_decided`, and
 *   what applying the change refuses
 */
export async function decideChange(ctx: Ctx, approvals: Approvals, decision: Decision): Promise<Decided> {
  const approval = await lockApproval(ctx.tx, decision.approvalId);
  if (approval === null) {
    throw new AppError('not_found');
  }
  const executor = approvals.executorOf(approval.kind);
  const checkerId = await authoriseChecker(ctx, approvals, approval);
  if (approval.state !== 'proposed') {
    throw new AppError('approval_decided', { state: approval.state });
  }
  if (isExpired(approval, ctx.businessNow)) {
    const closed = await closeUndecided(ctx, approvals, approval, 'expired');
    return { approval: closed, refusal: 'approval_expired' };
  }
  const changed = decision.decision === 'approved' ? await changedSince(ctx, executor, approval) : [];
  if (changed.length > 0) {
    const closed = await closeUndecided(ctx, approvals, approval, 'stale', changed);
    return { approval: closed, refusal: 'approval_stale' };
  }
  return { approval: await close(ctx, executor, approval, checkerId, decision), refusal: null };
}

async function authoriseChecker(ctx: Ctx, approvals: Approvals, approval: Approval): Promise<string> {
  const checker = await actingOperator(ctx);
  if (!mayCheck(approvals.executorOf(approval.kind), checker)) {
    throw new AppError('role');
  }
  if (checker.id === approval.makerId) {
    throw new AppError('same_operator');
  }
  await refuseConflict(ctx, approvals, approval, checker.id);
  return checker.id;
}

/**
 * What makes the proposal stale; empty where nothing does: `maker` who may no longer propose it or is disabled,
 * `binding` that it does not have, `subject` that is gone, no longer allows this or has another version, or the changed
 * parts of what it binds.
 */
async function changedSince(ctx: Ctx, executor: ApprovalExecutor, approval: Approval): Promise<string[]> {
  const maker = await readEnabledOperator(ctx, approval.makerId);
  if (maker === null || !mayPropose(executor, maker)) {
    return ['maker'];
  }
  if (approval.bindingSha256 === null) {
    return ['binding'];
  }
  const { id, after, subjectId, createdAt: proposedAt } = approval;
  const request = { after, approvalId: id, proposalId: id, proposedAt };
  try {
    const subject = await executor.load(ctx, subjectId, request);
    const binding = await bindingNow(ctx, executor, subjectId, request);
    const isSubject = subject.version !== approval.subjectVersion;
    const parts = changedParts(approval.binds, binding.binds);
    // The hash decides; the stored parts only say what differs.
    const isBinding = !binding.sha256.equals(approval.bindingSha256) && parts.length === 0;
    return [...(isSubject ? ['subject'] : []), ...(isBinding ? ['binding'] : []), ...parts];
  } catch (error) {
    if (error instanceof AppError) {
      return ['subject'];
    }
    throw error;
  }
}

async function close(
  ctx: Ctx,
  executor: ApprovalExecutor,
  approval: Approval,
  checkerId: string,
  { decision, reason }: Decision,
): Promise<Approval> {
  const closing = { state: decision, checkerId, decisionReason: reason, decidedAt: ctx.now };
  await closeApproval(ctx.tx, approval.id, closing);
  const closed: Approval = { ...approval, ...closing };
  await (decision === 'approved' ? executor.apply(ctx, closed) : executor.onRejected(ctx, closed));
  await recordAudit(ctx, {
    action: `approval.${decision}`,
    subjectKind: approval.subjectKind,
    subjectId: approval.subjectId,
    before: approval.before,
    after: { approval_id: approval.id, kind: approval.kind, change: approval.after },
    ...(reason === null ? {} : { reason }),
  });
  return closed;
}
