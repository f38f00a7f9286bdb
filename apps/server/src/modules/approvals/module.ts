import type { ModuleManifest } from '../../platform/module.ts';
import type { UnitOfWork } from '../../platform/unit-of-work.ts';
import type { Approvals } from './domain/table.ts';
import { approvalJobs, expiringApprovals } from './jobs.ts';
import { approvalsQueue } from './queries/work-queue.ts';
import { approvalOperatorRoutes } from './routes.operator.ts';

export interface ApprovalsModuleDeps {
  readonly work: UnitOfWork;
  readonly approvals: Approvals;
}

/** Proposals of one operator that another decides. */
export function approvalsModule({ work, approvals }: ApprovalsModuleDeps): ModuleManifest {
  return {
    name: 'approvals',
    workQueues: [approvalsQueue],
    jobs: approvalJobs(work, approvals),
    periodic: [expiringApprovals(work, approvals)],
    routes: (routes) => approvalOperatorRoutes(routes, approvals),
  };
}
