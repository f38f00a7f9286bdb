import type { QueryCtx } from '../../../platform/context.ts';
import { type CausedTransfer, transfersOf } from '../../ledger/public.ts';
import { flowsOf, type IssuerFlow } from '../domain/issuer-flow.ts';
import { listIssuerCauses } from '../store/issuer-causes.ts';

/**
 * What came in for an issuer and what was taken from it, as the ledger booked it: its financing less fees and what was
 * paid out, and every payment on its notes with what it was used for. What moved its cash account is not among it.
 */
export async function issuerFlows(ctx: QueryCtx, issuerId: string): Promise<IssuerFlow[]> {
  const causes = await listIssuerCauses(ctx.reader, issuerId);
  const transfers = new Map<string, CausedTransfer[]>();
  const booked = await transfersOf(
    ctx,
    causes.map((one) => one.id),
  );
  for (const one of booked) {
    transfers.set(one.referenceId, [...(transfers.get(one.referenceId) ?? []), one]);
  }
  return causes.flatMap((cause) => flowsOf(cause, transfers.get(cause.id) ?? []));
}
