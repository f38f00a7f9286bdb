import { mandateStatus } from '../modules/direct-debit/public.ts';
import { hasRunningApplication } from '../modules/financing/public.ts';
import { readPosition } from '../modules/notes/public.ts';
import type { ProfileReaders } from '../modules/profile/public.ts';
import { readReferralTasks } from '../modules/referrals/public.ts';

/** What the signed-in user is shown of other modules. */
export const profileReaders: ProfileReaders = {
  invested: async (ctx, investorId) => (await readPosition(ctx, investorId)).outstandingSen,
  hasFinancingApplication: hasRunningApplication,
  referralTasks: readReferralTasks,
  mandate: mandateStatus,
};
