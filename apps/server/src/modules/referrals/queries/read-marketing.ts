import { type Sen, sen } from '@titian/finance/sen';
import type { QueryCtx } from '../../../platform/context.ts';
import { accountBalance, platformAccount } from '../../ledger/public.ts';
import { readSettings } from '../../settings/public.ts';
import { readFees } from '../../treasury/public.ts';
import { countUnpaid, sumRewardsOf } from '../store/rewards.ts';

/** The money that rewards are paid from. */
export interface Marketing {
  readonly accountId: string;
  readonly balanceSen: Sen;
  readonly feesAvailableSen: Sen;
  readonly paidSen: Sen;
  readonly waitingRewards: number;
  readonly waitingSen: Sen;
}

/** What finance decides by when it sets money aside. */
export async function readMarketing(ctx: QueryCtx): Promise<Marketing> {
  const accountId = platformAccount('marketing');
  const waitingRewards = await countUnpaid(ctx.reader);
  const { referralRewardSen } = await readSettings(ctx);
  return {
    accountId,
    balanceSen: await accountBalance(ctx, accountId),
    feesAvailableSen: (await readFees(ctx)).availableSen,
    paidSen: await sumRewardsOf(ctx.reader, null),
    waitingRewards,
    waitingSen: sen(referralRewardSen * BigInt(waitingRewards)),
  };
}
