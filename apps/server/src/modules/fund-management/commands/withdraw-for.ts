import type { Ctx } from '../../../platform/context.ts';
import { withdrawByApproval } from '../../wallet/public.ts';
import type { ManagedOrder } from '../domain/order.ts';

/**
 * Requests a withdrawal to the investor's own account; two operators stand where the investor's fresh code would. It is
 * paid in a batch of payouts, which two operators release.
 * @returns the withdrawal's id
 */
export async function withdrawFor(ctx: Ctx, order: ManagedOrder, approvalId: string): Promise<string> {
  const { investorId: userId, amountSen } = order;
  const { withdrawal } = await withdrawByApproval(ctx, { userId, amountSen, approvalId });
  return withdrawal.id;
}
