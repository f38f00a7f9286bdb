import { may, type PermissionHolder } from '@titian/contracts/permissions';
import type { QueryCtx } from '../../../platform/context.ts';
import { countInState } from '../store/applications.ts';

/** What of financing waits for an operator, and what they may do about it. */
export async function financingQueue(ctx: QueryCtx, operator: PermissionHolder) {
  const waiting = await countInState(ctx.reader, 'under_review');
  return {
    can: { decide_financing: may(operator, 'financing_offer') },
    counts: { financing_applications: waiting },
  };
}
