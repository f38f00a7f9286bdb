import type { Ctx } from '../../../platform/context.ts';
import { type HoldingRefund, refundHoldings as refundRows } from '../store/holding-refunds.ts';

/** Books on holdings what is refunded of the fees and taxes taken from them; while the caller holds the note's lock. */
export async function refundHoldings(ctx: Ctx, refunds: readonly HoldingRefund[]): Promise<void> {
  await refundRows(ctx.tx, refunds);
}
