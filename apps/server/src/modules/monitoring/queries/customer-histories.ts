import type { Day } from '@titian/finance/calendar';
import type { QueryCtx } from '../../../platform/context.ts';
import { guarantorHashes } from '../../financing/public.ts';
import type { CustomerHistory } from '../domain/evaluate.ts';
import { readHistories } from '../store/histories.ts';
import { listInvestedIssuers } from '../store/related.ts';

/** What rules know of some customers to evaluate the days of a period, guarantors of issuers among it; by customer. */
export async function customerHistories(
  ctx: QueryCtx,
  customerIds: readonly string[],
  period: { readonly from: Day; readonly until: Day },
): Promise<ReadonlyMap<string, CustomerHistory>> {
  const issuerIds = await listInvestedIssuers(ctx.reader, customerIds);
  return readHistories(ctx.reader, customerIds, period, await guarantorHashes(ctx, issuerIds));
}
