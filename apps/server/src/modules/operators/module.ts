import type { ModuleManifest } from '../../platform/module.ts';
import type { UnitOfWork } from '../../platform/unit-of-work.ts';
import type { ApprovalExecutor, Approvals } from '../approvals/public.ts';
import type { ImpactCounter } from '../settings/public.ts';
import { operatorExecutors } from './commands/operator-changes.ts';
import type { OperatorDeps } from './domain/operator-deps.ts';
import { chainHeadMails } from './jobs.ts';
import { operatorsImpact } from './queries/setting-impact.ts';
import { operatorAccountRoutes } from './routes.operator.ts';
import { operatorInvariants } from './store.ts';

export interface OperatorsModuleDeps extends OperatorDeps {
  readonly work: UnitOfWork;
  readonly approvals: Approvals;
}

/** The administration of operators. */
export function operatorsModule(
  deps: OperatorsModuleDeps,
): ModuleManifest<ApprovalExecutor, never, never, never, never, ImpactCounter> {
  return {
    name: 'operators',
    impactCounters: operatorsImpact,
    executors: operatorExecutors(deps),
    invariants: operatorInvariants,
    periodic: [chainHeadMails(deps.work)],
    routes: (routes) => operatorAccountRoutes(routes, deps.approvals, deps),
  };
}
