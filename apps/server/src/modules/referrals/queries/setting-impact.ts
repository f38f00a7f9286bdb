import { sen } from '@titian/finance/sen';
import type { ImpactCounter } from '../../settings/public.ts';
import { countOpenReferrals, countUnpaid } from '../store/rewards.ts';

/** What settings decide about referrals (OPS-34). */
export const referralsImpact: readonly ImpactCounter[] = [
  {
    population: 'referral_rewards',
    async count(ctx, { referralRewardSen }) {
      const count = await countUnpaid(ctx.reader);
      return { count, amountSen: sen(referralRewardSen * BigInt(count)) };
    },
  },
  {
    population: 'open_referrals',
    count: async (ctx) => ({ count: await countOpenReferrals(ctx.reader), amountSen: null }),
  },
];
