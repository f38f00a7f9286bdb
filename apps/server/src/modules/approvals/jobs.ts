import { type Scope, systemActor } from '../../platform/context.ts';
import type { JobTable } from '../../platform/jobs.ts';
import type { Periodic } from '../../platform/periodic.ts';
import type { UnitOfWork } from '../../platform/unit-of-work.ts';
import { readEnabledOperator } from '../identity/public.ts';
import { closeUndecided } from './commands/close-undecided.ts';
import type { Approvals } from './domain/table.ts';
import { holdsKind, isExpired } from './policy.ts';
import { findExpired, findOpenAbout, findOpenOf, findUnbound, lockApproval } from './store/approvals.ts';

const EVERY_MS = 600_000;
const AT_ONCE = 100;
const scope: Scope = { actor: systemActor, dateShiftDays: 0, requestId: null };

/**
 * `close_operator_proposals`: closes the open proposals of an operator who may no longer make them;
 * `close_subject_proposals`: those about a subject that has ended.
 */
export function approvalJobs(work: UnitOfWork, approvals: Approvals): JobTable {
  return {
    close_operator_proposals: (payload, from) =>
      closeOperatorProposals(work, approvals, from, String(payload.operator_id)),
    close_subject_proposals: (payload, from) =>
      closeSubjectProposals(work, approvals, from, String(payload.subject_id)),
  };
}

/** Each in its own transaction, because each kind locks other rows; one that its maker may still make stays. */
async function closeOperatorProposals(
  work: UnitOfWork,
  approvals: Approvals,
  from: Scope,
  makerId: string,
): Promise<void> {
  for (const id of await work.query(from, (ctx) => findOpenOf(ctx.reader, makerId))) {
    await work.command(from, async (ctx) => {
      const approval = await lockApproval(ctx.tx, id);
      const maker = await readEnabledOperator(ctx, makerId);
      if (approval?.state !== 'proposed') {
        return;
      }
      if (!holdsKind(maker, approval)) {
        await closeUndecided(ctx, approvals, approval, 'stale', ['maker']);
      }
    });
  }
}

async function closeSubjectProposals(
  work: UnitOfWork,
  approvals: Approvals,
  from: Scope,
  subjectId: string,
): Promise<void> {
  const open = await work.query(from, (ctx) => findOpenAbout(ctx.reader, [subjectId]));
  for (const { id } of open) {
    await work.command(from, async (ctx) => {
      const approval = await lockApproval(ctx.tx, id);
      if (approval?.state === 'proposed') {
        await closeUndecided(ctx, approvals, approval, 'stale');
      }
    });
  }
}

/** Closes proposals that can no longer be decided: expired, or made before proposals bound what they do. */
export function expiringApprovals(work: UnitOfWork, approvals: Approvals): Periodic {
  return {
    name: 'expiring approvals',
    everyMs: EVERY_MS,
    async run() {
      await closeUnbound(work, approvals, scope);
      await expireApprovals(work, approvals, scope);
    },
  };
}

/** Closes every proposal whose time is over at the scope's business date, each in its own transaction. */
export async function expireApprovals(work: UnitOfWork, approvals: Approvals, at: Scope): Promise<void> {
  const ids = await work.query(at, (ctx) => findExpired(ctx.reader, ctx.businessNow, AT_ONCE));
  for (const id of ids) {
    await work.command(at, async (ctx) => {
      const approval = await lockApproval(ctx.tx, id);
      if (approval?.state === 'proposed' && isExpired(approval, ctx.businessNow)) {
        await closeUndecided(ctx, approvals, approval, 'expired');
      }
    });
  }
}

/** Closes as stale every proposal that binds nothing: what its checker would approve is not certain. */
export async function closeUnbound(work: UnitOfWork, approvals: Approvals, at: Scope): Promise<void> {
  const ids = await work.query(at, (ctx) => findUnbound(ctx.reader, AT_ONCE));
  for (const id of ids) {
    await work.command(at, async (ctx) => {
      const approval = await lockApproval(ctx.tx, id);
      if (approval?.state === 'proposed' && approval.bindingSha256 === null) {
        await closeUndecided(ctx, approvals, approval, 'stale', ['binding']);
      }
    });
  }
}
