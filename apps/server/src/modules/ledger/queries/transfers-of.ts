import type { QueryCtx } from '../../../platform/context.ts';
import type { CausedTransfer } from '../domain/transfer.ts';
import { listOfCauses } from '../store/causes.ts';

/** What disbursements and repayments moved, by their ids, in the order of booking. */
export function transfersOf(ctx: QueryCtx, causeIds: readonly string[]): Promise<CausedTransfer[]> {
  return listOfCauses(ctx.reader, causeIds);
}
