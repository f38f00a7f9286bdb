import type { Message } from '@titian/contracts/messages/definition';
import { recordAudit } from '../../../platform/audit.ts';
import type { Ctx } from '../../../platform/context.ts';
import { AppError, type ErrorCode } from '../../../platform/errors.ts';
import { readEnabledOperator } from '../../identity/public.ts';
import type { Approval } from '../domain/approval.ts';
import { changedParts } from '../domain/binding.ts';
import type { ApprovalExecutor } from '../domain/executor.ts';
import type { Approvals } from '../domain/table.ts';
import { holdsKind, isExpired } from '../policy.ts';
import { checkerObjection } from '../queries/find-objection.ts';
import { closeApproval, lockApproval, storeFirstCheck } from '../store/approvals.ts';
import { actingOperator, rejectAboveLimit, throwRejection } from './acting-operator.ts';
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
  readonly error: ErrorCode | null;
  /** Why the subject does not allow this any more; null where only the error's own message says it. */
  readonly reason: Message | null;
}

/**
 * Decides a proposal once, or stores the approval of its first checker where a second one has to confirm: the row is
 * locked, the decision written and the change made in one transaction.
 *
 * @throws AppError `not_found`, `role`, `above_limit`, `same_operator`, `own_account`, `own_customer_account`, `approval_decided`,
 * the errors of the executor's role check and of applying the change
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
    return { approval: closed, error: 'approval_expired', reason: null };
  }
  const { changed, reason } =
    decision.decision === 'approved' ? await changedSince(ctx, approvals, approval) : nothingChanged;
  if (changed.length > 0) {
    const closed = await closeUndecided(ctx, approvals, approval, 'stale', changed);
    return { approval: closed, error: 'approval_stale', reason };
  }
  if (decision.decision === 'approved' && needsConfirmation(approval)) {
    const checked = await checkFirst(ctx, approval, checkerId, decision.reason);
    return { approval: checked, error: null, reason: null };
  }
  return {
    approval: await close(ctx, executor, approval, checkerId, decision),
    error: null,
    reason: null,
  };
}

async function authoriseChecker(ctx: Ctx, approvals: Approvals, approval: Approval): Promise<string> {
  const checker = await actingOperator(ctx);
  const rejection = await checkerObjection(ctx, approvals, approval, checker);
  if (rejection === 'above_limit') {
    rejectAboveLimit(checker, approval);
  } else {
    throwRejection(rejection);
  }
  return checker.id;
}

function needsConfirmation({ confirmerRoles, firstCheckerId }: Approval): boolean {
  return confirmerRoles.length > 0 && firstCheckerId === null;
}

/** Stores the first of two approvals; nothing is applied before the second. */
async function checkFirst(
  ctx: Ctx,
  approval: Approval,
  firstCheckerId: string,
  reason: string | null,
): Promise<Approval> {
  const check = { firstCheckerId, firstCheckedAt: ctx.now, firstCheckReason: reason };
  await storeFirstCheck(ctx.tx, approval.id, check);
  await recordAudit(ctx, {
    action: 'approval.checked',
    subjectKind: approval.subjectKind,
    subjectId: approval.subjectId,
    after: { approval_id: approval.id, kind: approval.kind, change: approval.after },
    ...(reason === null ? {} : { reason }),
  });
  return { ...approval, ...check };
}

interface Changed {
  readonly changed: readonly string[];
  /** Why the subject does not allow this any more. */
  readonly reason: Message | null;
}

const nothingChanged: Changed = { changed: [], reason: null };

/**
 * What makes the proposal stale; empty where nothing does: `maker` who may no longer propose it, is disabled or turned
 * out to be the customer whom it is about, `checker` who approved first and may no longer, `binding` that it does not
 * have, `confirmer` whose role is another now, `subject` that was deleted, no longer allows this or has another
 * version, or the changed parts of what it binds.
 */
async function changedSince(ctx: Ctx, approvals: Approvals, approval: Approval): Promise<Changed> {
  const executor = approvals.executorOf(approval.kind);
  const lost = await lostRights(ctx, approvals, approval);
  if (lost.length > 0) {
    return { changed: lost, reason: null };
  }
  if (approval.bindingSha256 === null) {
    return { changed: ['binding'], reason: null };
  }
  const { id, after, subjectId, createdAt: proposedAt } = approval;
  const request = { after, approvalId: id, proposalId: id, proposedAt };
  try {
    const subject = await executor.load(ctx, subjectId, request);
    const confirmers = await executor.confirmerRoles(ctx, subjectId, request);
    if ([...confirmers].sort().join() !== [...approval.confirmerRoles].sort().join()) {
      return { changed: ['confirmer'], reason: null };
    }
    const binding = await bindingNow(ctx, executor, subjectId, request);
    const isSubject = subject.version !== approval.subjectVersion;
    const parts = changedParts(approval.binds, binding.binds);
    // The hash decides; the stored parts only say what differs.
    const isBinding = !binding.sha256.equals(approval.bindingSha256) && parts.length === 0;
    const own = [...(isSubject ? ['subject'] : []), ...(isBinding ? ['binding'] : [])];
    return { changed: [...own, ...parts], reason: null };
  } catch (error) {
    if (error instanceof AppError) {
      return { changed: ['subject'], reason: error.reason };
    }
    throw error;
  }
}

/** Whether maker or first checker have lost the permission for their part. */
async function lostRights(ctx: Ctx, approvals: Approvals, approval: Approval): Promise<string[]> {
  const { makerId, firstCheckerId } = approval;
  const isLost = async (id: string) => {
    const operator = await readEnabledOperator(ctx, id);
    return !holdsKind(operator, approval) || (await approvals.isSamePerson(ctx, approval, id));
  };
  if (await isLost(makerId)) {
    return ['maker'];
  }
  return firstCheckerId !== null && (await isLost(firstCheckerId)) ? ['checker'] : [];
}

async function close(
  ctx: Ctx,
  executor: ApprovalExecutor,
  approval: Approval,
  checkerId: string,
  { decision, reason }: Decision,
): Promise<Approval> {
  const closing = { state: decision, checkerId, decisionReason: reason, decidedAt: ctx.now };
  await closeApproval(ctx.tx, approval.id, closing, ctx.businessDate);
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
