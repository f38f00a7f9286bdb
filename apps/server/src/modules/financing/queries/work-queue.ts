import type { QueryCtx } from '../../../platform/context.ts';
import type { OperatorPrincipal } from '../../../platform/http/principal.ts';
import { countInState } from '../store/applications.ts';

/** What of financing waits for an operator, and what they may do about it. */
export async function financingQueue(ctx: QueryCtx, operator: Pick<OperatorPrincipal, 'roles'>) {
  const isCredit = operator.roles.includes('credit');
  const waiting = await countInState(ctx.reader, 'under_review');
  return {
    can: { decide_financing: isCredit },
    counts: { financing_applications: waiting },
  };
}
