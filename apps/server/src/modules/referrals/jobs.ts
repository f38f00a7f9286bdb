import type { Scope } from '../../platform/context.ts';
import type { EndOfDayTask } from '../../platform/end-of-day-task.ts';
import type { JobTable } from '../../platform/jobs.ts';
import type { UnitOfWork } from '../../platform/unit-of-work.ts';
import { payReward } from './commands/pay-reward.ts';
import { listUnpaid } from './store/referrals.ts';

const AT_ONCE = 200;

/** `pay_referral_reward` pays one referral, `pay_referral_rewards` all that wait; both are safe twice. */
export function referralJobs(work: UnitOfWork): JobTable {
  return {
    pay_referral_reward: (payload, scope) =>
      work.command(scope, (ctx) => payReward(ctx, String(payload.referral_id))),
    pay_referral_rewards: (_payload, scope) => payAll(work, scope),
  };
}

/** Rewards that waited for money or for somewhere to receive them are tried again every day. */
export const rewardsStep: EndOfDayTask = { name: 'referral_rewards', phase: 'rewards', run: payAll };

async function payAll(work: UnitOfWork, scope: Scope): Promise<void> {
  for (let after: string | null = null; ; ) {
    const ids: string[] = await work.query(scope, (ctx) => listUnpaid(ctx.reader, AT_ONCE, after));
    for (const id of ids) {
      await work.command(scope, (ctx) => payReward(ctx, id));
    }
    after = ids.at(-1) ?? null;
    if (after === null) {
      return;
    }
  }
}
