import { recordAudit } from '../../../platform/audit.ts';
import type { Ctx } from '../../../platform/context.ts';
import { AppError, type ErrorCode } from '../../../platform/errors.ts';
import { readOperator } from '../../identity/public.ts';
import type { Approval } from '../domain/approval.ts';
import type { ApprovalExecutor } from '../domain/executor.ts';
import type { Approvals } from '../domain/table.ts';
import { isExpired, mayCheck, mayPropose } from '../policy.ts';
import { closeApproval, lockApproval } from '../store.ts';
import { actingOperator } from './acting-operator.ts';
import { bindingNow } from './binding-now.ts';
import { closeUndecided } from './close-undecided.ts';

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
 * @throws AppError `not_found`, `role`, `same_operator`, `approval_decided`, and what applying the change refuses
 */
export async function decideChange(ctx: Ctx, approvals: Approvals, decision: Decision): Promise<Decided> {
  const approval = await lockApproval(ctx.tx, decision.approvalId);
  if (approval === null) {
    throw new AppError('not_found');
  }
  const executor = approvals.executorOf(approval.kind);
  const checkerId = await authoriseChecker(ctx, executor, approval);
  if (approval.state !== 'proposed') {
    throw new AppError('approval_decided', { state: approval.state });
  }
  if (isExpired(approval, ctx.businessNow)) {
    const closed = await closeUndecided(ctx, approvals, approval, 'expired');
    return { approval: closed, refusal: 'approval_expired' };
  }
  if (decision.decision === 'approved' && (await isStale(ctx, executor, approval))) {
    const closed = await closeUndecided(ctx, approvals, approval, 'stale');
    return { approval: closed, refusal: 'approval_stale' };
  }
  return { approval: await close(ctx, executor, approval, checkerId, decision), refusal: null };
}

async function authoriseChecker(ctx: Ctx, executor: ApprovalExecutor, approval: Approval): Promise<string> {
  const checker = await actingOperator(ctx);
  if (!mayCheck(executor, checker)) {
    throw new AppError('role');
  }
  if (checker.id === approval.makerId) {
    throw new AppError('same_operator');
  }
  return checker.id;
}

/**
 * Whether the subject or anything else that the proposal binds changed, is gone or no longer allows this, or the maker
 * may no longer propose it.
 */
async function isStale(ctx: Ctx, executor: ApprovalExecutor, approval: Approval): Promise<boolean> {
  const maker = await readOperator(ctx, approval.makerId);
  if (maker === null || !mayPropose(executor, maker)) {
    return true;
  }
  try {
    const request = { after: approval.after, approvalId: approval.id };
    const subject = await executor.load(ctx, approval.subjectId, request);
    if (subject.version !== approval.subjectVersion || approval.bindingSha256 === null) {
      return true;
    }
    const binding = await bindingNow(ctx, executor, approval.subjectId, request);
    return !binding.equals(approval.bindingSha256);
  } catch (error) {
    if (error instanceof AppError) {
      return true;
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
