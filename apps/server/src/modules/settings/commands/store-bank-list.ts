import type { Ctx } from '../../../platform/context.ts';
import type { BankChannel, ListedBank } from '../domain/bank.ts';
import { changeBankList, listBanks } from '../store.ts';

/**
 * Stores the exchange's list of the banks of a channel, one row each: offline banks are shown as such everywhere, and the
 * list is used when the exchange does not answer (FPX-12).
 */
export async function storeBankList(
  ctx: Ctx,
  channel: BankChannel,
  list: readonly ListedBank[],
  checkedAt: Date,
): Promise<void> {
  for (const { bic, fpxIds } of await listBanks(ctx.tx)) {
    const own = list.filter((one) => fpxIds[channel].includes(one.id));
    if (fpxIds[channel].length > 0) {
      await changeBankList(ctx.tx, bic, channel, own, checkedAt);
    }
  }
}
