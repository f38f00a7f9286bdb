import type { Day } from '@titian/finance/calendar';
import { type Sen, ZERO_SEN } from '@titian/finance/sen';
import type { QueryCtx } from '../../../platform/context.ts';
import { readUsers } from '../../identity/public.ts';
import { readSettings } from '../../settings/public.ts';
import { investBy, type Referral, type ReferralState, stateOf } from '../domain/referral.ts';
import { friendName } from '../domain/wording.ts';
import { listReferralsOf } from '../store/referrals.ts';
import { listRewards } from '../store/rewards.ts';

/** A friend as the referrer sees it. */
export interface ShownReferral {
  readonly referral: Referral;
  readonly friend: string;
  /** The rewards it has earned the calling customer. */
  readonly rewardSen: Sen;
  readonly investBy: Day;
  readonly state: ReferralState;
}

/** Limit of the list; the sum of rewards counts all of them. */
const SHOWN = 200;

/** The friends that a customer has brought, newest first. */
export async function readReferrals(ctx: QueryCtx, userId: string): Promise<readonly ShownReferral[]> {
  const referrals = await listReferralsOf(ctx.reader, userId, SHOWN);
  const friends = await readUsers(
    ctx,
    referrals.map((one) => one.refereeId),
  );
  const rewards = await listRewards(
    ctx.reader,
    referrals.map((one) => one.id),
  );
  const own = new Map(rewards.filter((one) => one.userId === userId).map((one) => [one.referralId, one]));
  const { referralDays } = await readSettings(ctx);
  return referrals.map((referral) => {
    const friend = friends.get(referral.refereeId);
    const lastDay = investBy(referral, referralDays);
    const rewardSen = own.get(referral.id)?.amountSen ?? null;
    return {
      referral,
      friend: friend === undefined ? '' : friendName(friend),
      rewardSen: rewardSen ?? ZERO_SEN,
      investBy: lastDay,
      state: stateOf(referral, rewardSen, lastDay, ctx.businessDate),
    };
  });
}
