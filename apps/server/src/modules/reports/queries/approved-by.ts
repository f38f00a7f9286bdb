import type { QueryCtx } from '../../../platform/context.ts';
import { invariant } from '../../../platform/errors.ts';
import { readNames, readProposals } from '../../approvals/public.ts';
import type { FrozenReturn } from '../store/market-returns.ts';

/** Who approved a version of a return, and why it was made. */
export interface ApprovedReturn extends FrozenReturn {
  readonly proposedBy: string;
  readonly approvedBy: string;
  readonly approvedAt: Date;
  readonly reason: string;
}

/** Versions of returns by id, with the operators who proposed and approved each. */
export async function withApproval(
  ctx: QueryCtx,
  versions: readonly FrozenReturn[],
): Promise<ReadonlyMap<string, ApprovedReturn>> {
  const found = await readProposals(
    ctx,
    versions.map((one) => one.approvalId),
  );
  const names = await readNames(ctx, found);
  return new Map(
    versions.map((one) => {
      const approval = found.find(({ id }) => id === one.approvalId);
      invariant(approval?.decidedAt, `the return ${one.id} was approved`);
      const approvedBy = names.get(approval.checkerId ?? '') ?? '';
      return [
        one.id,
        {
          ...one,
          ...{ proposedBy: names.get(approval.makerId) ?? '', approvedBy },
          ...{ approvedAt: approval.decidedAt, reason: approval.reason },
        },
      ];
    }),
  );
}
