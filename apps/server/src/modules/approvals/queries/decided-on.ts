import type { Day } from '@titian/finance/calendar';
import type { Sen } from '@titian/finance/sen';
import type { QueryCtx } from '../../../platform/context.ts';
import { amountOf } from '../domain/proposal-amount.ts';
import { listDecided } from '../store/decided.ts';
import { readNames } from './list-approvals.ts';

/** A proposal that was decided: who, when and how much, and nothing of what it is about. */
export interface DecidedProposal {
  readonly id: string;
  readonly kind: string;
  readonly isApproved: boolean;
  readonly maker: string;
  /** Of a kind that two confirm, who confirmed first. */
  readonly firstChecker: string | null;
  readonly checker: string;
  readonly decidedAt: Date;
  readonly amountSen: Sen | null;
}

/** What operators approved or rejected on the business dates of a range, in the order of the decisions. */
export async function decidedOn(
  ctx: QueryCtx,
  range: { readonly from: Day; readonly to: Day },
): Promise<DecidedProposal[]> {
  const approvals = await listDecided(ctx.reader, range);
  const names = await readNames(ctx, approvals);
  return approvals.flatMap((one) =>
    one.checkerId === null || one.decidedAt === null
      ? []
      : [
          {
            ...{ id: one.id, kind: one.kind, isApproved: one.state === 'approved' },
            maker: names.get(one.makerId) ?? '',
            firstChecker: one.firstCheckerId === null ? null : (names.get(one.firstCheckerId) ?? ''),
            checker: names.get(one.checkerId) ?? '',
            decidedAt: one.decidedAt,
            amountSen: amountOf(one),
          },
        ],
  );
}
