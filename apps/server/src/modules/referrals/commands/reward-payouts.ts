import { recordAudit } from '../../../platform/audit.ts';
import type { Ctx } from '../../../platform/context.ts';
import { invariant } from '../../../platform/errors.ts';
import { currentBankAccount } from '../../onboarding/public.ts';
import { customerOf, type Payout, type PayoutHandler } from '../../payments/public.ts';
import { findPaidOut, setPayout } from '../store/rewards.ts';
import { sendOut } from './pay-reward.ts';

/** What happens to a business owner's reward as its payout moves on: paid it is done, returned it is sent again. */
export const rewardPayouts: PayoutHandler = {
  purpose: 'reward',
  async onPaid(ctx, payout) {
    invariant(await findPaidOut(ctx.tx, payout.id), `payout ${payout.id} pays a reward`);
  },
  onReturned: payAgain,
};

/** The bank gave it back: it goes out again, to the bank account that is valid now. */
async function payAgain(ctx: Ctx, payout: Payout, reason: string): Promise<void> {
  const reward = await findPaidOut(ctx.tx, payout.id);
  const account = await currentBankAccount(ctx, customerOf(payout));
  invariant(reward && account, `the reward of payout ${payout.id} and its bank account exist`);
  const payoutId = await sendOut(ctx, reward.transferId, reward.userId, account, reward.amountSen);
  await setPayout(ctx.tx, reward.transferId, payoutId);
  await recordAudit(ctx, {
    action: 'referral.reward_sent_again',
    subjectKind: 'user',
    subjectId: reward.userId,
    reason,
  });
}
