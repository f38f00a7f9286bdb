import { may } from '@titian/contracts/permissions';
import type { QueryCtx } from '../../../platform/context.ts';
import type { OperatorPrincipal } from '../../../platform/http/principal.ts';
import type { WorkQueueReader } from '../../../platform/module.ts';
import { countBreaches } from '../store/breaches.ts';
import { countConflicts, countDisclosed } from '../store/conflicts.ts';

const ALL = { state: null, from: null, until: null };

/** Overdue notifications and reviews, and disclosures that nobody manages yet; own ones are others' work (CMP-7). */
export async function registersQueue(
  ctx: QueryCtx,
  operator: Pick<OperatorPrincipal, 'id' | 'grants'>,
): Promise<Awaited<ReturnType<WorkQueueReader>>> {
  if (!may(operator, 'register_management')) {
    return { can: {}, counts: {} };
  }
  const breaches = await countBreaches(ctx.reader, ALL, ctx.businessNow);
  const conflicts = await countConflicts(ctx.reader, ALL, ctx.businessDate);
  const disclosed = await countDisclosed(ctx.reader, operator.id);
  return { can: {}, counts: { registers: breaches.overdue + conflicts.overdue + disclosed } };
}
