/**
 * Owns: referrals, referral_rewards, marketing_fundings.
 * States: a referral is open until all is done in time, or refused; a reward is paid once per side.
 * Announces: nothing; both sides are told by mail and notice.
 * Rules: rewards leave the marketing account, which never goes below zero; who brings himself brings nobody.
 * Use: `friendProgress` follows the events of the modules below; `rewardPayouts` and `marketingFunding` in compose.
 */
export { friendProgress } from './commands/follow-friends.ts';
export { marketingFunding } from './commands/fund-marketing.ts';
export { rewardPayouts } from './commands/reward-payouts.ts';
export { referralJobs, rewardsStep } from './jobs.ts';
export { referralsExport } from './queries/export-referrals.ts';
export { readReferralTasks } from './queries/read-tasks.ts';
export { referralOperatorRoutes } from './routes.operator.ts';
export { referralRoutes } from './routes.ts';
export { referralInvariants } from './store/invariants.ts';
