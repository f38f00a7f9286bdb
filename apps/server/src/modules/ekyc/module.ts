import type { ModuleManifest, WorkQueueReader } from '../../platform/module.ts';
import type { ApprovalExecutor, Approvals } from '../approvals/public.ts';
import type { ImpactCounter } from '../settings/public.ts';
import { ekycDecision } from './commands/decide-session.ts';
import type { EkycDeps } from './domain/ekyc-deps.ts';
import { ekycJobs, ekycSweep } from './jobs.ts';
import { countReviews } from './queries/read-reviews.ts';
import { ekycImpact } from './queries/setting-impact.ts';
import { ekycOperatorRoutes } from './routes.operator.ts';
import { ekycRoutes, ekycWebhookRoute } from './routes.ts';

export interface EkycModuleDeps extends EkycDeps {
  readonly approvals: Approvals;
  readonly rateLimitFactor: number;
}

const workQueue: WorkQueueReader = async (ctx) => ({
  can: {},
  counts: { ekyc_reviews: await countReviews(ctx) },
});

/** Identity checks. */
export function ekycModule(
  deps: EkycModuleDeps,
): ModuleManifest<ApprovalExecutor, never, never, never, never, ImpactCounter> {
  return {
    name: 'ekyc',
    impactCounters: ekycImpact,
    executors: [ekycDecision(deps.readIdentity)],
    workQueues: [workQueue],
    jobs: ekycJobs(deps),
    periodic: [ekycSweep(deps)],
    routes(routes, api) {
      ekycRoutes(routes, deps);
      ekycWebhookRoute(api, deps, deps.rateLimitFactor);
      ekycOperatorRoutes(routes, deps.approvals, deps.readIdentity);
    },
  };
}
