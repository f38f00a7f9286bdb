import type { ModuleManifest } from '../../platform/module.ts';
import type { ApprovalExecutor } from '../approvals/public.ts';
import type { ImpactCounter } from '../settings/public.ts';
import { expireOffers } from './commands/expire-offers.ts';
import { indexEarlierGuarantors } from './commands/index-guarantors.ts';
import { financingJobs, type OfferLetterDeps } from './commands/make-offer-letter.ts';
import { financingOffer } from './commands/offer-financing.ts';
import { gradeOverride } from './commands/override-grade.ts';
import { financingRejection } from './commands/reject-financing.ts';
import { facilityLimit } from './commands/set-facility-limit.ts';
import { financingClosingCheck } from './queries/closing-check.ts';
import { financingExport } from './queries/export-financing.ts';
import { financingImpact } from './queries/setting-impact.ts';
import { financingQueue } from './queries/work-queue.ts';
import { type FinancingOperatorDeps, financingOperatorRoutes } from './routes.operator.ts';
import { type FinancingRouteDeps, financingRoutes } from './routes.ts';
import { financingInvariants } from './store/invariants.ts';

export interface FinancingModuleDeps extends FinancingRouteDeps, FinancingOperatorDeps, OfferLetterDeps {
  readonly storage: FinancingRouteDeps['storage'];
}

/** Applications for financing, their credit assessment and offers. */
export function financingModule(
  deps: FinancingModuleDeps,
): ModuleManifest<ApprovalExecutor, never, never, never, never, ImpactCounter> {
  return {
    name: 'financing',
    impactCounters: financingImpact,
    executors: [financingOffer(deps.notes), financingRejection, gradeOverride, facilityLimit],
    invariants: financingInvariants,
    exportReader: financingExport,
    closingCheck: financingClosingCheck,
    jobs: financingJobs(deps),
    workQueues: [financingQueue],
    endOfDayTasks: [
      { name: 'offers', phase: 'campaigns', run: expireOffers },
      // Before monitoring compares them.
      { name: 'guarantor_identities', phase: 'campaigns', run: indexEarlierGuarantors },
    ],
    routes(routes) {
      financingRoutes(routes, deps);
      financingOperatorRoutes(routes, deps);
    },
  };
}
