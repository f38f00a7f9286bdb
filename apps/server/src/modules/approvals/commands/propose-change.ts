import { fieldMessages } from '@titian/contracts/field-errors';
import { message } from '@titian/contracts/messages/message';
import { may } from '@titian/contracts/permissions';
import { recordAudit } from '../../../platform/audit.ts';
import { later } from '../../../platform/clock.ts';
import { type CodedText, englishOf } from '../../../platform/coded-text.ts';
import type { Ctx } from '../../../platform/context.ts';
import { isUniqueViolation } from '../../../platform/db/database.ts';
import type { JsonValue } from '../../../platform/db/schema.ts';
import { AppError, FieldError, fieldError } from '../../../platform/errors.ts';
import { newId } from '../../../platform/ids.ts';
import type { Approval } from '../domain/approval.ts';
import type { ApprovalExecutor } from '../domain/executor.ts';
import type { Approvals } from '../domain/table.ts';
import { isExpired } from '../policy.ts';
import { subjectObjection } from '../queries/find-objection.ts';
import { insertApproval, lockOpen } from '../store/approvals.ts';
import { actingOperator, rejectAboveLimit, throwRejection } from './acting-operator.ts';
import { bindingNow } from './binding-now.ts';
import { closeUndecided } from './close-undecided.ts';

const DAY_MS = 86_400_000;

export interface Proposal {
  readonly kind: string;
  /** Null where the kind names its subject by what changes (a setting by its key). */
  readonly subjectId: string | null;
  readonly after: JsonValue;
  /** What the maker typed, or a message where the product gives the reason. */
  readonly reason: CodedText;
}

/**
 * Stores a change that a different operator has to decide, with what it replaces (OPS-1).
 *
 * @throws AppError `role`, `above_limit`, `not_found`, `own_account`, `own_customer_account`, `approval_pending`, errors of the
 * subject; FieldError on `after.…`
 */
export async function proposeChange(ctx: Ctx, approvals: Approvals, proposal: Proposal): Promise<Approval> {
  const executor = approvals.executorOf(proposal.kind);
  const maker = await actingOperator(ctx);
  if (!may(maker, executor.kind)) {
    throw new AppError('role');
  }
  checkAfter(executor, proposal.after);
  const subjectId = proposal.subjectId ?? executor.subjectIdOf(proposal.after);
  if (subjectId === null) {
    throw fieldError('subject_id', message('proposal_subject_required'));
  }
  const subject = { kind: proposal.kind, subjectKind: executor.subjectKind, subjectId };
  throwRejection(await subjectObjection(ctx, approvals, subject, maker.id));
  await rejectSecond(ctx, approvals, proposal.kind, subjectId);
  const id = newId();
  const request = { after: proposal.after, approvalId: null, proposalId: id, proposedAt: ctx.now };
  const loaded = await executor.load(ctx, subjectId, request);
  const binding = await bindingNow(ctx, executor, subjectId, request);
  const approval: Approval = {
    ...{ id, ...subject },
    ...{ subjectLabel: loaded.label, subjectVersion: loaded.version, before: loaded.before },
    ...{ after: proposal.after, makerId: maker.id, checkerId: null },
    reason: englishOf(proposal.reason),
    reasonMessage: typeof proposal.reason === 'string' ? null : proposal.reason,
    ...{ bindingSha256: binding.sha256, binds: binding.binds, staleBecause: [] },
    ...{ confirmerRoles: await executor.confirmerRoles(ctx, subjectId, request) },
    ...{ firstCheckerId: null, firstCheckedAt: null, firstCheckReason: null, decisionReason: null },
    ...{ state: 'proposed', createdAt: ctx.now, decidedAt: null },
    expiresAt: later(ctx.businessNow, (await approvals.expiryDays(ctx)) * DAY_MS),
  };
  // Only what was loaded says how much money it is.
  rejectAboveLimit(maker, approval);
  await insert(ctx, approval);
  await executor.onProposed(ctx, approval);
  await auditProposal(ctx, approval);
  return approval;
}

function checkAfter(executor: ApprovalExecutor, after: JsonValue): void {
  const parsed = executor.after.safeParse(after);
  if (!parsed.success) {
    throw new FieldError(
      fieldMessages(parsed.error.issues.map((one) => ({ ...one, path: ['after', ...one.path] }))),
    );
  }
}

/** One open proposal per kind and subject; one whose time is over makes room. */
async function rejectSecond(ctx: Ctx, approvals: Approvals, kind: string, subjectId: string): Promise<void> {
  const open = await lockOpen(ctx.tx, kind, subjectId);
  if (open === null) {
    return;
  }
  if (!isExpired(open, ctx.businessNow)) {
    throw new AppError('approval_pending', { approval_id: open.id });
  }
  await closeUndecided(ctx, approvals, open, 'expired');
}

async function insert(ctx: Ctx, approval: Approval): Promise<void> {
  try {
    await insertApproval(ctx.tx, approval);
  } catch (error) {
    if (isUniqueViolation(error, 'approvals_one_open')) {
      throw new AppError('approval_pending');
    }
    throw error;
  }
}

async function auditProposal(ctx: Ctx, approval: Approval): Promise<void> {
  await recordAudit(ctx, {
    action: 'approval.proposed',
    subjectKind: approval.subjectKind,
    subjectId: approval.subjectId,
    before: approval.before,
    after: { approval_id: approval.id, kind: approval.kind, change: approval.after },
    // An entry of the log is the same for every reader; the kind of the proposal says what a coded reason would.
    ...(approval.reasonMessage === null && { reason: approval.reason }),
  });
}
