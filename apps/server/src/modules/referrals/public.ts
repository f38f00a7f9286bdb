/**
 * Owns: referrals, referral_rewards, marketing_fundings.
 * States: a referral is open until all is done in time, or rejected; a reward is paid once per side.
 * Rules: rewards leave the marketing account, which never goes below zero; self-referrals are rejected.
 * Use: `readReferralTasks` for how far a customer's friends have come, `friendsOfRewards` for whom a reward is about.
 */
export { rewardsStep } from './jobs.ts';
export { friendsOfRewards } from './queries/friends-of-rewards.ts';
export { readReferrals } from './queries/read-referrals.ts';
export { readReferralTasks } from './queries/read-tasks.ts';
