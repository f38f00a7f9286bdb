import { message } from '@titian/contracts/messages/message';
import { ekycDecision as change } from '@titian/contracts/schemas/operator-proposals';
import type { z } from 'zod';
import { recordAudit } from '../../../platform/audit.ts';
import type { Ctx } from '../../../platform/context.ts';
import { AppError, fieldError } from '../../../platform/errors.ts';
import {
  type ApprovalExecutor,
  type ApprovalOf,
  type ApprovalSubject,
  approvalExecutor,
  boundHash,
} from '../../approvals/public.ts';
import { contentHashes } from '../../files/public.ts';
import { readUser } from '../../identity/public.ts';
import { notifyUsers } from '../../notifications/public.ts';
import type { IdentityReader } from '../domain/ekyc-deps.ts';
import { identityHashOf } from '../domain/identity-hash.ts';
import { type EkycSession, type EkycState, mayDecide } from '../domain/session.ts';
import { lockSession, setApproval, updateSession } from '../store/sessions.ts';

type Decision = z.output<typeof change>;

const states = { Approved: 'approved', Retry: 'retry', Rejected: 'rejected' } as const;

/** Two operators decide a check: approve, request another attempt, reject (KYC-3). */
export function ekycDecision(readIdentity: IdentityReader): ApprovalExecutor {
  return approvalExecutor<Decision>({
    kind: 'ekyc_decision',
    subjectKind: 'ekyc_session',
    after: change,
    load: (ctx, subjectId, { after }) => loadSubject(ctx, readIdentity, subjectId, after),
    async binds(ctx, subjectId) {
      const session = await demandSession(ctx, subjectId);
      const identity = await readIdentity(ctx, session.userId);
      const { files, provider, attempt, verdicts, reasons } = session;
      return {
        customer: session.userId,
        check: { provider, attempt },
        pictures: await contentHashes(
          ctx,
          Object.values(files).filter((id) => id !== null),
        ),
        identity_checked: session.identityHash?.toString('hex') ?? null,
        identity_claimed: identity && identityHashOf(ctx.fieldEncryption, identity).toString('hex'),
        findings: boundHash(ctx.fieldEncryption, [verdicts, reasons]),
      };
    },
    async apply(ctx, approval) {
      const session = await demandSession(ctx, approval.subjectId);
      await decide(ctx, session, approval);
    },
  });
}

async function demandSession(ctx: Ctx, id: string): Promise<EkycSession> {
  const session = await lockSession(ctx.tx, ctx.fieldEncryption, id);
  if (session === null) {
    throw new AppError('not_found');
  }
  return session;
}

async function loadSubject(
  ctx: Ctx,
  readIdentity: IdentityReader,
  subjectId: string,
  after: Decision,
): Promise<ApprovalSubject> {
  const session = await demandSession(ctx, subjectId);
  if (!mayDecide(session.state, after.decision)) {
    throw new AppError('wrong_state', { state: session.state });
  }
  rejectMessage(after);
  const identity = await readIdentity(ctx, session.userId);
  if (after.decision === 'Approved') {
    rejectChangedIdentity(ctx, session, identity && identityHashOf(ctx.fieldEncryption, identity));
  }
  const user = await readUser(ctx, session.userId);
  return {
    version: session.version,
    label: identity?.name ?? `${user?.firstName ?? ''} ${user?.lastName ?? ''}`.trim(),
    before: {
      state: session.state,
      reasons: [...session.reasons],
    },
  };
}

/** A retry or a rejection requires a message to the customer; an approval does not. */
function rejectMessage({ decision, message: written }: Decision): void {
  if ((decision === 'Approved') === (written !== undefined)) {
    throw fieldError(
      'after.message',
      decision === 'Approved' ? message('ekyc_approval_without_message') : message('ekyc_message_required'),
    );
  }
}

function rejectChangedIdentity(_ctx: Ctx, session: EkycSession, current: Buffer | null): void {
  if (current === null || session.identityHash === null || !session.identityHash.equals(current)) {
    throw fieldError('after.decision', message('ekyc_application_changed'));
  }
}

async function decide(ctx: Ctx, before: EkycSession, approval: ApprovalOf<Decision>): Promise<void> {
  const { decision, message: written = null } = approval.after;
  const state: EkycState = states[decision];
  await updateSession(ctx.tx, ctx.fieldEncryption, {
    ...before,
    state,
    message: written,
    decidedAt: ctx.now,
  });
  await setApproval(ctx.tx, before.id, approval.id);
  await recordAudit(ctx, {
    action: 'ekyc.decided',
    subjectKind: 'ekyc_session',
    subjectId: before.id,
    before: { state: before.state },
    after: { state, message: written },
    reason: approval.reason,
  });
  const to = { userId: before.userId, dedupeKey: `ekyc:${before.id}:${before.version}` };
  if (state === 'approved') {
    await notifyUsers(ctx, [{ ...to, template: 'ekyc_approved', params: {} }]);
    return;
  }
  const template = state === 'retry' ? 'ekyc_retry' : 'ekyc_rejected';
  await notifyUsers(ctx, [{ ...to, template, params: { message: written ?? '' } }]);
}
