import type { Ctx } from '../../../platform/context.ts';
import { deleteRecoveryCodes } from '../store/recovery-codes.ts';
import { deleteDevices } from '../store/trusted-devices.ts';
import { deleteTwoFactor } from '../store/two-factors.ts';

/** Takes a customer's second factor away with its recovery codes and devices; false when there was none. */
export async function removeFactor(ctx: Ctx, userId: string): Promise<boolean> {
  const wasOn = await deleteTwoFactor(ctx.tx, 'user', userId);
  await deleteRecoveryCodes(ctx.tx, userId);
  await deleteDevices(ctx.tx, 'user', userId);
  return wasOn;
}
