import type { QueryCtx } from '../../platform/context.ts';
import { AppError } from '../../platform/errors.ts';
import type { Call, Routes } from '../../platform/http/route.ts';
import { type Decided, type Decision, decideChange } from './commands/decide-change.ts';
import { proposeChange } from './commands/propose-change.ts';
import type { Approval } from './domain/approval.ts';
import type { Approvals } from './domain/table.ts';
import { readApprovals } from './queries/list-approvals.ts';
import { type ProposalReader, showProposal, showProposals } from './queries/show-proposals.ts';

/** The queue of proposals and its three buttons (OPS-10). */
export function approvalOperatorRoutes(routes: Routes, approvals: Approvals): void {
  const showOne = (ctx: QueryCtx, reader: ProposalReader, row: Approval) =>
    showProposal(ctx, approvals, reader, row);
  const decide = async (call: Call<'operatorApprove' | 'operatorReject'>, decision: Decision) => {
    const decided = await call.command((ctx) => decideChange(ctx, approvals, decision));
    return call.read((ctx) => showOne(ctx, call, accepted(decided)));
  };

  routes.on('operatorApprovals', async (call) =>
    call.read(async (ctx) => {
      const page = await readApprovals(ctx, call.principal.id, call.query);
      const items = await showProposals(ctx, approvals, call, page.rows);
      return { success: true, items, next_cursor: page.nextCursor };
    }),
  );
  routes.on(
    'operatorPropose',
    (call) =>
      call.command(async (ctx) => {
        const { kind, subject_id, after, reason } = call.body;
        const proposal = { kind, subjectId: subject_id ?? null, after, reason };
        return showOne(ctx, call, await proposeChange(ctx, approvals, proposal));
      }),
    201,
  );
  routes.on('operatorApprove', (call) =>
    decide(call, {
      approvalId: call.params.id,
      decision: 'approved',
      reason: call.body.reason ?? null,
    }),
  );
  routes.on('operatorReject', (call) =>
    decide(call, { approvalId: call.params.id, decision: 'rejected', reason: call.body.reason }),
  );
}

/** Throws for a proposal that was closed undecided only here, because closing it had to be committed first. */
function accepted(decided: Decided): Approval {
  const { error: rejection, reason } = decided;
  if (rejection !== null) {
    const details =
      rejection === 'approval_stale' ? { stale_because: [...decided.approval.staleBecause] } : {};
    throw new AppError(rejection, details, reason);
  }
  return decided.approval;
}
