import type { QueryCtx } from '../../../platform/context.ts';
import type { PaymentSource } from '../domain/payment-source.ts';
import { listSources } from '../store/sources.ts';

/** The debtor accounts of payments by id, of those whose money is on a statement that names the account. */
export function readPaymentSources(
  ctx: QueryCtx,
  intentIds: readonly string[],
): Promise<ReadonlyMap<string, PaymentSource>> {
  return listSources(ctx.reader, intentIds);
}
