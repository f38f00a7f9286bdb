import type { Ctx } from '../../../platform/context.ts';
import type { PayoutHandler } from '../domain/payout.ts';
import { payoutHandler } from '../domain/payout-deps.ts';
import { changeBatch } from '../store/batches.ts';
import { changePayouts, lockBatchPayouts } from '../store/payouts.ts';
import { followBankAccount } from './follow-bank-accounts.ts';

/** Cancels a locked batch that the bank does not have: its payouts wait in the queue again. */
export async function returnToQueue(
  ctx: Ctx,
  handlers: readonly PayoutHandler[],
  batchId: string,
): Promise<void> {
  const payouts = await lockBatchPayouts(ctx.tx, batchId);
  await changeBatch(ctx.tx, batchId, { state: 'cancelled' });
  await changePayouts(
    ctx.tx,
    payouts.map((one) => one.id),
    { state: 'queued', batch_id: null },
  );
  for (const payout of payouts) {
    await payoutHandler(handlers, payout).onGivenBack?.(ctx, { ...payout, state: 'queued', batchId: null });
    if (payout.userId !== null) {
      await followBankAccount(ctx, payout.userId);
    }
  }
}
