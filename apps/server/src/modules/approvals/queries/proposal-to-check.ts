import type { QueryCtx } from '../../../platform/context.ts';
import type { OperatorPrincipal } from '../../../platform/http/principal.ts';
import type { Approvals } from '../domain/table.ts';
import { checkerObjection } from './find-objection.ts';
import { openProposals } from './list-approvals.ts';

/** Whether identity and account numbers of a subject are shown whole to an operator, and why. */
export interface NumbersShown {
  readonly numbers: 'masked' | 'whole';
  /** The recorded reason; absent where they are masked. */
  readonly reason?: string;
}

/**
 * A checker of an open proposal about a subject sees its numbers unmasked: the decision consists of comparing them
 * (decision 058). The maker and roles that cannot decide see them masked.
 *
 * @param kinds the kinds of proposals that are decided by these numbers
 */
export async function numbersForChecker(
  ctx: QueryCtx,
  approvals: Approvals,
  subject: { readonly id: string; readonly kinds: readonly string[] },
  operator: OperatorPrincipal,
): Promise<NumbersShown> {
  for (const proposal of await openProposals(ctx, [subject.id])) {
    const isAbout = proposal.subjectId === subject.id && subject.kinds.includes(proposal.kind);
    if (isAbout && (await checkerObjection(ctx, approvals, proposal, operator)) === null) {
      return { numbers: 'whole', reason: `checking proposal ${proposal.id}` };
    }
  }
  return { numbers: 'masked' };
}
