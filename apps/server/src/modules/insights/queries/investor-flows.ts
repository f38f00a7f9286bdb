import type { QueryCtx } from '../../../platform/context.ts';
import { entriesAfter } from '../../ledger/public.ts';
import { movementPartsOf } from '../../servicing/public.ts';
import { addEntries, type Flow } from '../domain/flow.ts';
import { readStoredFlows } from '../store/flows.ts';

/** More entries than an account makes between two nights; what is left is read in the next turn. */
const AT_ONCE = 2_000;

/**
 * Everything that moved an investor's cash, by month and kind and, for the investor's own money, by day: what the
 * nights have added up and the entries since. Exact at any time, and it costs the same however old the account is.
 */
export async function flowsOf(ctx: QueryCtx, cashAccountId: string): Promise<readonly Flow[]> {
  const stored = await readStoredFlows(ctx.reader, cashAccountId);
  let { flows } = stored;
  for (let seq = stored.headSeq; ; ) {
    const fresh = await entriesAfter(ctx, [{ accountId: cashAccountId, seq }], AT_ONCE);
    const last = fresh.at(-1);
    if (last === undefined) {
      return flows;
    }
    const paid = fresh.filter((one) => one.kind === 'distribution').map((one) => one.transferId);
    flows = addEntries(flows, fresh, paid.length === 0 ? new Map() : await movementPartsOf(ctx, paid));
    if (fresh.length < AT_ONCE) {
      return flows;
    }
    seq = last.seq;
  }
}
