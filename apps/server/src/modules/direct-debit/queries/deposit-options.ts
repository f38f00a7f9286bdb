import { minSen } from '@titian/finance/sen';
import type { Channel, RailCapabilities } from '../../../gateways/rail/port.ts';
import type { QueryCtx } from '../../../platform/context.ts';
import { readUser } from '../../identity/public.ts';
import { isAllowed, readMoneyRestriction } from '../../restrictions/public.ts';
import { readHolidays, readSettings } from '../../settings/public.ts';
import { mayTopUp, readTopupLimits } from '../../wallet/public.ts';
import { validity } from '../domain/terms.ts';

/** What a recurring deposit of today may be (DDB-9): the limits of a top-up, at the kind of account of the investor. */
export async function depositOptions(ctx: QueryCtx, userId: string, { channels }: RailCapabilities) {
  const channel = await channelOf(ctx, userId);
  const { minimumSen, maximumSen } = await readTopupLimits(ctx, userId);
  const most = channels.find((one) => one.channel === channel)?.maxSen;
  return {
    channel,
    leastSen: minimumSen,
    mostSen: most === undefined ? maximumSen : minSen(maximumSen, most),
    /** How often a collection is tried after the first time. */
    retries: (await readSettings(ctx)).collectionAttempts - 1,
    ...validity(ctx.businessDate, await readHolidays(ctx)),
  };
}

export type DepositOptions = Awaited<ReturnType<typeof depositOptions>>;

/** Institutions bank with a corporate account, individuals with a personal one. */
async function channelOf(ctx: QueryCtx, userId: string): Promise<Channel> {
  return (await readUser(ctx, userId))?.type === 'Institution' ? 'b2b1' : 'b2c';
}

/** Whether money may be collected from an investor now, as they could top up themselves (DDB-12). */
export async function mayDeposit(ctx: QueryCtx, userId: string): Promise<boolean> {
  const levels = await readMoneyRestriction(ctx, [userId]);
  return isAllowed(levels.get(userId) ?? 'none', 'topup_start') && (await mayTopUp(ctx, userId));
}
