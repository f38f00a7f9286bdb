import type { ModuleManifest } from '../../platform/module.ts';
import type { UnitOfWork } from '../../platform/unit-of-work.ts';
import type { ApprovalExecutor } from '../approvals/public.ts';
import type { PayoutHandler } from '../payments/public.ts';
import type { ImpactCounter } from '../settings/public.ts';
import { friendProgress } from './commands/follow-friends.ts';
import { marketingFunding } from './commands/fund-marketing.ts';
import { rewardPayouts } from './commands/reward-payouts.ts';
import { referralJobs, rewardsStep } from './jobs.ts';
import { referralsExport } from './queries/export-referrals.ts';
import { referralsImpact } from './queries/setting-impact.ts';
import { referralOperatorRoutes } from './routes.operator.ts';
import { type ReferralDeps, referralRoutes } from './routes.ts';
import { referralInvariants } from './store/invariants.ts';

export interface ReferralsModuleDeps extends ReferralDeps {
  readonly work: UnitOfWork;
}

/** Friends whom customers bring, and their rewards. */
export function referralsModule(
  deps: ReferralsModuleDeps,
): ModuleManifest<ApprovalExecutor, never, PayoutHandler, never, never, ImpactCounter> {
  return {
    name: 'referrals',
    impactCounters: referralsImpact,
    executors: [marketingFunding],
    payouts: [rewardPayouts],
    invariants: referralInvariants,
    exportReader: referralsExport,
    eventConsumers: [friendProgress],
    endOfDayTasks: [rewardsStep],
    jobs: referralJobs(deps.work),
    routes(routes) {
      referralRoutes(routes, deps);
      referralOperatorRoutes(routes);
    },
  };
}
